import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InputEvent } from '../index.ts';
import { internalsOf } from '../setup/gameInternals.ts';
import { change, count, keyDown, rule, soloGame } from '../test/describeGame.ts';
import { startProject } from '../test/playProject.ts';
import { randomInputWithin } from '../test/randomInput.ts';
import { releaseInput } from './releaseInput.ts';

const project = soloGame(['space', 'a', 'left'].map((key) => rule(keyDown(key), [change(count, 1)])));

describe('releasing all controls', () => {
  it('leaves no control held, whatever was pressed before', async () => {
    const held = { keys: 0, pointers: 0, buttons: 0 };
    await fc.assert(
      fc.asyncProperty(randomInputWithin(20, 40), async (events) => {
        const game = await startProject(project);
        for (let frame = 1; frame <= 20; frame++) game.step(events.filter((event) => event.frame === frame));
        const { devices } = internalsOf(game).simulation.world;
        held.keys += devices.keyHeld.includes(1) ? 1 : 0;
        held.pointers += devices.pointerDown.includes(1) ? 1 : 0;
        held.buttons += devices.buttonHeld.includes(1) ? 1 : 0;
        // A control changes at most once per step, so earlier changes come first.
        const waiting = devices.deferred.length;
        game.step(releaseInput(game));
        for (let step = 0; step <= waiting; step++) game.step([]);
        expect(releaseInput(game)).toEqual([]);
        expect([...devices.keyDown, ...devices.pointerDown, ...devices.buttons]).not.toContain(1);
        expect(devices.touchCount).toBe(0);
        game.destroy();
      }),
      { seed: 7, numRuns: 100 },
    );
    for (const kind of ['keys', 'pointers', 'buttons'] as const) expect(held[kind]).toBeGreaterThan(0);
  });

  it('does nothing if nothing is held', async () => {
    const game = await startProject(project);
    game.step([{ type: 'keyDown', key: 'a' }]);
    game.step([{ type: 'keyUp', key: 'a' }]);
    expect(releaseInput(game)).toEqual([]);
  });

  it.each<[string, InputEvent[]]>([
    [
      'a press that waits for the next step',
      [
        { type: 'keyDown', key: 'a' },
        { type: 'keyUp', key: 'a' },
        { type: 'keyDown', key: 'a' },
      ],
    ],
    ['a touch', [{ type: 'touchStart', touch: 2, x: 5, y: 6 }]],
    ['a stick', [{ type: 'gamepad', player: 3, axis: 'leftStick.x', value: -1 }]],
    ['a trigger', [{ type: 'gamepad', player: 1, axis: 'leftTrigger', value: 1 }]],
  ])('ends %s', async (_, input) => {
    const game = await startProject(project);
    game.step(input);
    expect(releaseInput(game)).not.toEqual([]);
    game.step(releaseInput(game));
    for (let step = 0; step < 3; step++) game.step([]);
    expect(releaseInput(game)).toEqual([]);
  });
});
