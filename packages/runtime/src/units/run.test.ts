import { describe, expect, it } from 'vitest';
import {
  behavior,
  change,
  constrain,
  count,
  expression,
  flag,
  group,
  increment,
  keyDown,
  rule,
  soloGame,
  tally,
  timer,
  when,
  write,
  x,
} from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';

const held = keyDown('a');

/** The key `a` is down in these frames, from the first up to, but not including, the second. */
function holds(...frames: readonly [number, number][]) {
  return frames.flatMap(([from, to]) => [
    { frame: from, type: 'keyDown', key: 'a' } as const,
    { frame: to, type: 'keyUp', key: 'a' } as const,
  ]);
}

describe('activation', () => {
  it('runs top-level behaviors in list order in the first frame', async () => {
    const game = await playProject(soloGame([write('a'), group([write('b'), write('c')]), write('d')]));
    expect(game.attributes()['game.label']).toBe('abcd');
  });

  it('fires an action once, however long it stays active', async () => {
    const game = await playProject(soloGame([increment]), { frames: 30 });
    expect(game.attributes()['game.count']).toBe(1);
  });

  it('updates a persistent behavior in every frame', async () => {
    const game = await playProject(soloGame([tally]), { frames: 30 });
    expect(game.attributes()['game.count']).toBe(30);
  });

  it('never runs a disabled behavior or its children', async () => {
    const disabled = { ...group([increment]), enabled: false };
    const game = await playProject(soloGame([disabled, { ...increment, enabled: false }]), { frames: 5 });
    expect(game.attributes()['game.count']).toBe(0);
  });

  it('never runs a note', async () => {
    const game = await playProject(soloGame([behavior('NoteBehavior', { note: 'text' })]), { frames: 5 });
    expect(game.faults).toEqual([]);
  });

  it('activates Otherwise at once when the conditions do not hold at first', async () => {
    const game = await playProject(soloGame([rule(held, [write('m')], [write('o')])]));
    expect(game.attributes()['game.label']).toBe('o');
  });

  it('keeps exactly one section of a rule active and fires its actions at each change', async () => {
    const project = soloGame([rule(held, [write('m')], [write('o')])]);
    const game = await playProject(project, { frames: 30, events: holds([5, 10], [20, 25]) });
    expect(game.attributes()['game.label']).toBe('omomo');
  });

  it('fires the action of a rule once while its condition stays true', async () => {
    const project = soloGame([tally, rule(when(count, '>', 0), [write('x')])]);
    const game = await playProject(project, { frames: 20 });
    expect(game.attributes()['game.label']).toBe('x');
  });

  it('evaluates a rule once a frame, so that it flips at most once', async () => {
    const flips = rule(when(count, '==', 0), [change(count, '1'), write('m')], [change(count, '0'), write('o')]);
    const game = await playProject(soloGame([flips]), { frames: 6 });
    expect(game.attributes()['game.label']).toBe('momomo');
  });

  it('deactivates the old section before it activates the new one', async () => {
    const stop = timer('for', 10, [constrain(x, '5')]);
    const project = soloGame([rule(held, [stop], [change(x, '1')])]);
    const game = await playProject(project, { frames: 11, events: holds([5, 10]) });
    expect(game.actorList()[0]?.position.x).toBe(1);
  });

  it('forgets the state of nested rules and timers when a rule deactivates', async () => {
    const inner = rule(when(count, '>=', 0), [write('i')]);
    const project = soloGame([rule(held, [inner, timer('after', 0.1, [write('t')])])]);
    const game = await playProject(project, { frames: 60, events: holds([5, 8], [20, 40]) });
    expect(game.attributes()['game.label']).toBe('iit');
  });

  it('evaluates rules in order, after the changes above them', async () => {
    const project = soloGame([change(count, '3'), rule(when(count, '==', 3), [write('y')], [write('n')])]);
    expect((await playProject(project)).attributes()['game.label']).toBe('y');
  });

  it('holds a rule without conditions', async () => {
    const game = await playProject(soloGame([rule([], [write('m')], [write('o')])]));
    expect(game.attributes()['game.label']).toBe('m');
  });
});

