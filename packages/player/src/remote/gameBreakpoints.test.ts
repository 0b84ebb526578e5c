import { buildProject } from '@playhouse/core/testing';
import { type BreakpointHit, createGameInspector, createHeadlessPorts, type InputEvent } from '@playhouse/runtime';
import { describe, expect, it } from 'vitest';
import { LocalSimulation } from '../simulation/localSimulation.ts';
import { GameBreakpoints } from './gameBreakpoints.ts';

const count = 'game.attributes.id7';
const list = ['actors', 'id5', 'behaviors'];
const rule = [...list, 0];
const condition = [...rule, 'conditions', 0];
const add = [...rule, 'behaviors', 0];
const move = [...list, 1];
const project = buildProject({
  attributes: { id7: { '@': 'integer', $: 0, name: 'Count' } },
  prototypes: [
    {
      id: 'id5',
      name: 'Pip',
      behaviors: [
        {
          class: 'RuleBehavior',
          attributes: { name: 'Press', compoundConditionKind: 0 },
          conditions: [
            {
              id: 'id900',
              class: 'EventCondition',
              attributes: { conditionType: 0 },
              predicate: { type: 'key', attributes: { keyString: 'space', mode: 'down' } },
            },
          ],
          behaviors: [
            {
              class: 'ChangeAttributeAction',
              attributes: {
                targetAttribute: count,
                RHS: { '@': 'expression', $: [{ keypath: count }, ' + random(1, 6)'] },
              },
            },
          ],
        },
        { class: 'MoveBehavior', attributes: { speed: 30 } },
      ],
    },
  ],
  scenes: [{ layers: [{ actors: [{ prototype: 'id5' }] }] }],
});

/** Held down in frames 10 to 14 and 30 to 34. */
function inputOf(frame: number): readonly InputEvent[] {
  if (frame === 10 || frame === 30) return [{ type: 'keyDown', key: 'space' }];
  return frame === 15 || frame === 35 ? [{ type: 'keyUp', key: 'space' }] : [];
}

async function begun() {
  const simulation = new LocalSimulation({
    keepsHistory: true,
    ports: () => createHeadlessPorts(project),
    gameEvents: {},
  });
  await simulation.begin({ project, sceneId: undefined, seed: 5, records: false });
  return { simulation, breakpoints: new GameBreakpoints(() => simulation) };
}

/** Plays to a frame as the preview does: moves back before each hit, then replays the frame. */
async function play({ simulation, breakpoints }: Awaited<ReturnType<typeof begun>>, frames: number) {
  const hits: BreakpointHit[] = [];
  while (simulation.frame < frames) {
    breakpoints.prepare();
    simulation.advance(inputOf(simulation.frame + 1));
    const hit = breakpoints.hit();
    if (!hit) continue;
    hits.push(hit);
    await simulation.goTo(hit.frame - 1);
    simulation.stepAgain();
  }
  return hits;
}

