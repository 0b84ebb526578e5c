import type { Path, Scalar } from '@playhouse/core';
import type { Subject } from '../inspect/gameInspector.ts';

/** Who changed an attribute. */
export type Writer =
  | { readonly kind: 'behavior'; readonly path: Path; readonly actor: number }
  /** Physics moved the actor because of this behavior's contribution, as with Move. */
  | { readonly kind: 'motion'; readonly path: Path; readonly actor: number }
  /** Velocity, gravity, collisions. */
  | { readonly kind: 'physics' }
  | { readonly kind: 'script' }
  /** The game itself: time, the scene, the camera. */
  | { readonly kind: 'game' }
  /** Someone entered a value while the game ran. */
  | { readonly kind: 'outside' };

/** An attribute that is followed. */
export interface TracedAttribute {
  readonly subject: Subject;
  /** Its name in an inspector. */
  readonly id: string;
}

/** One change of an attribute: in which frame, by whom, from what to what. */
export interface AttributeChange extends TracedAttribute {
  readonly frame: number;
  readonly from: Scalar;
  readonly to: Scalar;
  readonly writer: Writer;
}

/** The last result of a condition in a frame, and the values that it compared. */
export interface ConditionFact {
  /** False when an earlier condition had decided; `holds` is then the result it would have had. */
  readonly isAsked: boolean;
  readonly holds: boolean;
  /** Absent if there is nothing to compare, or no value. */
  readonly left?: Scalar | undefined;
  readonly right?: Scalar | undefined;
}

/** What one behavior did in a frame. */
export interface LinkFact {
  /** It became active. */
  readonly began: boolean;
  /** It had something to do, including starting. */
  readonly ran: boolean;
  /** A direct child started, or was active after the frame. */
  readonly opened: boolean;
  readonly isOpen: boolean;
  /** Its state after the frame. */
  readonly status: 'idle' | 'running' | 'finished' | 'lingering';
  /** In order; undefined in frames in which the behavior evaluated none. */
  readonly conditions: readonly (ConditionFact | undefined)[];
}

/** A behavior on the path from the actor's list to the behavior in question. */
export interface ChainLink {
  readonly path: Path;
  readonly class: string;
  readonly isEnabled: boolean;
  /** Notes never do anything. */
  readonly isNote: boolean;
  /** The list of the enclosing block that contains it. */
  readonly lane: 'behaviors' | 'elseBehaviors';
  /** The number of its conditions, and whether one of them is enough. */
  readonly conditionCount: number;
  readonly isAny: boolean;
  /** A loop that runs until they are true. */
  readonly isUntil: boolean;
  readonly runsOnce: boolean;
  readonly isSequential: boolean;
  /** For timers. */
  readonly timer: 'every' | 'after' | 'for' | undefined;
  /** The last behavior before it in its list that can run. */
  readonly before: Path | undefined;
}

/** Where the actor was in a frame. */
export type Situation = 'present' | 'paused' | 'waiting' | 'absent';

export interface FrameFact {
  readonly frame: number;
  readonly situation: Situation;
  /** Id of the scene that ran. */
  readonly scene: string;
  /** Key of the actor; undefined while there is none. */
  readonly actor: number | undefined;
  /** By the chain. */
  readonly links: readonly LinkFact[];
  readonly faults: readonly { readonly link: number; readonly code: string; readonly detail: string }[];
  /** Changes of the attributes that the behavior writes, by anyone, in order. */
  readonly changes: readonly AttributeChange[];
}

/** Everything about a behavior in a range of frames, as plain data: the input of `explain`. */
export interface BehaviorTrace {
  /** The frame before the first one. */
  readonly from: number;
  readonly to: number;
  /** False when the frames could not be played again as they were. */
  readonly isExact: boolean;
  readonly chain: readonly ChainLink[];
  /** The condition of the last link, if the question is about one. */
  readonly condition: number | undefined;
  readonly frames: readonly FrameFact[];
  /** Scenes that the actor is placed in. */
  readonly placedIn: readonly string[];
  /** Some enabled behavior spawns it. */
  readonly isSpawned: boolean;
  /** The actor in question, or every one in the running scene, has behaviors of its own. */
  readonly isUnlocked: boolean;
  /** The behavior that destroyed the actor. */
  readonly destroyedBy: Path | undefined;
  /** Attributes that the behavior writes. */
  readonly writes: readonly TracedAttribute[];
}
