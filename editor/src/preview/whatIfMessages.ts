import { count, finite, listOf, text } from '@playhouse/player/messages';
import * as v from 'valibot';

/** Longer predictions are not useful. docs/decisions/0057-what-if.md. */
const mostFrames = 1200;

/** Switches what-if on, so that actors can be dragged in the paused picture; off removes all ghosts. */
export const whatIfMode = { isOn: v.boolean(), canDrag: v.boolean() } as const satisfies v.ObjectEntries;

/** Shows where an actor would go with these documents replaced, or without changes if there are none. */
export const whatIfQuestion = {
  actor: count,
  frames: v.pipe(count, v.minValue(1), v.maxValue(mostFrames)),
} as const satisfies v.ObjectEntries;

/** The paths shown and where they lead, the chosen actor's first. */
export const ghostFields = {
  isChanged: v.boolean(),
  /** The frame at which they start, and their length in frames. */
  frame: count,
  frames: count,
  ending: v.picklist(['time', 'gone', 'scene', 'waits', 'newer', 'restart', 'failed']),
  milliseconds: count,
  paths: listOf(v.object({ key: count, name: text, x: finite, y: finite, isGone: v.boolean() }), 100),
} as const satisfies v.ObjectEntries;

/** An actor is being dragged in the paused picture: the position that it would have in the scene. */
export const dragFields = {
  phase: v.picklist(['start', 'move', 'end', 'cancel']),
  x: finite,
  y: finite,
} as const satisfies v.ObjectEntries;
