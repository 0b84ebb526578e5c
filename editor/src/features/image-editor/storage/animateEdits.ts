import type { Behavior, Edit, Id, Project } from '@playhouse/core';

const animate = 'AnimateBehavior';

/**
 * Edits that make an actor show images one after the other: its first Animate gets them, or a new one at the beginning
 * of its list.
 */
export function animateEdits(
  project: Project,
  prototype: Id,
  animation: { readonly names: readonly string[]; readonly rate: number },
  newId: () => Id,
): readonly Edit[] {
  const owner = { prototype };
  // Images are stored in one text. docs/format.md#literals.
  const images = animation.names.join('\t');
  const behavior = project.actors.get(prototype)?.behaviors.find(isAnimate);
  if (!behavior) {
    const attributes = { images, speed: animation.rate };
    return [{ kind: 'behavior.insert', data: { owner, id: newId(), class: animate, index: 0, attributes } }];
  }
  const set = (field: string, value: unknown): Edit => ({
    kind: 'behavior.setAttribute',
    data: { owner, behavior: behavior.id, field, value },
  });
  return [set('images', images), set('speed', animation.rate)];
}

/** Whether an actor has an Animate in its list. */
export function hasAnimate(project: Project, prototype: Id): boolean {
  return project.actors.get(prototype)?.behaviors.some(isAnimate) ?? false;
}

function isAnimate(behavior: Behavior): boolean {
  return behavior.class === animate;
}
