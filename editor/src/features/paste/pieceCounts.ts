import type { PasteBundle } from '@playhouse/core';
import { counted } from '../../i18n/counted.ts';

/** What a bundle can contain: exactly one kind. */
export type PieceKind = 'behaviors' | 'instances' | 'prototypes' | 'scenes';

/** The contents of a bundle with their number, as in "3 behaviors". */
export function countPieces({ behaviors, actorInstances, actorPrototypes, scenes }: PasteBundle): {
  readonly kind: PieceKind;
  readonly label: string;
} {
  if (behaviors) return { kind: 'behaviors', label: counted(behaviors.length, 'behavior') };
  if (actorInstances) return { kind: 'instances', label: counted(actorInstances.length, 'actor') };
  if (actorPrototypes) return { kind: 'prototypes', label: counted(actorPrototypes.length, 'actor') };
  return { kind: 'scenes', label: counted(scenes?.length ?? 0, 'scene') };
}
