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

/** At most so many attributes are followed, and so many breakpoints set. */
const mostFollowed = 100;
const mostPlaces = 2000;

const subject: v.GenericSchema<unknown, Subject> = v.union([v.picklist(['game', 'scene']), count]);
const attribute = { subject, id: text };

/** Commands about why the game does what it does. */
export const explainCommands = {
  /** From now on it is told how the behaviors of this actor are; without an actor nothing is. */
  follow: { actor: v.optional(count), attributes: listOf(v.object(attribute), mostFollowed) },
  /** Asks why a behavior or condition did what it did, for an actor or whoever has it. */
  why: { path, actor: v.optional(count) },
  /** Asks who has set an attribute; `owner` says in whose words. */
  whoSet: { ...attribute, owner: path },
  /** From now on the game stops before frames in which one of these is met. */
  breakAt: { places: listOf(path, mostPlaces), attributes: listOf(v.object(attribute), mostFollowed) },
  /** Plays the frame that the game has stopped before, and goes on. */
  continue: {},
} as const;

/** What the frame answers. */
export const explainEvents = {
  /** Without fields other than the actor it is not in the running scene. */
  now: { actor: count, now: v.optional(v.object(actorNowFields)) },
  because: { path, answer: v.optional(v.object(whyFields)) },
  /** The game has stopped before a frame that meets a breakpoint; what happens in it. */
  broke: { ...hitFields, ...eventsFields },
  setBy: { ...attribute, answer: v.optional(v.object(whoSetFields)) },
} as const;
