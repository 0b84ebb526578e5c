import type { Path, Scalar } from '@playhouse/core';
import type { Subject } from '../inspect/gameInspector.ts';

/** Who has changed an attribute. */
export type Writer =
  | { readonly kind: 'behavior'; readonly path: Path; readonly actor: number }
  /** Physics has moved the actor because this behavior wanted it to, as Move does. */
  | { readonly kind: 'motion'; readonly path: Path; readonly actor: number }
  /** Velocity, gravity, collisions. */
  | { readonly kind: 'physics' }
  | { readonly kind: 'script' }
  /** The game itself: time, the scene, the camera. */
  | { readonly kind: 'game' }
  /** Somebody has typed a value while the game ran. */
  | { readonly kind: 'outside' };

/** An attribute that is followed. */
export interface TracedAttribute {
  readonly subject: Subject;
  /** As an inspector names it. */
  readonly id: string;
}

/** One change of an attribute: in which frame, by whom, from what to what. */
export interface AttributeChange extends TracedAttribute {
  readonly frame: number;
  readonly from: Scalar;
  readonly to: Scalar;
  readonly writer: Writer;
}

/** What a condition said when it was asked last in a frame, and what it compared. */
export interface ConditionFact {
  /** False when an earlier condition had decided; `holds` is then what it would have said. */
  readonly isAsked: boolean;
  readonly holds: boolean;
  /** Absent where there is nothing to compare, or no value. */
  readonly left?: Scalar | undefined;
  readonly right?: Scalar | undefined;
}

/** What one behavior did in a frame. */
export interface LinkFact {
  /** It became active. */
  readonly began: boolean;
  /** It had something to do, beginning included. */
  readonly ran: boolean;
  /** A behavior directly inside of it began, or was active after the frame. */
  readonly opened: boolean;
  readonly isOpen: boolean;
  /** What it was after the frame. */
  readonly status: 'idle' | 'running' | 'finished' | 'lingering';
  /** By their order; undefined in frames in which the behavior had nothing to ask. */
  readonly conditions: readonly (ConditionFact | undefined)[];
}

/** A behavior on the way from the actor's list to the one that is asked about. */
export interface ChainLink {
  readonly path: Path;
  readonly class: string;
  readonly isEnabled: boolean;
  /** Notes never do anything. */
  readonly isNote: boolean;
  /** The list of the block around that it stands in. */
  readonly lane: 'behaviors' | 'elseBehaviors';
  /** How many conditions it has, and whether one of them is enough. */
  readonly conditionCount: number;
  readonly isAny: boolean;
  /** A loop that goes on until they are true. */
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
  /** Changes of the attributes that the behavior writes, by anybody, in their order. */
  readonly changes: readonly AttributeChange[];
}

/** Everything about a behavior in a stretch of a game, as plain data: what `explain` needs. */
export interface BehaviorTrace {
  /** The frame before the first one. */
  readonly from: number;
  readonly to: number;
  /** False when the frames could not be played again as they were. */
  readonly isExact: boolean;
  readonly chain: readonly ChainLink[];
  /** The condition of the last link that is asked about. */
  readonly condition: number | undefined;
  readonly frames: readonly FrameFact[];
  /** Scenes that the actor is placed in. */
  readonly placedIn: readonly string[];
  /** Some behavior that is on spawns it. */
  readonly isSpawned: boolean;
  /** The actor that is asked about, or every one of the running scene, has behaviors of its own. */
  readonly isUnlocked: boolean;
  /** The behavior that has destroyed the actor. */
  readonly destroyedBy: Path | undefined;
  /** Attributes that the behavior writes. */
  readonly writes: readonly TracedAttribute[];
}