describe('the order among actors', () => {
  const writer = (letter: string) => ({ name: letter, behaviors: [write(letter)] });

  it('is layers back to front, then actors in file order', async () => {
    const project = soloGame(
      [],
      {},
      {
        prototypes: [writer('a'), writer('b'), writer('c')],
        scenes: [
          { layers: [{ actors: [{ prototype: 'id2' }, { prototype: 'id1' }] }, { actors: [{ prototype: 'id3' }] }] },
        ],
      },
    );
    expect((await playProject(project)).attributes()['game.label']).toBe('bac');
  });

  it('makes a change visible to later actors in the same frame and to earlier ones in the next', async () => {
    const project = soloGame(
      [],
      {},
      {
        prototypes: [
          { name: 'before', behaviors: [rule(when(count, '==', 1), [write('b')])] },
          { name: 'writer', behaviors: [change(count, '1')] },
          { name: 'after', behaviors: [rule(when(count, '==', 1), [write('a')])] },
        ],
        scenes: [{ layers: [{ actors: [{ prototype: 'id1' }, { prototype: 'id2' }, { prototype: 'id3' }] }] }],
      },
    );
    const game = await playProject(project);
    expect(game.attributes()['game.label']).toBe('a');
    game.step([]);
    expect(game.attributes()['game.label']).toBe('ab');
  });
});

describe('a behavior that runs to completion', () => {
  const slide = (attributes = {}) =>
    behavior('InterpolateBehavior', { targetAttribute: x, finalValue: 60, duration: 1, ...attributes });

  it('continues to its end although its rule turns false', async () => {
    const project = soloGame([rule(held, [slide()])]);
    const game = await playProject(project, { frames: 40, events: holds([1, 10]) });
    expect(game.actorList()[0]?.position.x).toBeCloseTo(40);
    for (let frame = 0; frame < 40; frame++) game.step([]);
    expect(game.actorList()[0]?.position.x).toBe(60);
  });

  it('is not started again while it is running', async () => {
    const project = soloGame([rule(held, [slide()])]);
    const game = await playProject(project, { frames: 60, events: holds([1, 10], [20, 30], [40, 50]) });
    expect(game.actorList()[0]?.position.x).toBe(60);
  });

  it('starts again once it has ended and its rule turns true again', async () => {
    const project = soloGame([rule(held, [change(x, '0'), slide()])]);
    const game = await playProject(project, { frames: 110, events: holds([1, 10], [81, 90]) });
    expect(game.actorList()[0]?.position.x).toBeCloseTo(30);
  });

  it('is updated once a frame even if a loop visits it several times', async () => {
    const loop = {
      ...behavior('LoopBehavior', { maxLoopsPerFrame: 10 }, [slide(), increment]),
      conditions: [when(count, '<', 5)],
    };
    const game = await playProject(soloGame([loop]), { frames: 30 });
    expect(game.actorList()[0]?.position.x).toBeCloseTo(30);
  });
});

describe('blocks with flags', () => {
  it('run once activates its children only the first time in the actor’s life', async () => {
    const project = soloGame([rule(held, [write('m')], [write('o')], { runOnce: true })]);
    const game = await playProject(project, { frames: 60, events: holds([5, 10], [20, 30]) });
    expect(game.attributes()['game.label']).toBe('om');
  });

  it('run once holds for groups and timers too', async () => {
    const once = { runOnce: true };
    const project = soloGame([rule(held, [group([write('g')], once), timer('every', 0.05, [write('t')], once)])]);
    const game = await playProject(project, { frames: 60, events: holds([5, 12], [20, 40]) });
    expect(game.attributes()['game.label']).toBe('gtt');
  });

  it('run in sequence starts each child when the one before has finished', async () => {
    const steps = [
      write('a'),
      timer('after', 0.1, [write('b')]),
      behavior('MoveToBehavior', { position: { x: 10, y: 0 }, speed: 60 }),
      write('c'),
      timer('for', 0.1, [constrain(flag, expression`true`)]),
      write('d'),
    ];
    const game = await playProject(soloGame([group(steps, { runSequentially: true })]), { frames: 6 });
    const seen = () => game.attributes()['game.label'];
    expect(seen()).toBe('ab');
    for (let frame = 0; frame < 9; frame++) game.step([]);
    expect(seen()).toBe('ab');
    for (let frame = 0; frame < 2; frame++) game.step([]);
    expect(seen()).toBe('abc');
    for (let frame = 0; frame < 10; frame++) game.step([]);
    expect(seen()).toBe('abcd');
  });
});

describe('deep nesting', () => {
  it.each([1, 200, 1000])('runs %d levels of rules and exits them again', async (depth) => {
    let inner = [write('in')];
    for (let level = 0; level < depth; level++) inner = [rule(when(count, '>=', 0), inner)];
    const project = soloGame([rule(held, inner, [write('out')])]);
    const game = await playProject(project, { frames: 30, events: holds([5, 10], [20, 25]) });
    expect(game.attributes()['game.label']).toBe('outinoutinout');
    expect(game.faults).toEqual([]);
  });
});
