import type { Condition } from '@playhouse/core';
import type { ProjectDescription, PrototypeDescription } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import type { ScriptedEvent } from '../index.ts';
import { condition, count, expression, flag, label, rule, soloGame, when, write } from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';

interface Setting {
  readonly events?: readonly ScriptedEvent[];
  readonly prototype?: Omit<PrototypeDescription, 'behaviors'>;
  readonly rest?: Partial<ProjectDescription>;
  readonly frames?: number;
}

/** One letter each time the main section (`m`) or the other section (`o`) of the rule starts. */
async function sections(
  tested: Condition | readonly Condition[],
  setting: Setting = {},
  attributes = {},
): Promise<string> {
  const project = soloGame([rule(tested, [write('m')], [write('o')], attributes)], setting.prototype, setting.rest);
  const game = await playProject(project, { frames: setting.frames ?? 1, events: setting.events ?? [] });
  expect(game.faults.filter(({ cause }) => cause === 'engine')).toEqual([]);
  return String(game.attributes()['game.label']);
}

const at = (frame: number, type: 'pointerDown' | 'pointerMove' | 'pointerUp', x: number, y: number): ScriptedEvent => ({
  frame,
  type,
  x,
  y,
});
const touchAt = (
  frame: number,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touch: number,
  x: number,
  y: number,
): ScriptedEvent => ({
  frame,
  type,
  touch,
  x,
  y,
});

describe('number', () => {
  it.each([
    [5, '==', 5, true],
    [5, '==', 5.0000005, true],
    [5, '==', 5.00001, false],
    [5, '~=', 5, false],
    [5, '~=', 5.0000005, false],
    [5, '~=', 6, true],
    [5, '<', 5, false],
    [5, '<', 6, true],
    [5, '>', 4, true],
    [5, '<=', 5, true],
    [5, '>=', 5.1, false],
    [-0.5, '<', 0, true],
    [5, '==', '5', true],
    [0, '==', '', true],
    [5, '=', 5, true],
    [5, '!=', 6, true],
    [5, '==', expression`2 + 3`, true],
    [5, '>', expression`1 / 0`, false],
    [5, '<', expression`1 / 0`, true],
    [5, '==', expression`0 / 0`, false],
    [5, '~=', expression`0 / 0`, true],
    [5, '==', expression`"five" * 1`, false],
    [5, '~=', expression`"five" * 1`, false],
    [5, '==', 'five', false],
    [5, 'like', 5, false],
  ])('%d %s %o is %s', async (value, operator, RHS, holds) => {
    const attributes = {
      id901: { '@': 'real', $: value, name: 'count' },
      id902: { '@': 'text', $: '', name: 'label' },
    };
    const setting = { rest: { attributes } };
    expect(await sections(when(count, operator, RHS), setting)).toBe(holds ? 'm' : 'o');
    const byExpression = condition('number', { operator, RHS }, { number: expression`${count}` });
    expect(await sections(byExpression, setting)).toBe(holds ? 'm' : 'o');
  });

  it('accepts a text that looks like a number, and never holds for any other text', async () => {
    const text = (value: string) => ({
      rest: {
        attributes: { id901: { '@': 'text', $: value, name: 't' }, id902: { '@': 'text', $: '', name: 'label' } },
      },
    });
    expect(await sections(when(count, '==', 5), text(' 5.0 '))).toBe('m');
    expect(await sections(when(count, '==', 5), text('five'))).toBe('o');
  });
});

describe('string', () => {
  it.each([
    ['Health', '==', 'Health', true],
    ['Health', '==', 'health', false],
    ['Health', '~=', 'health', true],
    ['Health', 'contains', 'alt', true],
    ['Health', 'contains', 'Alt', false],
    ['Health', 'beginsWith', 'Hea', true],
    ['Health', 'beginsWith', 'ealth', false],
    ['Health', 'endsWith', 'lth', true],
    ['Health', 'is', 'Health', true],
    ['Health', 'isNot', 'Health', false],
    ['', '==', '', true],
    ['7', '==', expression`3 + 4`, true],
    ['0.3', '==', expression`0.1 + 0.2`, true],
    ['true', '==', expression`1 < 2`, true],
    ['a', '==', expression`"x" * 1`, false],
  ])('"%s" %s %o is %s', async (value, operator, RHS, holds) => {
    const attributes = { id901: { '@': 'text', $: value, name: 'name' }, id902: { '@': 'text', $: '', name: 'label' } };
    const setting = { rest: { attributes } };
    expect(await sections(condition('string', { operator, RHS }, { keypath: count }), setting)).toBe(holds ? 'm' : 'o');
    const byExpression = condition('string', { operator, RHS }, { text: expression`${count}` });
    expect(await sections(byExpression, setting)).toBe(holds ? 'm' : 'o');
  });
});

