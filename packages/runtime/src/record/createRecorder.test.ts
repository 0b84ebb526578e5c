import { describe, expect, it } from 'vitest';
import type { InputEvent } from '../index.ts';
import { behavior, change, count, expression, keyDown, rule, soloGame, timer } from '../test/describeGame.ts';
import { startProject, stepFrames } from '../test/playProject.ts';
import { createRecorder } from './createRecorder.ts';
import { createMemoryStorage } from './memoryStorage.ts';

const project = soloGame([
  behavior('MoveBehavior', { direction: 30, speed: 50 }),
  timer('every', 0.1, [change(count, expression`${count} + random(1, 9)`)]),
  rule(keyDown('space'), [behavior('RotateBehavior', { angularVelocity: 90 })]),
]);

const press: InputEvent[] = [{ type: 'keyDown', key: 'space' }];

async function recorded(options: Parameters<typeof createRecorder>[1] = {}) {
  const game = await startProject(project);
  return { game, recorder: createRecorder(game, options) };
}

function play(recorder: ReturnType<typeof createRecorder>, frames: number, input: readonly InputEvent[] = []): void {
  for (let frame = 0; frame < frames; frame++) recorder.step(frame === 0 ? input : []);
}

describe('a recorder', () => {
  it('rewinds to any frame exactly, and plays forward again', async () => {
    const { game, recorder } = await recorded();
    const hashes = [game.stateHash()];
    for (let frame = 1; frame <= 200; frame++) {
      recorder.step(frame === 70 ? press : []);
      hashes.push(game.stateHash());
    }
    for (const frames of [1, 30, 59, 61, 40]) {
      const target = game.frame - frames;
      expect(recorder.rewind(frames)).toBe(frames);
      expect([game.frame, game.stateHash()]).toEqual([target, hashes[target]]);
    }
    expect(recorder.replay(1000)).toBe(191);
    expect([game.frame, game.stateHash()]).toEqual([200, hashes[200]]);
    expect(recorder.rewind(1000)).toBe(200);
    expect(game.stateHash()).toBe(hashes[0]);
  });

  it('returns input that plays the same game from its start', async () => {
    const { game, recorder } = await recorded();
    play(recorder, 40, press);
    play(recorder, 40, [{ type: 'keyUp', key: 'space' }]);
    const again = await startProject(project);
    stepFrames(again, 80, recorder.events());
    expect(again.stateHash()).toBe(game.stateHash());
    const without = await startProject(project);
    stepFrames(without, 80);
    expect(without.stateHash()).not.toBe(game.stateHash());
  });

  it('discards the rewound future when the game continues differently', async () => {
    const { game, recorder } = await recorded();
    play(recorder, 100);
    play(recorder, 50, press);
    recorder.rewind(80);
    play(recorder, 50);
    expect(recorder.events()).toEqual([]);
    expect(recorder.replay(10)).toBe(0);
    const plain = await startProject(project);
    stepFrames(plain, 120);
    expect(game.stateHash()).toBe(plain.stateHash());
    expect(recorder.rewind(45)).toBe(45);
    expect(game.frame).toBe(75);
  });

  it('stays within its memory limit and reports how far back it reaches', async () => {
    const { recorder } = await recorded({ everyFrames: 10, maxBytes: 40_000 });
    play(recorder, 600);
    expect(recorder.bytes).toBeLessThanOrEqual(40_000);
    expect(recorder.bytes).toBeGreaterThan(10_000);
    expect(recorder.reach).toBeGreaterThanOrEqual(10);
    expect(recorder.reach).toBeLessThan(600);
    const { reach } = recorder;
    expect(recorder.rewind(600)).toBe(reach);
    expect(recorder.reach).toBe(0);
  });

  it('reaches as far back as requested, and at most one snapshot farther', async () => {
    const { game, recorder } = await recorded({ everyFrames: 10, maxFrames: 40, keepsScript: () => false });
    for (let frame = 1; frame <= 95; frame++) recorder.step(frame % 10 === 5 ? press : []);
    expect([recorder.first, recorder.last, recorder.reach]).toEqual([50, 95, 45]);
    expect(recorder.events().map(({ frame }) => frame)).toEqual([55, 65, 75, 85, 95]);
    recorder.goTo(0);
    expect(game.frame).toBe(50);
  });

  it('seeks to any recorded frame, and discards the future when it is cut off', async () => {
    const { game, recorder } = await recorded({ everyFrames: 10 });
    const hashes = [game.stateHash()];
    for (let frame = 1; frame <= 60; frame++) {
      recorder.step(frame % 7 === 0 ? press : []);
      hashes.push(game.stateHash());
    }
    for (const [wanted, is] of [
      [33, 33],
      [34.4, 34],
      [-5, 0],
      [999, 60],
      [20, 20],
    ] as const) {
      recorder.goTo(wanted);
      expect([game.frame, game.stateHash(), recorder.last]).toEqual([is, hashes[is], 60]);
    }
    recorder.cut();
    expect([recorder.last, recorder.replay(1)]).toEqual([20, 0]);
    expect(recorder.events().map(({ frame }) => frame)).toEqual([7, 14]);
  });

  it('rewinds saved attributes as well', async () => {
    const saving = soloGame([
      behavior('LoadAttributeAction', { targetAttribute: count, key: 'score' }),
      timer('every', 0.5, [
        change(count, expression`${count} + 1`),
        behavior('SaveAttributeAction', { targetAttribute: count, key: 'score' }),
      ]),
    ]);
    const storage = createMemoryStorage();
    const game = await startProject(saving, { ports: { storage } });
    const recorder = createRecorder(game, { storage });
    play(recorder, 45);
    const before = [...storage.capture()];
    play(recorder, 100);
    expect([...storage.capture()]).not.toEqual(before);
    recorder.rewind(100);
    expect([...storage.capture()]).toEqual(before);
  });

  it('reports that frames are replayed, so that nobody hears them twice', async () => {
    const heard: boolean[] = [];
    const playing = soloGame(
      [timer('every', 0.5, [behavior('PlaySoundAction', { soundName: 'theme' })])],
      {},
      {
        sounds: ['theme'],
      },
    );
    const silent = () => {};
    const audio = {
      updateSound: silent,
      stopSound: silent,
      playMusic: silent,
      pauseMusic: silent,
      stopMusic: silent,
      setVolumes: silent,
      playSound: () => void heard.push(recorder.isReplaying),
    };
    const game = await startProject(playing, { ports: { audio } });
    const recorder = createRecorder(game);
    play(recorder, 59);
    expect(new Set(heard)).toEqual(new Set([false]));
    heard.length = 0;
    recorder.rewind(10);
    expect(heard).toEqual([true]);
  });
});
