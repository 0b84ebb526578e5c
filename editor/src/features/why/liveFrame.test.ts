import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { valueKey } from '../../ui-state/liveList.ts';
import { liveFrame } from './liveFrame.ts';
import type { Stop } from './stopped.ts';
import type { Change, Why } from './useWhy.ts';

const condition = {
  id: 'id52',
  class: 'EventCondition' as const,
  attributes: { conditionType: 0 as const },
  predicate: { type: 'key' as const, attributes: { keyString: 'space', mode: 'down' } },
};
const behaviors = [
  {
    id: 'id50',
    class: 'RuleBehavior',
    attributes: {},
    conditions: [condition, { ...condition, id: 'id53' }],
    behaviors: [{ id: 'id51', class: 'MoveBehavior', attributes: {} }],
  },
];
const project = buildProject({
  prototypes: [{ id: 'id1', behaviors }],
  scenes: [{ id: 'id20', layers: [{ id: 'id30', actors: [{ id: 'id40', prototype: 'id1', behaviors }] }] }],
});
const lists = {
  prototype: ['actors', 'id1', 'behaviors'],
  instance: ['scenes', 'id20', 'layers', 0, 'actors', 0, 'behaviors'],
} as const;

type Now = NonNullable<Why['now']>;

const nameOf = ({ kind }: Change['writer']) => ({ name: kind, route: undefined });

function nowOf(owner: Now['owner'], part: Partial<Now> = {}): Now {
  const rule = [...owner, 0];
  return {
    frame: 7,
    owner,
    active: [rule],
    conditions: [{ path: [...rule, 'conditions', 0], holds: true, left: 1 / 3, right: 'Pip' }],
    values: [{ path: [...rule, 'behaviors', 0], field: 'velocity.x', value: 12.3456 }],
    changes: [
      { subject: 4, id: 'position.x', frame: 6, from: 1, to: 2, writer: { kind: 'physics' } },
      { subject: 'game', id: 'id9', frame: 6, from: 1, to: 2, writer: { kind: 'script' } },
    ],
    ...part,
  };
}

describe('the state of a list', () => {
  it.each([
    ['prototype', 'id1'],
    ['instance', 'id20 id40'],
  ] as const)('of the %s names its behaviors, conditions and expressions by ids', (kind, list) => {
    expect(liveFrame(project, nowOf(lists[kind]), undefined, nameOf)).toEqual({
      list,
      active: new Set(['id50']),
      conditions: new Map([['id52', true]]),
      values: new Map([
        [valueKey('id51', 'velocity.x'), '12.35'],
        [valueKey('id52', 'left'), '0.33'],
        [valueKey('id52', 'right'), 'Pip'],
      ]),
      writers: new Map([
        ['self position.x', { name: 'physics', route: undefined }],
        ['game id9', { name: 'script', route: undefined }],
      ]),
      stoppedAt: undefined,
    });
  });

  it('leaves out what was not evaluated and what the list no longer has', () => {
    const gone = [...lists.prototype, 3];
    const now = nowOf(lists.prototype, {
      active: [gone],
      conditions: [{ path: [...gone, 'conditions', 0], holds: true }],
      values: [{ path: gone, field: 'speed', value: 1 }],
    });
    const { active, conditions, values } = liveFrame(project, now, undefined, nameOf);
    expect([active.size, conditions.size, values.size]).toEqual([0, 0, 0]);
  });

  it('where the game has stopped is that of the event, not that before the frame', () => {
    const rule = [...lists.prototype, 0];
    const at = (number: number): Stop => ({
      type: 'broke',
      frame: 8,
      isExact: true,
      path: rule,
      events: [
        { kind: 'condition', path: [...rule, 'conditions', 0], holds: false },
        { kind: 'condition', path: [...rule, 'conditions', 1], holds: true },
        { kind: 'behavior', path: [...rule, 'behaviors', 0], phase: 'start' },
      ],
      at: number,
    });
    const states = [0, 1, 2].map((number) => {
      const { conditions, stoppedAt } = liveFrame(project, nowOf(lists.prototype), at(number), nameOf);
      return [conditions.get('id52'), conditions.get('id53'), stoppedAt];
    });
    expect(states).toEqual([
      [false, undefined, 'id52'],
      [false, true, 'id53'],
      [false, true, 'id51'],
    ]);
  });
});
