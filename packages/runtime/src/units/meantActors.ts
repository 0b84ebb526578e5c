import type { CollideTarget } from '../physics/types.ts';

const byTag = 1;

/** The target of a behavior's fields: the actors of a prototype, or those with a tag. */
export function meantActors(fields: {
  readonly mode: number;
  readonly prototypeKey: string;
  readonly actorTag: string;
}): CollideTarget {
  return fields.mode === byTag ? { mode: 1, match: fields.actorTag } : { mode: 0, match: fields.prototypeKey };
}
