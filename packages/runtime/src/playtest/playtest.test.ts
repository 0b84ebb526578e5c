import { buildProject } from '@playhouse/core/testing';
import { expect, test } from 'vitest';
import { behavior, change, expression, gameAttributes, timer, x } from '../test/describeGame.ts';
import { startProject } from '../test/playProject.ts';
import { createPlayTestChecker } from './checkPlayTest.ts';
import { parsePlayTest } from './parsePlayTest.ts';

/** Pip goes right by 1 every tenth of a second, loses a life then, and leaves the scene after a second. */
const project = buildProject({
  attributes: gameAttributes,
  prototypes: [
    {
      id: 'id1',
      name: 'Pip',
      attributes: { id7: { '@': 'integer', $: 3, name: 'Lives' } },
      behaviors: [
        timer('every', 0.1, [change(x, expression`${x} + 1`)]),
        timer('after', 0.5, [change('self.attributes.id7', 2)]),
        timer('after', 1, [behavior('ChangeSceneAction', { sceneKey: 'id2' })]),
      ],
    },
    { id: 'id2', name: 'Coin' },
    { id: 'id3', name: 'Ghost' },
  ],
  scenes: [
    {
      name: 'Meadow',
      layers: [{ actors: [{ id: 'id41', prototype: 'id1' }, { prototype: 'id2' }, { prototype: 'id2' }] }],
    },
    { name: 'Home', layers: [] },
  ],
});

async function failuresOf(assertions: readonly Record<string, unknown>[], frames = 90): Promise<string[]> {
  const parsed = parsePlayTest({ frames, assertions: [...assertions] });
  if (!parsed.ok) return [...parsed.messages];
  const game = await startProject(project);
  const checker = createPlayTestChecker(project, game, parsed.value);
  for (let frame = 1; frame <= frames; frame++) {
    game.step([]);
    checker.look();
  }
  return checker.finish().map(({ code, frame, assertion, message }) => `${assertion} ${frame} ${code}: ${message}`);
}

test.each<[what: string, assertion: Record<string, unknown>]>([
  ['a scene at the end', { type: 'scene', scene: 'Home' }],
  ['a scene by its id', { type: 'scene', scene: 'id2' }],
  ['a scene on the way', { type: 'scene', scene: 'Meadow', when: 'always', to: 50 }],
  ['a scene within a time', { type: 'scene', scene: 'Home', when: 'sometime', to: 65 }],
  ['a program of every actor', { type: 'expression', expression: 'self.Lives > 1', actor: 'Pip', when: 'always' }],
  ['never, of any actor', { type: 'expression', expression: 'self.Lives < 2', actor: 'id1', when: 'never' }],
  ['sometime, of any actor', { type: 'expression', expression: 'self.Lives == 2', actor: 'Pip', when: 'sometime' }],
  ['a program alone', { expression: '1 + 1 == 2' }],
  ['a program at a frame', { expression: 'game.attributes.time < 1', frame: 30 }],
  ['a count', { type: 'count', actor: 'Coin', minimum: 2, maximum: 2, when: 'always', to: 50 }],
  ['none of an actor', { type: 'count', actor: 'Ghost', maximum: 0, when: 'always' }],
  ['nothing in the log', { type: 'log', text: 'won', when: 'never' }],
  [
    'nothing about an attribute that no actor has',
    { type: 'expression', expression: 'self.Lives == 9', actor: 'Pip', from: 80, when: 'always' },
  ],
])('%s holds', async (_, assertion) => {
  expect(await failuresOf([assertion])).toEqual([]);
});

