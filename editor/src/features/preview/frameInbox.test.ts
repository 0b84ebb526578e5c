import { leavingLimits } from '@playhouse/player/messages';
import { beforeEach, expect, it } from 'vitest';
import { eventTypes, type FrameEvent } from '../../preview/frameMessages.ts';
import { createFrameInbox } from './frameInbox.ts';

let time = 0;
let handed: (readonly FrameEvent[])[] = [];
let soon: (() => void)[] = [];
let take: (event: FrameEvent) => boolean;

beforeEach(() => {
  time = 0;
  handed = [];
  soon = [];
  take = createFrameInbox({
    now: () => time,
    soon: (work) => void soon.push(work),
    hand: (events) => void handed.push(events),
  });
});

const beat: FrameEvent = { type: 'beat', frame: 1, isRunning: true, first: 0, last: 1, isRecording: false };
const notice: FrameEvent = { type: 'notice', text: 'Hello' };

/** Advances the clock by milliseconds and runs the scheduled work. */
function wait(milliseconds: number): void {
  time += milliseconds;
  for (const work of soon.splice(0)) work();
}

it('delivers events that arrive close together in one batch, in order', () => {
  for (const event of [beat, notice, beat]) take(event);
  expect(handed).toEqual([]);
  wait(15);
  take(notice);
  wait(15);
  expect(handed).toEqual([[beat, notice, beat], [notice]]);
});

it.each(['notice', 'warning', 'log', 'scene', 'openUrl'] as const)('limits a flood of %s events', (type) => {
  const event = {
    ...notice,
    type,
    frame: 1,
    actorId: '',
    path: [],
    id: '',
    name: '',
    url: 'https://a.b',
  } as FrameEvent;
  for (let count = 0; count < 3000; count += 1) expect(take(event)).toBe(true);
  wait(15);
  expect(handed.flat()).toHaveLength(leavingLimits[type].burst);
});

it('accepts ten minutes of a busy game', () => {
  const log: FrameEvent = { type: 'log', frame: 1, actorId: 'id1', path: [], text: 'Hello' };
  for (let second = 0; second < 600; second += 1) {
    for (let count = 0; count < 50; count += 1) expect(take(beat)).toBe(true);
    for (let count = 0; count < 500; count += 1) expect(take(log)).toBe(true);
    wait(1000);
  }
});

it.each(eventTypes)('stops a flood of "%s" after a few thousand at most', (type) => {
  let taken = 0;
  while (taken < 100_000 && take({ type } as FrameEvent)) taken += 1;
  expect(taken).toBeLessThan(5000);
  wait(15);
  expect(handed.flat().length).toBeLessThanOrEqual(600);
});
