import type { BehaviorOwner } from '@playhouse/core';
import { create } from 'zustand';

/** What a list of behaviors does in the frame of a game that plays beside it. */
export interface LiveFrame {
  /** The list, as named by `listKey`. */
  readonly list: string;
  /** Ids of behaviors that are active or acted just now. */
  readonly active: ReadonlySet<string>;
  /** Whether conditions are true, by id; those that were not evaluated are missing. */
  readonly conditions: ReadonlyMap<string, boolean>;
  /** Shortened results of expressions, by `valueKey`. */
  readonly values: ReadonlyMap<string, string>;
  /** What last changed the attributes that the list names, by `attributeKey`. */
  readonly writers: ReadonlyMap<string, LiveWriter>;
  /** The behavior or condition at which the game has stopped. */
  readonly stoppedAt: string | undefined;
}

/** What changed an attribute, in words, and the route inside the project to it. */
export interface LiveWriter {
  readonly name: string;
  readonly route: string | undefined;
}

/** An actor of the running scene whose behaviors can be shown. */
interface LiveActor {
  readonly key: number;
  readonly name: string;
}

/** The game that plays beside a list of behaviors. */
export interface LiveGame {
  /** Name of the running scene. */
  readonly scene: string;
  /** The moment at which the game is paused, in seconds; undefined while it runs. */
  readonly pausedAt: string | undefined;
  /** The actor whose behaviors are shown; undefined when none of its kind is in the running scene. */
  readonly actor: LiveActor | undefined;
  /** All actors that have these behaviors. */
  readonly actors: readonly LiveActor[];
  readonly choose: (key: number) => void;
  /** Another scene that contains such an actor, and what plays it. */
  readonly elsewhere: { readonly name: string; readonly play: () => void } | undefined;
}

interface LiveList {
  /** Undefined while no game plays beside the list. */
  readonly game: LiveGame | undefined;
  /** Undefined while nothing is known about the list. */
  readonly frame: LiveFrame | undefined;
}

/** What the cards of a behavior list show about the game that plays beside them. */
export const useLiveList = create<LiveList>()(() => ({ game: undefined, frame: undefined }));

/** Names a list of behaviors. */
export function listKey(owner: BehaviorOwner): string {
  return 'prototype' in owner ? owner.prototype : `${owner.scene} ${owner.instance}`;
}

/** Names an expression of a behavior or condition; `field` may lead to a part, as in `velocity.x`. */
export function valueKey(id: string, field: string): string {
  return `${id} ${field}`;
}
