import type { Path } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { isOver, nowAt, positionOf, type Stop, type StopEvent, stepped, stopOf } from './stopped.ts';

const rule: Path = ['actors', 'id5', 'behaviors', 0];
const condition: Path = [...rule, 'conditions', 0];
const add: Path = [...rule, 'behaviors', 0];
const move: Path = ['actors', 'id5', 'behaviors', 1];
const count = { subject: 'game', id: 'id7', frame: 10, from: 0, to: 1 } as const;
const x = { subject: 1, id: 'position.x', frame: 10, from: 0, to: 2 } as const;

const events: readonly StopEvent[] = [
  { kind: 'behavior', path: [...rule], phase: 'update' },
  { kind: 'condition', path: [...condition], holds: true },
  { kind: 'behavior', path: [...add], phase: 'start' },
  { kind: 'change', change: { ...count, writer: { kind: 'behavior', path: [...add], actor: 1 } } },
  { kind: 'behavior', path: [...move], phase: 'update' },
  { kind: 'change', change: { ...x, writer: { kind: 'motion', path: [...move], actor: 1 } } },
];

function stopAt(hit: Partial<Parameters<typeof stopOf>[0]>): Stop {
  const base = { type: 'broke', frame: 10, actor: 1, path: undefined, change: undefined, isExact: true } as const;
  return stopOf({ ...base, events: [...events], ...hit });
}

function positions(stop: Stop) {
  const all = [positionOf(stop)];
  for (let next = stepped(stop); !isOver(next); next = stepped(next)) all.push(positionOf(next));
  return all.map((one) => one && `${one.isAfter ? 'after' : 'before'} ${one.call}`);
}

describe('a stop', () => {
  it.each<[string, Parameters<typeof stopAt>[0], (string | undefined)[]]>([
    ['the first behavior', { path: [...rule] }, ['before 0', 'before 1', 'before 2', 'after 2']],
    ['a condition', { path: [...condition] }, ['before 0', 'before 1', 'before 2', 'after 2']],
    ['an action', { path: [...add] }, ['before 1', 'before 2', 'after 2']],
    [
      'what an action changes',
      { change: events[3]?.kind === 'change' ? events[3].change : undefined },
      ['before 1', 'before 2', 'after 2'],
    ],
    ['what movement changes', { change: events[5]?.kind === 'change' ? events[5].change : undefined }, ['after 2']],
    ['no actor', { actor: undefined, events: [], change: { ...x, writer: { kind: 'physics' } } }, [undefined]],
  ])('at %s shows the game before it, then steps to the end of the behaviors', (_what, hit, wanted) => {
    expect(positions(stopAt(hit))).toEqual(wanted);
  });

  it('has no behavior active that is still to begin', () => {
    const active = [rule, add, move].map((path) => [...path]);
    const now = { frame: 10, owner: [], active, conditions: [], values: [], changes: [] } as Parameters<
      typeof nowAt
    >[0];
    expect(nowAt(now, stopAt({ path: [...condition] })).active).toEqual([rule, move]);
    expect(nowAt(now, stepped(stopAt({ path: [...add] }))).active).toEqual([rule, add, move]);
  });

  it('ends with its frame', () => {
    let stop = stopAt({ path: [...move] });
    for (let steps = 0; steps < 9; steps++) stop = stepped(stop);
    expect([isOver(stop), stepped(stop)]).toEqual([true, stop]);
  });
});
