import type { Behavior } from '../generated/entities.ts';
import type { Project } from '../model/project.ts';

/** Sizes of a project. docs/format.md#validating. */
export interface ProjectSummary {
  readonly title: string;
  readonly scenes: number;
  readonly prototypes: number;
  readonly instances: number;
  /** All behaviors at any depth in prototypes and unlocked instances, without conditions. */
  readonly behaviors: number;
}

/** Counts the contents of a project. docs/format.md#validating. */
export function summarizeProject(project: Project): ProjectSummary {
  let instances = 0;
  let behaviors = 0;
  for (const prototype of project.actors.values()) behaviors += countBehaviors(prototype.behaviors);
  for (const scene of project.scenes.values()) {
    for (const layer of scene.layers) {
      instances += layer.actors.length;
      for (const actor of layer.actors) if (actor.behaviors) behaviors += countBehaviors(actor.behaviors);
    }
  }
  const { title } = project.object;
  return { title, scenes: project.scenes.size, prototypes: project.actors.size, instances, behaviors };
}

function countBehaviors(list: readonly Behavior[]): number {
  const open: (readonly Behavior[])[] = [list];
  let count = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    count += next.length;
    for (const { behaviors, elseBehaviors } of next) {
      if (behaviors !== undefined && behaviors.length > 0) open.push(behaviors);
      if (elseBehaviors !== undefined && elseBehaviors.length > 0) open.push(elseBehaviors);
    }
  }
  return count;
}
