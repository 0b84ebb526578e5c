import type { TracedAttribute } from '@playhouse/runtime';
import type { FrameEvent } from '../../preview/frameMessages.ts';
import { pathKey, type Why } from './useWhy.ts';

type Broke = Extract<FrameEvent, { type: 'broke' }>;
export type StopEvent = Broke['events'][number];

/** A game that has stopped before a frame that hits a breakpoint, and how far its events have been stepped through. */
export interface Stop extends Broke {
  /** Number of the event that is about to happen. */
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

/** The stop at the next behavior; unchanged after the last one. */
export function stepped(stop: Stop): Stop {
  const next = stop.events.findIndex(({ kind }, index) => index > stop.at && kind === 'behavior');
  return next < 0 ? stop : { ...stop, at: next };
}

/** The behavior or condition that is about to happen, as a key. */
export function currentKey({ events, at }: Stop): string | undefined {
  const event = events[at];
  if (!event) return undefined;
  if (event.kind !== 'change') return pathKey(event.path);
  const { writer } = event.change;
  return 'path' in writer ? pathKey(writer.path) : undefined;
}

type Now = NonNullable<Why['now']>;

/** The state of an actor after the events up to the current one. */
export function nowAt(now: Now, { events, at }: Stop): Now {
  const conditions = new Map(now.conditions.map((one) => [pathKey(one.path), one]));
  for (const event of events.slice(0, at + 1))
    if (event.kind === 'condition') conditions.set(pathKey(event.path), event);
  return { ...now, conditions: [...conditions.values()] };
}
