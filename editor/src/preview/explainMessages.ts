import type { Subject } from '@playhouse/player';
import {
  actorNowFields,
  count,
  eventsFields,
  hitFields,
  listOf,
  path,
  text,
  whoSetFields,
  whyFields,
} from '@playhouse/player/messages';
import * as v from 'valibot';

/** Maximum number of followed attributes, and of breakpoints. */
const mostFollowed = 100;
const mostPlaces = 2000;

const subject: v.GenericSchema<unknown, Subject> = v.union([v.picklist(['game', 'scene']), count]);
const attribute = { subject, id: text };

/** Commands about why the game does what it does. */
export const explainCommands = {
  /** From now on, reports the state of this actor's behaviors; without an actor, reports nothing. */
  follow: { actor: v.optional(count), attributes: listOf(v.object(attribute), mostFollowed) },
  /** Asks why a behavior or condition did what it did, for one actor or any that has it. */
  why: { path, actor: v.optional(count) },
  /** Asks what has set an attribute; the answer uses the names in the scope of `owner`. */
  whoSet: { ...attribute, owner: path },
  /** From now on, the game stops before frames that hit one of these. */
  breakAt: { places: listOf(path, mostPlaces), attributes: listOf(v.object(attribute), mostFollowed) },
  /**
   * Shows the frame before which the game has stopped at a position in it: before or after a call of an actor's
   * behaviors. Without a position, shows what was before it.
   */
  stepInto: { position: v.optional(v.object({ actor: count, call: count, isAfter: v.boolean() })) },
  /** Plays the frame before which the game has stopped, and continues. */
  continue: {},
} as const;

/** Answers of the frame. */
export const explainEvents = {
  /** Without `now`, the actor is not in the running scene. */
  now: { actor: count, now: v.optional(v.object(actorNowFields)) },
  because: { path, answer: v.optional(v.object(whyFields)) },
  /** The game has stopped before a frame that hits a breakpoint; contains what happens in it. */
  broke: { ...hitFields, ...eventsFields },
  setBy: { ...attribute, answer: v.optional(v.object(whoSetFields)) },
} as const;
