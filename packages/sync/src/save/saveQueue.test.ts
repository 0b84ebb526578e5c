import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advanceSaveQueue, cleanQueue, type SaveQueueEvent, type SaveQueueState, saveTimes } from './saveQueue.ts';

function run(events: readonly SaveQueueEvent[], from: SaveQueueState = cleanQueue) {
  let state = from;
  const effects = events.map((event) => {
    const step = advanceSaveQueue(state, event);
    state = step.state;
    return step.effects;
  });
  return { state, last: effects.at(-1) ?? [] };
}

const edit = (at: number, isKept = true): SaveQueueEvent => ({ type: 'edited', at, isKept });
const timer = (at = 500, isOngoing = false): SaveQueueEvent => ({ type: 'timer', at, isOngoing });
const written = (at: number): SaveQueueEvent => ({ type: 'written', at });

describe('the save queue', () => {
  test.each([
    ['an edit waits for the debounce', [edit(0)], 'waiting', [{ type: 'schedule', after: saveTimes.debounce }]],
    ['another edit does not restart the wait', [edit(0), edit(200)], 'waiting', [{ type: 'schedule', after: 300 }]],
    [
      'edits without a pause are still written',
      [edit(0), edit(100), edit(200), edit(300), edit(400)],
      'waiting',
      [{ type: 'schedule', after: 100 }],
    ],
    ['the timer writes', [edit(0), timer()], 'writing', [{ type: 'unschedule' }, { type: 'write' }]],
    [
      'a gesture that goes on is not written yet',
      [edit(0), timer(500, true)],
      'waiting',
      [{ type: 'schedule', after: 500 }],
    ],
    ['its end is written at once', [edit(0), timer(500, true), edit(700)], 'waiting', [{ type: 'schedule', after: 0 }]],
    [
      'a long one is written while it goes on',
      [edit(0), timer(saveTimes.gesture, true)],
      'writing',
      [{ type: 'unschedule' }, { type: 'write' }],
    ],
    ['an edit that the journal cannot hold is written at once', [edit(0, false)], 'writing', [{ type: 'write' }]],
    [
      'hiding the page starts a write at once',
      [edit(0), { type: 'flush' }],
      'writing',
      [{ type: 'unschedule' }, { type: 'write' }],
    ],
    ['nothing is written when nothing has changed', [{ type: 'flush' }], 'clean', []],
    ['a finished write is clean', [edit(0), { type: 'flush' }, written(9)], 'clean', []],
    [
      'an edit during a write waits for its own',
      [edit(0), { type: 'flush' }, edit(5), written(9)],
      'waiting',
      [{ type: 'schedule', after: saveTimes.debounce - 4 }],
    ],
    [
      'the duration of a write counts for the edits made during it',
      [edit(0), { type: 'flush' }, edit(5), edit(300), written(405)],
      'waiting',
      [{ type: 'schedule', after: 100 }],
    ],
    [
      'an edit that cannot wait is written right after the write in progress',
      [edit(0), { type: 'flush' }, edit(5, false), written(9)],
      'writing',
      [{ type: 'write' }],
    ],
    [
      'a failure is tried again later',
      [edit(0), { type: 'flush' }, { type: 'failed' }],
      'failing',
      [{ type: 'schedule', after: saveTimes.firstRetry }],
    ],
    [
      'the second failure waits twice as long',
      [edit(0), { type: 'flush' }, { type: 'failed' }, timer(), { type: 'failed' }],
      'failing',
      [{ type: 'schedule', after: 2 * saveTimes.firstRetry }],
    ],
    ['a late timer does nothing', [edit(0), { type: 'flush' }, written(9), timer()], 'clean', []],
  ] as const)('%s', (_, events, phase, effects) => {
    const { state, last } = run(events);
    expect(state.phase).toBe(phase);
    expect(last).toEqual(effects);
  });

  test('never has two writes in progress, and never stays idle with unwritten edits', () => {
    const event = fc.constantFrom('edit', 'lost', 'timer', 'drag', 'flush', 'done', 'failed');
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (names) => {
        let state = cleanQueue;
        let writes = 0;
        let isTimed = false;
        let unwritten = 0;
        let inWrite = 0;
        for (const [at, name] of names.entries()) {
          if (writes === 0 && (name === 'done' || name === 'failed')) continue;
          const isTimer = name === 'timer' || name === 'drag';
          if (isTimer && !isTimed) continue;
          if (isTimer) isTimed = false;
          if (name === 'edit' || name === 'lost') unwritten += 1;
          if (name === 'done') unwritten -= inWrite;
          if (name === 'done' || name === 'failed') writes -= 1;
          const step = advanceSaveQueue(state, eventOf(name, at));
          state = step.state;
          for (const effect of step.effects) {
            isTimed = effect.type === 'schedule' ? effect.after >= 0 : effect.type === 'write' ? isTimed : false;
            if (effect.type === 'write') {
              writes += 1;
              inWrite = unwritten;
            }
          }
          expect(writes).toBeLessThanOrEqual(1);
          // A timer or a write is active exactly while something is unwritten.
          expect(writes > 0 || isTimed, names.slice(0, at + 1).join(' ')).toBe(unwritten > 0);
        }
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});

function eventOf(name: string, at: number): SaveQueueEvent {
  if (name === 'edit' || name === 'lost') return { type: 'edited', at, isKept: name === 'edit' };
  if (name === 'done') return { type: 'written', at };
  if (name === 'timer' || name === 'drag') return timer(at, name === 'drag');
  return { type: name === 'flush' ? 'flush' : 'failed' };
}
