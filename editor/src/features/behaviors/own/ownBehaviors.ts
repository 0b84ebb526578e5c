import type { SavedBehaviorDocument } from '@playhouse/core';
import type { OwnBehaviorEntry } from '@playhouse/sync';
import { useEffect, useMemo } from 'react';
import { useProject } from '../../../session/SessionContext.ts';
import type { Insertable } from '../list/insertable.ts';
import { openKept, useKeptBehaviors } from './keptBehaviors.ts';

/** A behavior that the author saved: on this device, or in the project. */
export interface OwnBehavior {
  readonly id: string;
  readonly name: string;
  /** Class of its first behavior. */
  readonly className: string;
  readonly thing: Extract<Insertable, { readonly kind: 'own' | 'saved' }>;
}

/** Everything that the author saved, in alphabetical order. */
function ownBehaviors(
  kept: readonly OwnBehaviorEntry[],
  saved: Iterable<SavedBehaviorDocument>,
): readonly OwnBehavior[] {
  const all: OwnBehavior[] = [
    ...kept.map(({ id, name, className }) => ({ id, name, className, thing: { kind: 'own', own: id } as const })),
    ...Array.from(saved, ({ id, name, behavior }) => ({
      id,
      name,
      className: behavior.class,
      thing: { kind: 'saved', saved: id } as const,
    })),
  ];
  return all.sort((one, other) => one.name.localeCompare(other.name));
}

/** The behaviors that the author saved on this device and in the open project. */
export function useOwnBehaviors(): readonly OwnBehavior[] {
  const kept = useKeptBehaviors((state) => state.behaviors);
  useEffect(() => void openKept().catch(() => undefined), []);
  const saved = useProject((project) => project.behaviors);
  return useMemo(() => ownBehaviors(kept, saved.values()), [kept, saved]);
}
