import type { BehaviorOwner, Issue, NameScope, Project } from '@playhouse/core';
import { createContext, useContext } from 'react';
import type { ExpressionScope } from '../expression/expressionScope.ts';

/** What every card of a behavior list reads. */
export interface BehaviorSurroundings {
  readonly project: Project;
  /** The names that programs here can use. */
  readonly names: NameScope;
  /** What expressions here can refer to, and what they come to. */
  readonly scope: ExpressionScope;
  readonly owner: BehaviorOwner;
  /** False while the list belongs to the prototype of a locked instance. */
  readonly isEditable: boolean;
  readonly issues: ReadonlyMap<string, readonly Issue[]>;
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
