import type { BehaviorOwner, Issue, NameScope, Project } from '@playhouse/core';
import { createContext, useContext } from 'react';

/** What every card of a behavior list reads. */
export interface BehaviorSurroundings {
  readonly project: Project;
  /** The names that programs here can use. */
  readonly names: NameScope;
  readonly owner: BehaviorOwner;
  /** False while the list belongs to the prototype of a locked instance. */
  readonly isEditable: boolean;
  readonly issues: ReadonlyMap<string, readonly Issue[]>;
  readonly closed: ReadonlySet<string>;
  readonly toggle: (behavior: string) => void;
  /** The behavior that the address asks for. */
  readonly wanted: string | undefined;
}

export const SurroundingsContext = createContext<BehaviorSurroundings | undefined>(undefined);

/** Only inside of a behavior page. */
export function useSurroundings(): BehaviorSurroundings {
  const value = useContext(SurroundingsContext);
  if (!value) throw new Error('Behavior cards stand inside a behavior page.');
  return value;
}
