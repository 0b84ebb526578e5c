import type { Project } from '@playhouse/core';
import { afterEach, describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../math/random.ts';
import { internalsOf } from '../setup/gameInternals.ts';
import {
  behavior,
  change,
  count,
  expression,
  group,
  rule,
  soloGame,
  tally,
  timer,
  when,
  x,
  y,
} from '../test/describeGame.ts';
import { startProject } from '../test/playProject.ts';
import type { AnyRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { runtimeBehaviors } from './index.ts';

type Description = ReturnType<typeof behavior>;

const withCode = runtimeBehaviors.filter(({ code }) => code !== undefined);
const originals = withCode.map(({ code, update }) => ({ code, update }));
const games = 16;
const frames = 60;

afterEach(() => {
  for (const [index, entry] of withCode.entries()) Object.assign(entry, originals[index]);
});

/** A behavior of each class that has code, with random attributes and children. */
const descriptions: Readonly<Record<string, (random: Random) => Description>> = {
  MoveBehavior: move,
  CompoundBehavior: (random) => group(children(random), { runOnce: flip(random), runSequentially: flip(random) }),
  RuleBehavior(random) {
    const conditions = [when(count, '<', pick(random, 60)), when(x, '>', pick(random, 40) - 20), when(y, '<=', 5)];
    const attributes = { compoundConditionKind: pick(random, 2), runOnce: flip(random), runSequentially: flip(random) };
    return rule(conditions.slice(0, pick(random, 4)), children(random), children(random), attributes);
  },
};

function move(random: Random): Description {
  const direction = random.next() < 0.8 ? pick(random, 360) : expression`${count} * 7`;
  const moveType = random.next() < 0.8 ? 0 : 1;
  return behavior('MoveBehavior', { direction, speed: 50 + pick(random, 200), space: pick(random, 2), moveType });
}

function children(random: Random): Description[] {
  const turn = behavior('RotateBehavior', { angularVelocity: pick(random, 90) });
  const inner = rule(when(count, '>', pick(random, 50)), [turn], [move(random)]);
  return [tally, move(random), inner, change(x, pick(random, 30))].slice(0, 1 + pick(random, 4));
}

function pick(random: Random, below: number): number {
  return Math.floor(random.next() * below);
}

function flip(random: Random): boolean {
  return random.next() < 0.5;
}

/** A game in which a behavior of the class runs from time to time, alongside others. */
function gameOf(name: string, seed: number): Project {
  const random = createRandom(7919 * seed);
  const tested = descriptions[name]?.(random);
  if (!tested) throw new Error(`There is no description of ${name}.`);
  return soloGame([tally, tested, timer('every', 0.3, [tested]), rule(when(count, '>', 20), [tested])]);
}

/** The hashes of each frame of a game, with or without generated loops. */
async function hashes(project: Project, isGenerated: boolean): Promise<string[]> {
  const game = await startProject(project);
  const { programs } = internalsOf(game).simulation.plan;
  if (!isGenerated) for (const program of programs) Object.assign(program, { run: undefined });
  const found = Array.from({ length: frames }, () => {
    game.step([]);
    return game.stateHash();
  });
  expect(game.faults).toEqual([]);
  game.destroy();
  return found;
}

async function differences(name: string): Promise<number> {
  let different = 0;
  for (let seed = 1; seed <= games; seed++) {
    const project = gameOf(name, seed);
    const generated = await hashes(project, true);
    if (generated.join() !== (await hashes(project, false)).join()) different++;
  }
  return different;
}

describe.each(withCode.map((entry) => [entry.class, entry] as const))('generated code of %s', (name, entry) => {
  const { code, update } = entry;

  it('does the same as its `update`', async () => {
    let written = 0;
    const noted: AnyRuntimeBehavior['code'] = (unit, parts) => {
      const block = code?.(unit, parts);
      if (block) written++;
      return block;
    };
    Object.assign(entry, { code: noted });
    expect(await differences(name)).toBe(0);
    expect(written).toBeGreaterThan(0);
  });

  it('is reported as different when it does less', async () => {
    Object.assign(entry, { code: () => [] });
    expect(await differences(name)).toBeGreaterThan(0);
  });

  it('is reported as different when it does more', async () => {
    const twice: AnyRuntimeBehavior['update'] = (...call) => {
      update?.(...call);
      update?.(...call);
    };
    Object.assign(entry, { update: twice });
    expect(await differences(name)).toBeGreaterThan(0);
  });
});
