import {
  createInstance,
  createProjectNames,
  isIssue,
  type KeypathOwner,
  orderedScenes,
  type Project,
  resolveKeypath,
  valueTypeOf,
} from '@playhouse/core';
import { createGame, createGameInspector, createHeadlessPorts } from '@playhouse/runtime';
import { CommandError, exitStatus } from '../exit.ts';
import type { ExpressionScope } from './evaluateText.ts';

/**
 * The scope of an owner's programs, with initial values, before the first step. `wanted` is an id, or a
 * name that only one thing has; the game when left out.
 */
export async function scopeInProject(
  project: Project,
  wanted: string | undefined,
  seed: number,
): Promise<ExpressionScope> {
  const owner = wanted === undefined ? ({ kind: 'game' } as const) : findOwner(project, wanted);
  const names = createProjectNames(project, owner);
  const stage = stageOf(project, owner);
  const game = await createGame(stage.project, createHeadlessPorts(stage.project), { seed, sceneId: stage.sceneId });
  const actor = createGameInspector(game)
    .actors()
    .find(({ id }) => id === stage.actorId);
  return {
    names,
    typeOf(keypath) {
      const resolved = resolveKeypath(project, keypath, owner);
      return isIssue(resolved) ? resolved : valueTypeOf(resolved.type);
    },
    evaluate: (source) => game.evaluate(source, actor?.key),
  };
}

/** The scene in which an owner's programs can run; a prototype gets an instance without overrides. */
interface Stage {
  readonly project: Project;
  readonly sceneId: string;
  readonly actorId?: string;
}

function stageOf(project: Project, owner: KeypathOwner): Stage {
  const sceneId = owner.kind === 'scene' ? owner.id : owner.kind === 'instance' ? owner.scene : undefined;
  const scene = orderedScenes(project).find(({ id }) => sceneId === undefined || id === sceneId);
  if (!scene) {
    throw new CommandError(exitStatus.io, 'scene.missing', 'The project has no scene, so attributes have no values.');
  }
  if (owner.kind === 'instance') return { project, sceneId: scene.id, actorId: owner.id };
  const [layer, ...others] = scene.layers;
  if (owner.kind !== 'prototype' || !layer) return { project, sceneId: scene.id };
  const actorId = 'id0';
  const instance = createInstance(actorId, owner.id, { x: 0, y: 0 });
  const layers = [{ ...layer, actors: [...layer.actors, instance] }, ...others];
  return {
    sceneId: scene.id,
    actorId,
    project: { ...project, scenes: new Map(project.scenes).set(scene.id, { ...scene, layers }) },
  };
}

function findOwner(project: Project, wanted: string): KeypathOwner {
  const owners: { owner: KeypathOwner; name: string; id: string }[] = [
    { owner: { kind: 'game' }, id: project.object.id, name: project.object.title },
  ];
  for (const { id, attributes } of project.scenes.values())
    owners.push({ owner: { kind: 'scene', id }, id, name: attributes.name });
  for (const { id, attributes } of project.actors.values()) {
    owners.push({ owner: { kind: 'prototype', id }, id, name: attributes.name });
  }
  for (const { id: scene, layers } of project.scenes.values()) {
    for (const { id, attributes } of layers.flatMap(({ actors }) => actors)) {
      owners.push({
        owner: { kind: 'instance', scene, id },
        id,
        name: typeof attributes.name === 'string' ? attributes.name : '',
      });
    }
  }
  const byId = owners.filter(({ id }) => id === wanted);
  const found = byId.length > 0 ? byId : owners.filter(({ name }) => name === wanted);
  const [first, ...further] = found;
  if (first && further.length === 0) return first.owner;
  const message = first
    ? `"${wanted}" matches ${found.length} things in the project. Use an id.`
    : `There is neither a scene nor an actor "${wanted}" in the project.`;
  throw new CommandError(exitStatus.usage, 'owner.missing', message);
}