describe('boolean', () => {
  it.each([
    [true, true, true],
    [true, false, false],
    [false, false, true],
    [false, 1, false],
    [false, '0', true],
    [false, undefined, false],
  ])('%s is %s: %s', async (value, RHS, holds) => {
    const attributes = {
      id903: { '@': 'boolean', $: value, name: 'flag' },
      id902: { '@': 'text', $: '', name: 'label' },
    };
    const tested = condition('boolean', { operator: '==', ...(RHS !== undefined && { RHS }) }, { keypath: flag });
    expect(await sections(tested, { rest: { attributes } })).toBe(holds ? 'm' : 'o');
  });
});

describe('mouse button', () => {
  const events = [at(5, 'pointerDown', 900, 700), at(10, 'pointerUp', 900, 700)];

  it.each([
    ['down', 'omo'],
    ['up', 'mom'],
  ])('%s anywhere on the screen', async (mouseState, seen) => {
    expect(await sections(condition('mouse', { mouseState }), { events, frames: 20 })).toBe(seen);
  });
});

describe('mouse position', () => {
  const box = { attributes: { size: { width: 100, height: 50 } } };
  const over = condition('mousePosition', { mouseState: 'over actor' });

  it.each([
    [50, 25, 0, true],
    [51, 0, 0, false],
    [0, 26, 0, false],
    [25, 50, 90, true],
    [50, 25, 90, false],
    [35, 35, 45, true],
    [35, -35, 45, false],
  ])('(%d, %d) over a box turned by %d: %s', async (px, py, rotation, isOver) => {
    const prototype = { attributes: { ...box.attributes, rotation } };
    const setting = { events: [at(1, 'pointerMove', px, py)], prototype };
    expect(await sections(over, setting)).toBe(isOver ? 'm' : 'o');
    expect(await sections(condition('mousePosition', { mouseState: 'not over actor' }), setting)).toBe(
      isOver ? 'o' : 'm',
    );
  });

  it.each([
    [true, 1, { x: 0, y: 0 }, 0, 'm'],
    [true, 1, { x: 200, y: 100 }, 0, 'o'],
    [false, 1, { x: 200, y: 100 }, 0, 'm'],
    [true, 1, { x: 200, y: 100 }, 200, 'm'],
    [false, 2, { x: 0, y: 0 }, 0, 'm'],
  ])(
    'in a layer that scrolls: %s, zoomed by %d, with the camera at %o',
    async (scrollable, zoom, origin, position, seen) => {
      const size = { width: 1024 / zoom, height: 768 / zoom };
      const camera = { origin, size, trackingArea: { width: 0, height: 0 }, rotation: 0 };
      const rest = {
        scenes: [
          {
            attributes: { size: { width: 2000, height: 2000 }, camera },
            layers: [{ scrollable, actors: [{ prototype: 'id1', position: { x: position, y: position / 2 } }] }],
          },
        ],
      };
      expect(await sections(over, { events: [at(1, 'pointerMove', 20, 20)], prototype: box, rest })).toBe(seen);
    },
  );

  it('holds over an invisible actor as well', async () => {
    const prototype = { ...box, graphics: { visible: false } };
    expect(await sections(over, { events: [at(1, 'pointerMove', 0, 0)], prototype })).toBe('m');
  });
});

describe('touch', () => {
  const inside: [number, number] = [10, 10];
  const outside: [number, number] = [500, 500];
  const frames = 40;

  it.each([
    ['pressed', 'omo'],
    ['released', 'om'],
    ['inside', 'omomo'],
    ['outside', 'momom'],
  ])('%s: a touch that begins on the actor, leaves it, comes back, and ends', async (touchState, seen) => {
    const events = [
      touchAt(5, 'touchStart', 3, ...inside),
      touchAt(10, 'touchMove', 3, ...outside),
      touchAt(15, 'touchMove', 3, ...inside),
      touchAt(20, 'touchEnd', 3, ...inside),
    ];
    expect(await sections(condition('touch', { touchState }), { events, frames })).toBe(seen);
  });

  it.each([
    ['pressed', 'o'],
    ['inside', 'omo'],
  ])('%s: a touch that begins elsewhere and moves onto the actor', async (touchState, seen) => {
    const events = [
      touchAt(5, 'touchStart', 1, ...outside),
      touchAt(10, 'touchMove', 1, ...inside),
      touchAt(15, 'touchEnd', 1, ...inside),
    ];
    expect(await sections(condition('touch', { touchState }), { events, frames })).toBe(seen);
  });

  it('counts the pressed mouse button as a touch', async () => {
    const events = [at(5, 'pointerDown', ...inside), at(10, 'pointerUp', ...inside)];
    expect(await sections(condition('touch', { touchState: 'pressed' }), { events, frames })).toBe('omo');
    expect(await sections(condition('touch', { touchState: 'inside' }), { events, frames })).toBe('omo');
  });

  it('detects a tap that is shorter than a frame', async () => {
    const events = [touchAt(5, 'touchStart', 1, ...inside), touchAt(5, 'touchEnd', 1, ...inside)];
    expect(await sections(condition('touch', { touchState: 'pressed' }), { events, frames })).toBe('omo');
  });

  it('holds while one of two touches is still down', async () => {
    const events = [
      touchAt(5, 'touchStart', 1, ...inside),
      touchAt(8, 'touchStart', 2, ...inside),
      touchAt(10, 'touchEnd', 1, ...inside),
      touchAt(20, 'touchEnd', 2, ...inside),
    ];
    expect(await sections(condition('touch', { touchState: 'pressed' }), { events, frames })).toBe('omo');
  });
});

