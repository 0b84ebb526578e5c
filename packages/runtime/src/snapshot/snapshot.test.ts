import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { behavior, change, count, expression, soloGame, timer } from '../test/describeGame.ts';
import { playProject, startProject, stepFrames } from '../test/playProject.ts';
import { randomProjects } from '../test/randomGame.ts';
import { randomInput } from '../test/randomInput.ts';
import { hashOf } from './hash.ts';

describe('a snapshot', () => {
  it('restored, also into another game, continues exactly as before', async () => {
    await fc.assert(
      fc.asyncProperty(randomProjects, randomInput, fc.integer({ min: 0, max: 80 }), async (project, events, at) => {
        const game = await playProject(project, { frames: at, events });
        const snapshot = structuredClone(game.snapshot());
        const before = game.stateHash();
        stepFrames(game, 40, events);
        const after = game.stateHash();
        const { faults, log } = structuredClone({ faults: game.faults, log: game.log });
        game.restore(snapshot);
        expect(game.stateHash()).toBe(before);
        expect(game.frame).toBe(at);
        const other = await startProject(project, { seed: 99 });
        other.restore(snapshot);
        for (const one of [game, other]) {
          stepFrames(one, 40, events);
          expect(one.stateHash()).toBe(after);
          expect({ faults: one.faults, log: one.log }).toEqual({ faults, log });
          one.destroy();
        }
      }),
      { seed: 1, numRuns: 25 },
    );
  });

  it('is not changed when the game continues', async () => {
    const project = soloGame([
      behavior('ParticlesBehavior'),
      change(count, expression`random(1, 9)`),
      behavior('MoveBehavior'),
    ]);
    const game = await playProject(project, { frames: 20 });
    const snapshot = game.snapshot();
    const copy = structuredClone(snapshot);
    stepFrames(game, 20);
    expect(snapshot).toEqual(copy);
  });

  it('restores what the player sees', async () => {
    const project = soloGame([
      behavior('DisplayTextBehavior', { text: expression`${count}` }),
      behavior('ReplicateBehavior', { copies: 3 }),
      behavior('ParticlesBehavior', { startupTime: 0 }),
      timer('every', 0.1, [change(count, expression`${count} + 1`)]),
    ]);
    const game = await playProject(project, { frames: 30 });
    const seen = structuredClone(game.view.scenes[0]?.layers[0]?.actors[0]?.texts);
    const snapshot = game.snapshot();
    stepFrames(game, 30);
    game.restore(snapshot);
    const actor = game.view.scenes[0]?.layers[0]?.actors[0];
    expect(actor?.texts).toEqual(seen);
    expect(actor?.replicate?.copies).toBe(3);
    expect(actor?.emitters[0]?.count).toBe(20);
  });
});

describe('the hash of a state', () => {
  it('has 16 hexadecimal digits and differs after each step', async () => {
    const game = await startProject(soloGame([behavior('MoveBehavior')]));
    const hashes = new Set<string>();
    for (let frame = 0; frame < 50; frame++) {
      hashes.add(game.stateHash());
      game.step([]);
    }
    expect(hashes.size).toBe(50);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it('distinguishes games that differ in one value only', async () => {
    const hash = async (value: string) => (await playProject(soloGame([change(count, value)]))).stateHash();
    expect(await hash('1')).toBe(await hash('1.0'));
    expect(await hash('1')).not.toBe(await hash('2'));
    expect(await hash('1')).not.toBe(await hash('1.0000000000000002'));
  });

  it.each([
    [0, -0],
    [1, '1'],
    [[], {}],
    [
      [1, [2]],
      [[1], 2],
    ],
    ['ab', 'ba'],
    [null, undefined],
    [new Float64Array([1]), [1]],
    [new Uint8Array([1, 0]), new Uint8Array([1])],
    [true, false],
  ])('of %o differs from that of %o', (one, other) => expect(hashOf(one)).not.toBe(hashOf(other)));

  it('does not depend on the order of keys', () => {
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
  });

  it('never changes', () => {
    expect(hashOf({ numbers: new Float64Array([0.1, -2, 3e300]), text: 'Grüße', list: [true, null] })).toBe(
      'f37d935145c85c8e',
    );
  });
});