test.each<[what: string, assertion: Record<string, unknown>, failure: RegExp]>([
  ['another scene', { type: 'scene', scene: 'Meadow' }, /^1 90 assertion.scene: .*frame 90: the scene is Home\.$/],
  [
    'a scene too late',
    { type: 'scene', scene: 'Home', when: 'sometime', to: 30 },
    /not hold in any frame from 1 to 30/,
  ],
  [
    'the first frame that shows it',
    { type: 'expression', expression: 'self.Lives == 3', actor: 'Pip', when: 'always', to: 50 },
    /^1 3[01] assertion.expression: self.Lives == 3 of Pip does not hold in frame 3[01]\.$/,
  ],
  [
    'something that must never happen',
    { type: 'expression', expression: 'self.Lives < 3', actor: 'Pip', when: 'never' },
    /holds in frame 3[01]/,
  ],
  [
    'a count',
    { type: 'count', actor: 'Coin', minimum: 3, when: 'always' },
    /^1 1 .*Having 3 or more Coin .*there are 2/,
  ],
  ['a line that is not logged', { type: 'log', text: 'won' }, /A line "won" in the log does not hold in any frame/],
  [
    'an unknown actor, even in never',
    { type: 'expression', expression: 'true', actor: 'Nobody', when: 'never' },
    /no actor "Nobody"/,
  ],
  ['an unknown scene, even in never', { type: 'scene', scene: 'Nowhere', when: 'never' }, /no scene "Nowhere"/],
  [
    'a wrong program, even in never',
    { type: 'expression', expression: 'game.Nothing > 1', when: 'never' },
    /cannot be checked.*game\.Nothing/,
  ],
  ['self outside an actor', { expression: 'self.Lives == 3' }, /cannot be checked/],
])('%s fails', async (_, assertion, failure) => {
  const failures = await failuresOf([assertion]);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(failure);
});

test.each<[assertion: unknown, message: RegExp]>([
  [7, /^Assertion 1 is no object\.$/],
  [{ type: 'dance' }, /unknown type "dance"; the types are expression, scene, count/],
  [{ type: 'scene' }, /needs "scene", a text/],
  [{ type: 'scene', scene: 'Home', when: 'later' }, /"when", one of always, sometime, never, end/],
  [{ type: 'scene', scene: 'Home', to: 91 }, /"to", a frame from 1 to 90/],
  [{ type: 'scene', scene: 'Home', from: 0.5 }, /"from"/],
  [{ type: 'scene', scene: 'Home', sceen: 'x' }, /unknown property "sceen"/],
  [{ type: 'count', minimum: -1 }, /"minimum", a number from 0/],
  [{ type: 'picture', frame: 91 }, /looks at frame 91, but the test ends with 90/],
  [{ type: 'picture', frame: 9, tolerance: 2 }, /"tolerance", a share from 0 to 1/],
  [{ type: 'faults', allowed: 'all' }, /"allowed", a list of codes/],
])('%j is refused', (assertion, message) => {
  const parsed = parsePlayTest({ frames: 90, assertions: [assertion as Record<string, unknown>] });
  expect(parsed.ok ? '' : parsed.messages[0]).toMatch(message);
});

test('input is validated and sorted, and every error of a test is named', () => {
  const key = (frame: number) => ({ frame, type: 'keyDown', key: 'left' });
  const good = parsePlayTest({ frames: 90, events: [key(9), key(2)] });
  expect(good.ok && good.value.events.map(({ frame }) => frame)).toEqual([2, 9]);
  const bad = parsePlayTest({ frames: 90, events: [{ frame: 0 }], assertions: [{ type: 'x' }, { type: 'y' }] });
  expect(bad.ok ? [] : bad.messages.map((message) => message.slice(0, 11))).toEqual([
    'The input i',
    'Assertion 1',
    'Assertion 2',
  ]);
});

test('faults fail a test unless it allows their codes', async () => {
  const faulty = buildProject({
    prototypes: [{ id: 'id1', behaviors: [change(x, expression`${x} + tableCellValue(tables.id9, 1, 1)`)] }],
    scenes: [{ layers: [{ actors: [{ prototype: 'id1' }] }] }],
  });
  const game = await startProject(faulty);
  game.step([]);
  const codes = game.faults.map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(0);
  for (const [allowed, count] of [
    [[], codes.length],
    [codes, 0],
  ] as const) {
    const parsed = parsePlayTest({ frames: 1, assertions: [{ type: 'faults', allowed: [...allowed] }] });
    if (!parsed.ok) throw new Error(parsed.messages.join(' '));
    expect(createPlayTestChecker(faulty, game, parsed.value).finish()).toHaveLength(count);
  }
});