describe('key', () => {
  const hold = (key: string): ScriptedEvent[] => [
    { frame: 5, type: 'keyDown', key },
    { frame: 10, type: 'keyUp', key },
  ];

  it.each([
    ['a', 'down', 'a', 'omo'],
    ['a', 'up', 'a', 'mom'],
    ['A', 'down', 'a', 'omo'],
    ['a', 'down', 'A', 'omo'],
    ['left', 'down', 'Left', 'omo'],
    ['enter', 'down', 'return', 'omo'],
    ["'", 'down', 'quote', 'omo'],
    ['b', 'down', 'a', 'o'],
    ['keypad1', 'down', 'Keypad1', 'omo'],
  ])('%s %s, while %s is pressed', async (keyString, mode, key, seen) => {
    expect(await sections(condition('key', { keyString, mode }), { events: hold(key), frames: 20 })).toBe(seen);
  });

  it('is triggered by the controller button mapped to it', async () => {
    const project = soloGame([rule(condition('key', { keyString: 'j', mode: 'down' }), [write('m')], [write('o')])]);
    const mapped = { ...project, object: { ...project.object, controllerMaps: { player1: { buttonA: 'J' } } } };
    const events: ScriptedEvent[] = [
      { frame: 3, type: 'gamepad', player: 1, button: 'buttonA', value: 1 },
      { frame: 6, type: 'gamepad', player: 1, button: 'buttonA', value: 0 },
    ];
    expect((await playProject(mapped, { frames: 10, events })).attributes()['game.label']).toBe('omo');
  });
});

describe('overlaps or collides', () => {
  const other = (attributes = {}) => ({ name: 'Other', attributes: { tags: 'Enemy\tBig', ...attributes } });

  async function meets(attributes: Record<string, unknown>, x: number, physics = {}): Promise<string> {
    const rest = {
      prototypes: [
        { name: 'Tester', behaviors: [rule(condition('collision', attributes), [write('m')], [write('o')])] },
        { ...other(), physics },
        { name: 'Third' },
      ],
      scenes: [
        {
          layers: [
            { actors: [{ prototype: 'id1' }, { prototype: 'id2', position: { x, y: 0 } }, { prototype: 'id3' }] },
          ],
        },
      ],
    };
    const game = await playProject(soloGame([], {}, rest));
    return String(game.attributes()['game.label']);
  }

  it.each([
    [{ mode: 0, prototypeKey: 'id2' }, 50, 'm'],
    [{ mode: 0, prototypeKey: 'id2' }, 150, 'o'],
    [{ mode: 0, prototypeKey: 'id1' }, 50, 'o'],
    [{ mode: 1, actorTag: 'Enemy' }, 50, 'm'],
    [{ mode: 1, actorTag: 'Big' }, 50, 'm'],
    [{ mode: 1, actorTag: 'enemy' }, 50, 'o'],
    [{ mode: 1, actorTag: '' }, 50, 'o'],
    [{ mode: '1', actorTag: 'Enemy', prototypeKey: 'id1' }, 50, 'm'],
  ])('%o with the other %d px away: %s', async (attributes, x, seen) => {
    expect(await meets(attributes, x)).toBe(seen);
  });

  it('works for actors that cannot move', async () => {
    expect(await meets({ mode: 0, prototypeKey: 'id2' }, 50, { movable: false })).toBe('m');
  });
});

describe('combination', () => {
  const yes = when(count, '==', 0);
  const no = when(count, '==', 1);

  it.each([
    ['all', [yes, yes], 'm'],
    ['all', [yes, no], 'o'],
    ['all', [no, no], 'o'],
    ['any', [yes, no], 'm'],
    ['any', [no, no], 'o'],
    ['any', [no, yes, no], 'm'],
    ['all', [], 'm'],
    ['any', [], 'm'],
  ] as const)('%s of %o', async (kind, conditions, seen) => {
    expect(await sections(conditions, {}, { compoundConditionKind: kind === 'any' ? 1 : 0 })).toBe(seen);
  });
});

it('an incomplete condition never holds, and causes a fault', async () => {
  const incomplete = [
    condition('unset', {}),
    when('', '==', 0),
    condition('string', { operator: '==', RHS: '' }, { keypath: 'self.attributes.id1' }),
  ];
  for (const one of incomplete) {
    const game = await playProject(soloGame([rule(one, [write('m')], [write('o')])]), { frames: 3 });
    expect(game.attributes()['game.label']).toBe('o');
    expect(game.faults[0]?.count).toBe(3);
    expect(game.faults[0]?.path).toEqual(['actors', 'id1', 'behaviors', 0, 'conditions', 0]);
  }
});

it('on a label tests its text', async () => {
  const tested = condition('string', { operator: '==', RHS: '' }, { keypath: label });
  expect(await sections(tested)).toBe('m');
});
