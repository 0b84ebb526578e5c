import type { Path } from '@playhouse/core';
import type { TracedAttribute } from '@playhouse/runtime';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import { pathKey, type Why } from './useWhy.ts';

type Broke = Extract<FrameEvent, { type: 'broke' }>;
export type StopEvent = Broke['events'][number];

/** A game that has stopped in a frame that hits a breakpoint, and how far the frame has been stepped through. */
export interface Stop extends Broke {
  /**
   * Number of the event that is about to happen; one more than the last when all behaviors have run and the actors are
   * about to move, two more when the frame is over.
   */
  readonly at: number;
}

/** A stop at the event that hit the breakpoint. */
export function stopOf(broke: Broke): Stop {
  const { events, path, change } = broke;
  const wanted = path && pathKey(path);
  const at = events.findIndex((event) => {
    if (change) return event.kind === 'change' && isSame(event.change, change);
    return event.kind !== 'change' && pathKey(event.path) === wanted;
  });
  return { ...broke, at: Math.max(0, at) };
}

function isSame(one: TracedAttribute, other: TracedAttribute): boolean {
  return one.subject === other.subject && one.id === other.id;
}

/** The stop at the next behavior, then at the end of the behaviors, then of the frame; unchanged after that. */
export function stepped(stop: Stop): Stop {
  const { events, at } = stop;
  if (isOver(stop)) return stop;
  const next = events.findIndex(({ kind }, index) => index > at && kind === 'behavior');
  if (next >= 0) return { ...stop, at: next };
  return { ...stop, at: isAtEnd(stop) ? events.length + 1 : events.length };
}

/** Whether the whole frame was played. */
export function isOver({ events, at }: Stop): boolean {
  return at > events.length;
}

type Position = NonNullable<Extract<FrameCommand, { type: 'stepInto' }>['position']>;

/** The position in the frame, which the game shows; undefined before it. Not defined for a frame that is over. */
export function positionOf(stop: Stop): Position | undefined {
  const { events, at, actor } = stop;
  const calls = events.flatMap(({ kind }, index) => (kind === 'behavior' ? [index] : []));
  if (actor === undefined || calls.length === 0) return undefined;
  const isAfter = isAtEnd(stop);
  const call = isAfter ? calls.length - 1 : calls.filter((index) => index <= at).length - 1;
  return call < 0 ? undefined : { actor, call, isAfter };
}

/** Whether all behaviors have run. What follows are changes that no behavior has made directly, such as movement. */
function isAtEnd({ events, at }: Stop): boolean {
  const event = events[at];
  if (!event) return true;
  const isIndirect = event.kind === 'change' && event.change.writer.kind !== 'behavior';
  return isIndirect && !events.some(({ kind }, index) => index > at && kind === 'behavior');
}

/** The behavior or condition that is about to happen, as a key. */
export function currentKey(stop: Stop): string | undefined {
  const path = currentPath(stop);
  return path && pathKey(path);
}

/** The behavior or condition that is about to happen. */
export function currentPath({ events, at }: Stop): Path | undefined {
  const event = events[at];
  if (!event) return undefined;
  if (event.kind !== 'change') return event.path;
  const { writer } = event.change;
  return 'path' in writer ? writer.path : undefined;
}

type Now = NonNullable<Why['now']>;

/** The state of an actor after the events up to the current one; behaviors that begin from there on are not active yet. */
export function nowAt(now: Now, { events, at }: Stop): Now {
  const conditions = new Map(now.conditions.map((one) => [pathKey(one.path), one]));
  const ahead = new Set<string>();
  for (const [index, event] of events.entries()) {
    if (event.kind === 'condition' && index <= at) conditions.set(pathKey(event.path), event);
    if (event.kind === 'behavior' && event.phase === 'start' && index >= at) ahead.add(pathKey(event.path));
  }
  const active = now.active.filter((path) => !ahead.has(pathKey(path)));
  return { ...now, active, conditions: [...conditions.values()] };
}
