import type { FrameEvent } from '../../preview/frameMessages.ts';
import { faultLevel } from './faultLevel.ts';

/** A frame of the running game in which something went wrong. */
export interface TimelineMark {
  readonly frame: number;
  readonly level: 'warning' | 'error';
}

/** Older marks are left out: the timeline shows only the last seconds. */
export const mostMarks = 500;

/**
 * The marks after an event of the frame, the same list when it changes none. There is one for each frame, of an error
 * where it has both. A game that starts over, or continues from an earlier frame, loses the marks beyond its end.
 */
export function withMark(marks: readonly TimelineMark[], event: FrameEvent): readonly TimelineMark[] {
  if (event.type === 'loaded') return marks.length === 0 ? marks : [];
  if (event.type === 'beat') {
    return marks.some(({ frame }) => frame > event.last) ? marks.filter(({ frame }) => frame <= event.last) : marks;
  }
  if (event.type !== 'fault' && event.type !== 'warning') return marks;
  const level = event.type === 'fault' ? faultLevel(event) : 'warning';
  const same = marks.find(({ frame }) => frame === event.frame);
  if (same && (same.level === level || same.level === 'error')) return marks;
  return [...marks.filter((mark) => mark !== same).slice(1 - mostMarks), { frame: event.frame, level }];
}
