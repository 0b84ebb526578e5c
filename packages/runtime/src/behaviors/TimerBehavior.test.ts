import { describe, expect, it } from 'vitest';
import {
  behavior,
  constrain,
  count,
  expression,
  increment,
  keyDown,
  rule,
  soloGame,
  tally,
  timer,
  write,
  x,
} from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';

async function countAfter(frames: number, behaviors: Parameters<typeof soloGame>[0], events = holdUntil(0)) {
  const game = await playProject(soloGame(behaviors), { frames, events });
  return game.attributes()['game.count'];
}

function holdUntil(frame: number) {
  if (frame === 0) return [];
  return [{ frame: 1, type: 'keyDown', key: 'a' } as const, { frame, type: 'keyUp', key: 'a' } as const];
}

describe('every', () => {
  it.each([
    [0.1, 60, 10],
    [0.1, 5, 0],
    [0.1, 6, 1],
    [1, 59, 0],
    [1, 60, 1],
    [1, 180, 3],
    [0, 30, 30],
    [1 / 60, 30, 30],
    [0.001, 30, 30],
    [0.025, 60, 40],
    [-1, 10, 10],
    [1e300, 60, 0],
  ])('%d s ticks in %d frames %d times', async (interval, frames, ticks) => {
    expect(await countAfter(frames, [timer('every', interval, [increment])])).toBe(ticks);
  });

  it('runs persistent children for the one frame of each tick', async () => {
    expect(await countAfter(60, [timer('every', 0.1, [tally])])).toBe(10);
  });

  it('reads its interval at the start of each period', async () => {
    const growing = timer('every', expression`0.1 + ${count} / 10`, [increment]);
    expect(await countAfter(6, [growing])).toBe(1);
    expect(await countAfter(11, [growing])).toBe(1);
    expect(await countAfter(18, [growing])).toBe(2);
  });

  it('lets a child that runs to completion continue between its ticks', async () => {
    const slide = behavior('InterpolateBehavior', { targetAttribute: x, finalValue: 30, duration: 0.5 });
    const game = await playProject(soloGame([timer('every', 1, [slide])]), { frames: 75 });
    expect(game.actorList()[0]?.position.x).toBeCloseTo(16);
  });

  it('never ticks when its interval has no value', async () => {
    expect(await countAfter(60, [timer('every', expression`"soon" * 1`, [increment])])).toBe(0);
  });
});

describe('after', () => {
  it.each([
    [1, 59, 0],
    [1, 60, 1],
    [1, 200, 1],
    [0, 1, 1],
    [0.5, 30, 1],
  ])('%d s fires within %d frames %d times', async (interval, frames, times) => {
    expect(await countAfter(frames, [timer('after', interval, [increment])])).toBe(times);
  });

  it('keeps its children active from then on', async () => {
    expect(await countAfter(60, [timer('after', 0.5, [tally])])).toBe(31);
  });
});

describe('for', () => {
  it.each([
    [1, 200, 60],
    [0.5, 10, 10],
    [0, 10, 0],
    [0.025, 10, 2],
  ])('%d s keeps its children active in %d frames for %d of them', async (interval, frames, active) => {
    expect(await countAfter(frames, [timer('for', interval, [tally])])).toBe(active);
  });

  it('moves an actor by speed times its length', async () => {
    const project = soloGame([timer('for', 1, [behavior('MoveBehavior', { speed: 300 })])]);
    const game = await playProject(project, { frames: 90 });
    expect(game.actorList()[0]?.position.x).toBeCloseTo(300);
  });
});

describe('when its parent stops,', () => {
  const held = keyDown('a');
  const whole = { runToCompletion: true };

  it.each([
    ['every', {}, 0],
    ['after', {}, 0],
    ['for', {}, 9],
    ['every', whole, 1],
    ['after', whole, 1],
    ['for', whole, 30],
  ] as const)('in the middle of a period, %s with %o counts to %d', async (kind, attributes, expected) => {
    const child = kind === 'for' ? tally : increment;
    const behaviors = [rule(held, [timer(kind, 0.5, [child], attributes)])];
    expect(await countAfter(120, behaviors, holdUntil(10))).toBe(expected);
  });

  it('and starts again, the period restarts', async () => {
    const events = [...holdUntil(20), { frame: 25, type: 'keyDown', key: 'a' } as const];
    const project = soloGame([rule(held, [timer('after', 0.5, [write('t')])])]);
    expect((await playProject(project, { frames: 53, events })).attributes()['game.label']).toBe('');
    expect((await playProject(project, { frames: 54, events })).attributes()['game.label']).toBe('t');
  });

  it('a timer that runs to completion continues its period when the parent starts again', async () => {
    const events = [...holdUntil(10), { frame: 12, type: 'keyDown', key: 'a' } as const];
    const project = soloGame([rule(held, [timer('after', 0.5, [constrain(count, expression`${count} + 1`)], whole)])]);
    expect((await playProject(project, { frames: 40, events })).attributes()['game.count']).toBe(11);
  });
});