describe('breakpoints', () => {
  it.each([
    ['a rule whose behaviors start', rule, [10, 30]],
    ['a condition that becomes true', condition, [10, 30]],
    ['an action that acts', add, [10, 30]],
    ['the start of a behavior that keeps running', move, [1]],
    ['nothing for a behavior that no longer exists', [...list, 7], []],
  ])('stop at %s', async (_name, path, frames) => {
    const game = await begun();
    game.breakpoints.set({ places: [path], attributes: [] });
    const hits = await play(game, 60);
    expect(hits.map((hit) => hit.frame)).toEqual(frames);
    for (const hit of hits) expect(hit).toMatchObject({ path, actor: 1 });
  });

  it('stop at changes of an attribute by the game, but not by the user', async () => {
    const game = await begun();
    game.breakpoints.set({ places: [], attributes: [{ subject: 'game', id: 'id7' }] });
    const hits = await play(game, 60);
    expect(hits).toMatchObject([
      { frame: 10, actor: 1, path: add, change: { from: 0 } },
      { frame: 30, actor: 1, path: add },
    ]);
  });

  it('do not stop again at what is still running when others are set or removed', async () => {
    const game = await begun();
    const frames: number[] = [];
    for (const [until, places] of [
      [20, [move]],
      [25, [move, rule]],
      [40, [move]],
      [50, []],
      [60, [move]],
    ] as const) {
      game.breakpoints.set({ places: [...places], attributes: [] });
      frames.push(...(await play(game, until)).map((hit) => hit.frame));
    }
    // Nothing is watched without breakpoints, so it counts as starting after that.
    expect(frames).toEqual([1, 51]);
  });

  it('do not affect the state of the game, and do not touch the game at all when there are none', async () => {
    const [plain, stopped, none] = [await begun(), await begun(), await begun()];
    const { step } = none.simulation.game;
    stopped.breakpoints.set({ places: [rule, move, add], attributes: [{ subject: 1, id: 'position.x' }] });
    expect(await play(plain, 80)).toEqual([]);
    expect((await play(stopped, 80)).length).toBeGreaterThan(70);
    none.breakpoints.set({ places: [rule], attributes: [] });
    none.breakpoints.set({ places: [], attributes: [] });
    none.breakpoints.prepare();
    expect(none.simulation.game.step).toBe(step);
    await play(none, 80);
    const hashes = [plain, stopped, none].map(({ simulation }) => simulation.game.stateHash());
    expect(new Set(hashes).size).toBe(1);
  });

  it('report what happened in the frame, in order', async () => {
    const { simulation, breakpoints } = await begun();
    while (simulation.frame < 10) simulation.advance(inputOf(simulation.frame + 1));
    const before = simulation.game.stateHash();
    const told = await breakpoints.events({ frame: 10, actor: 1, attributes: [{ subject: 'game', id: 'id7' }] });
    expect(told?.isExact).toBe(true);
    expect(told?.events).toMatchObject([
      { kind: 'behavior', path: rule, phase: 'update' },
      { kind: 'condition', path: condition, holds: true },
      { kind: 'behavior', path: add, phase: 'start' },
      { kind: 'change', change: { frame: 10, from: 0, writer: { path: add } } },
      { kind: 'behavior', path: move, phase: 'update' },
    ]);
    expect(simulation.game.stateHash()).toBe(before);
  });

  it('can be stepped through behavior by behavior, each time with the state of that moment', async () => {
    const [{ simulation }, plain] = [await begun(), await begun()];
    while (simulation.frame < 12) simulation.advance(inputOf(simulation.frame + 1));
    await simulation.goTo(9);
    const state = () => {
      const inspector = createGameInspector(simulation.game);
      const counted = inspector.read('game', 'id7');
      return { hasCounted: Number(counted) > 0, x: inspector.read(1, 'position.x') };
    };
    const x = state().x;
    const rows = [
      [0, false, false],
      [1, false, false],
      [1, true, true],
      [2, false, true],
      // Actors move at the end of the frame.
      [2, true, true],
    ] as const;
    for (const [call, isAfter, hasCounted] of [...rows, ...rows.toReversed()]) {
      expect(simulation.session.stepInto({ actor: 1, call, isAfter })).toBe(true);
      expect([call, isAfter, state()]).toEqual([call, isAfter, { hasCounted, x }]);
    }
    // Whoever asks, saves or continues gets whole frames.
    simulation.session.stepInto({ actor: 1, call: 2, isAfter: true });
    expect(simulation.session.moment().frame).toBe(9);
    expect(state().hasCounted).toBe(true);
    simulation.session.stepInto(undefined);
    expect([simulation.frame, state()]).toEqual([9, { hasCounted: false, x }]);
    simulation.session.stepInto({ actor: 1, call: 1, isAfter: true });
    expect(simulation.stepAgain()).toBe(true);
    while (plain.simulation.frame < 10) plain.simulation.advance(inputOf(plain.simulation.frame + 1));
    expect(simulation.game.stateHash()).toBe(plain.simulation.game.stateHash());
    expect(simulation.reach.last).toBe(12);
    expect(simulation.session.stepInto({ actor: 1, call: 99, isAfter: false })).toBe(false);
    expect(simulation.frame).toBe(11);
  });
});
