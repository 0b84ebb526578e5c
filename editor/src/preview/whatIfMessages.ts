import { count, finite, listOf, text } from '@playhouse/player/messages';
import * as v from 'valibot';

/** Seconds and more of a path are no use to anybody. docs/decisions/0057-what-if.md. */
const mostFrames = 1200;

/** Somebody tries something out, and moves actors in the paused picture; off takes all ghosts away. */
export const whatIfMode = { isOn: v.boolean() } as const satisfies v.ObjectEntries;

/** Shows where an actor would go with these documents in place of the project's; without any, as it is. */
export const whatIfQuestion = {
  actor: count,
  frames: v.pipe(count, v.minValue(1), v.maxValue(mostFrames)),
} as const satisfies v.ObjectEntries;

/** What is shown: where each path leads, the chosen actor's first. */
export const ghostFields = {
  isChanged: v.boolean(),
  /** The frame at which they begin, and for how many more they go. */
  frame: count,
  frames: count,
  ending: v.picklist(['time', 'gone', 'scene', 'waits', 'newer', 'restart', 'failed']),
  milliseconds: count,
  paths: listOf(v.object({ key: count, name: text, x: finite, y: finite, isGone: v.boolean() }), 100),
} as const satisfies v.ObjectEntries;

/** An actor is moved in the paused picture: where in the scene it would be by now. */
export const dragFields = {
  phase: v.picklist(['start', 'move', 'end', 'cancel']),
  x: finite,
  y: finite,
} as const satisfies v.ObjectEntries;
