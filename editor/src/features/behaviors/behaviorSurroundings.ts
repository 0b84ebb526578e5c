import type { Behavior, BehaviorOwner, Checkpoint, Issue, KeypathOwner, NameScope, Project } from '@playhouse/core';
import { createContext, useContext } from 'react';
import type { ExpressionScope } from '../expression/expressionScope.ts';
import type { JudgeBehavior } from './judgeBehaviors.ts';

/** What every card of a behavior list needs to know. */
export interface BehaviorSurroundings {
  readonly project: Project;
  /** The names that expressions here can use. */
  readonly names: NameScope;
  /** What expressions here can refer to, and what they evaluate to. */
  readonly scope: ExpressionScope;
  readonly owner: BehaviorOwner;
  /** False while the list belongs to the prototype of a locked instance. */
  readonly isEditable: boolean;
  /** A unique description of a behavior: "Change Velocity in Jump, Pip". */
  readonly placeOf: (behavior: Behavior) => string;
  /** Findings of the last check by behavior; those of conditions also by condition. */
  readonly issues: ReadonlyMap<string, readonly Issue[]>;
  /** Judges a behavior at once, as it is now or as a draft. */
  readonly judge: JudgeBehavior;
  /** The last undo step when the list was opened; what later ones insert is fresh. */
  readonly openedAfter: Checkpoint | undefined;
  /** The behavior that the URL selects. */
  readonly wanted: string | undefined;
}

export const SurroundingsContext = createContext<BehaviorSurroundings | undefined>(undefined);

/** Available only inside a behavior page. */
export function useSurroundings(): BehaviorSurroundings {
  const value = useContext(SurroundingsContext);
  if (!value) throw new Error('Behavior cards must be inside a behavior page.');
  return value;
}

/** The owner of behaviors as programs see it. */
export function keypathOwnerOf(owner: BehaviorOwner): KeypathOwner {
  return 'prototype' in owner
    ? { kind: 'prototype', id: owner.prototype }
    : { kind: 'instance', scene: owner.scene, id: owner.instance };
}
