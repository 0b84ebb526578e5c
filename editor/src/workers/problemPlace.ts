import type { Id, Issue } from '@playhouse/core';
import type { Problem } from './checkService.ts';

/** Where a list of problems looks: in a scene, or at an actor, which may be placed in a scene. */
export type ProblemPlace =
  | { readonly kind: 'scene'; readonly scene: Id }
  | {
      readonly kind: 'actor';
      readonly prototype: Id;
      readonly instance?: { readonly scene: Id; readonly id: Id };
    };

/** Identifies a place. */
export function keyOfPlace(place: ProblemPlace): string {
  if (place.kind === 'scene') return `scene ${place.scene}`;
  const { prototype, instance } = place;
  return instance ? `actor ${prototype} ${instance.scene} ${instance.id}` : `actor ${prototype}`;
}

/** True for the paths of all findings at a place, and of few others. */
export function mayBeAt(place: ProblemPlace, [collection, id]: Issue['path']): boolean {
  const scene = place.kind === 'scene' ? place.scene : place.instance?.scene;
  return collection === 'scenes' ? id === scene : collection === 'actors' && id === prototypeOf(place);
}

/** Whether a problem is at a place. What is wrong with a prototype is wrong with each actor of its kind. */
export function isAt(place: ProblemPlace, { owner, instance }: Problem): boolean {
  if (owner.kind === 'prototype') return owner.id === prototypeOf(place);
  if (owner.kind !== 'scene') return false;
  if (place.kind === 'scene') return owner.id === place.scene;
  return owner.id === place.instance?.scene && instance?.id === place.instance.id;
}

function prototypeOf(place: ProblemPlace): Id | undefined {
  return place.kind === 'actor' ? place.prototype : undefined;
}
