import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileGame } from '../inspect/profileGame.ts';
import { internalsOf } from '../setup/gameInternals.ts';
import { change, count, keyDown, rule, soloGame } from '../test/describeGame.ts';
import { startProject } from '../test/playProject.ts';
import { followActor } from '../trace/followActor.ts';
import { wrapHandlers } from './wrapHandlers.ts';

describe('wrapped functions', () => {
  it('keep the order of their wrappers, whichever ends, and are the originals after the last one ends', () => {
    const steps = fc.array(fc.oneof(fc.constant('begin' as const), fc.nat(9)), { maxLength: 20 });
    fc.assert(
      fc.property(steps, (plan) => {
        const own = () => 'own';
        const part = { say: own, other: 1 };
        let going: { readonly name: string; readonly end: () => void }[] = [];
        for (const [number, step] of plan.entries()) {
          if (step === 'begin') {
            const name = String(number);
            const end = wrapHandlers(part, ({ say }) => ({ say: () => `${name}(${say()})` }));
            going.push({ name, end });
          } else {
            const ended = going[step % Math.max(1, going.length)];
            ended?.end();
            ended?.end();
            going = going.filter((one) => one !== ended);
          }
          const expected = going.reduce((inner, { name }) => `${name}(${inner})`, 'own');
          expect(part.say()).toBe(expected);
        }
        for (const { end } of going) end();
        expect(part.say).toBe(own);
      }),
      { seed: 4 },
    );
  });

  it('of a game are the originals again after a measurement and a follower, whichever ends first', async () => {
    const project = soloGame([rule(keyDown('a'), [change(count, 1)])]);
    for (const order of ['measurement first', 'follower first']) {
      const game = await startProject(project);
      const { plan } = internalsOf(game).simulation;
      const functions = () =>
        plan.programs.flatMap(({ run, units }) => [
          run,
          ...units.flatMap(({ start, update, stop, test }) => [start, update, stop, test]),
        ]);
      const before = functions();
      const profile = profileGame(game, () => 0);
      const following = followActor(game, 1, []);
      game.step([]);
      if (order === 'measurement first') {
        profile.stop();
        game.step([]);
        expect(following.now()?.conditions).toHaveLength(1);
        following.stop();
      } else {
        following.stop();
        profile.report();
        game.step([]);
        expect(profile.report().map(({ calls }) => calls)).toContain(1);
        profile.stop();
      }
      expect(functions()).toEqual(before);
    }
  });

  it('notify all followers of a game of every condition', async () => {
    const game = await startProject(soloGame([rule([keyDown('a'), keyDown('b')], [change(count, 1)])]));
    const both = [followActor(game, 1, []), followActor(game, 1, [])];
    game.step([{ type: 'keyDown', key: 'a' }]);
    const [first, second] = both.map((one) => one.now());
    expect(first?.conditions.length).toBeGreaterThan(0);
    expect(second).toEqual(first);
    both[0]?.stop();
    game.step([]);
    expect(both[1]?.now()?.frame).toBe(2);
    expect(both[1]?.now()?.conditions.length).toBeGreaterThan(0);
  });
});
