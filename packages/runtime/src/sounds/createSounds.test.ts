import type { BehaviorDescription } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import type { AudioPort, ScriptedEvent } from '../index.ts';
import { behavior, constrain, expression, keyDown, rule, soloGame, timer, when, x } from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';

/** A port that records every call. */
function recorder() {
  const calls: string[] = [];
  const audio: AudioPort = {
    playSound: (handle, name, { loop, volume, pitch, pan }) =>
      void calls.push(`play ${handle} ${name} ${loop} ${volume} ${pitch} ${pan}`),
    updateSound: (handle, { volume, pan, pitch }) => void calls.push(`update ${handle} ${volume} ${pan} ${pitch}`),
    stopSound: (handle) => void calls.push(`stop ${handle}`),
    playMusic: (name, loop) => void calls.push(`music ${name} ${loop}`),
    pauseMusic: () => void calls.push('pause'),
    stopMusic: () => void calls.push('silence'),
    setVolumes: (sound, music) => void calls.push(`volumes ${sound} ${music}`),
  };
  return { calls, audio };
}

async function heard(behaviors: readonly BehaviorDescription[], frames = 30, events: readonly ScriptedEvent[] = []) {
  const { calls, audio } = recorder();
  await playProject(soloGame(behaviors), { frames, events, ports: { audio } });
  return calls;
}

const play = (attributes: Record<string, unknown>) => behavior('PlaySoundAction', { soundName: 'boom', ...attributes });
const music = (musicName: string, loop = true) => behavior('PlayMusicAction', { musicName, loop });
const held: ScriptedEvent[] = [
  { frame: 5, type: 'keyDown', key: 'a' },
  { frame: 10, type: 'keyUp', key: 'a' },
];

describe('Play Sound', () => {
  it.each([
    [{}, 'play 1 boom false 1 1 0'],
    [{ loop: true, volume: 0.5, pitch: 2 }, 'play 1 boom true 0.5 2 0'],
    [{ volume: 40, pitch: 9 }, 'play 1 boom false 1 4 0'],
    [{ volume: -1, pitch: 0 }, 'play 1 boom false 0 0.1 0'],
    [{ volume: expression`1 / 4` }, 'play 1 boom false 0.25 1 0'],
  ])('with %o is heard as "%s"', async (attributes, call) => {
    expect(await heard([play(attributes)])).toEqual([call]);
  });

  it('with a position is softer and from one side', async () => {
    const [call] = await heard([play({ positional: true })]);
    const [, , , , volume, , pan] = call?.split(' ') ?? [];
    expect(Number(volume)).toBeLessThan(1);
    expect(Number(pan)).toBe(-1);
  });

  it('does not play without a name, or with a volume that has no value', async () => {
    expect(await heard([play({ soundName: '' }), play({ volume: expression`"a" + 1` })])).toEqual([]);
  });

  it.each([
    [true, ['play 1 boom false 1 1 0']],
    [false, ['play 1 boom false 1 1 0', 'stop 1']],
  ])('that runs to completion: %s, when its rule turns false gives %o', async (runToCompletion, calls) => {
    expect(await heard([rule(keyDown('a'), [play({ runToCompletion })])], 30, held)).toEqual(calls);
  });

  it('stops with its actor and its scene if it does not run to completion', async () => {
    const stops = [play({ runToCompletion: false }), timer('after', 0.1, [behavior('DestroyAction')])];
    expect(await heard(stops)).toContain('stop 1');
    const resets = [
      play({ runToCompletion: false }),
      rule(when('game.attributes.time', '==', 0.1), [behavior('ResetSceneAction')]),
    ];
    expect(await heard(resets)).toEqual(['play 1 boom false 1 1 0', 'stop 1', 'play 2 boom false 1 1 0']);
  });
});

describe('music', () => {
  const pause = behavior('PauseMusicAction');
  const stop = behavior('StopMusicAction');

  it.each([
    [[music('a')], ['music a true']],
    [[music('a'), music('a')], ['music a true']],
    [
      [music('a', false), music('a', false)],
      ['music a false', 'music a false'],
    ],
    [
      [music('a'), music('b')],
      ['music a true', 'music b true'],
    ],
    [
      [music('a'), pause, pause, music('a')],
      ['music a true', 'pause', 'music a true'],
    ],
    [
      [music('a'), stop, stop, pause],
      ['music a true', 'silence'],
    ],
    [[music('')], []],
  ])('of %# is heard as %o', async (behaviors, calls) => {
    expect(await heard(behaviors)).toEqual(calls);
  });

  it('continues when the scene changes', async () => {
    const reset = rule(when('game.attributes.time', '==', 0.1), [behavior('ResetSceneAction')]);
    expect(await heard([music('a'), reset])).toEqual(['music a true']);
  });
});

it('volumes reach the port when they change, within 0 and 1', async () => {
  const fade = constrain('game.devices.audio.musicVolume', expression`2 - ${x}`);
  const move = timer('after', 0.1, [behavior('ChangeAttributeAction', { targetAttribute: x, RHS: '1.5' })]);
  expect(await heard([fade, move])).toEqual(['volumes 1 0.5']);
});

describe('a sound that follows its actor', () => {
  const loop = { loop: true, runToCompletion: false };
  const move = (speed: number) => behavior('MoveBehavior', { direction: 0, speed, space: 1 });
  /** In a view of 1024 by 768 at 0, the center is at 512, 384. */
  const from = (px: number, py = 384, scrollable = true) => ({
    scenes: [{ layers: [{ scrollable, actors: [{ prototype: 'id1', position: { x: px, y: py } }] }] }],
  });

  async function follow(behaviors: readonly BehaviorDescription[], rest: object, frames = 60) {
    const { calls, audio } = recorder();
    const game = await playProject(soloGame(behaviors, {}, rest), { frames, ports: { audio } });
    return { calls, game };
  }
  const numbers = (call: string | undefined) => call?.split(' ').slice(2).map(Number) ?? [];

  it('is updated when its loudness and side change, and only then', async () => {
    const { calls } = await follow([play({ ...loop, positional: true }), timer('for', 0.5, [move(1024)])], from(0));
    expect(calls[0]).toBe('play 1 boom true 0.75 1 -1');
    expect(calls).toHaveLength(31);
    expect(numbers(calls.at(-1))).toEqual([1, 0, 1]);
  });

  it.each([
    [1536, 384, 0.5, 1],
    [512, 768, 0.75, 0],
    [2560, 384, 0, 1],
    [9999, 384, 0, 1],
  ])('at %d, %d has loudness %d and side %d', async (px, py, volume, pan) => {
    const { calls } = await follow([play({ ...loop, positional: true })], from(px, py), 5);
    expect(calls).toEqual([`play 1 boom true ${volume} 1 ${pan}`]);
  });

  it('comes from the visible position of an actor in a layer that does not scroll', async () => {
    const camera = { origin: { x: 500, y: 0 }, size: { width: 512, height: 384 } };
    const project = { scenes: [{ ...from(256, 192, false).scenes[0], attributes: { camera } }] };
    const { calls } = await follow([play({ ...loop, positional: true })], project, 3);
    expect(calls).toEqual(['play 1 boom true 1 1 0']);
  });

  it.each([
    [1715, 0, 1 / 1.1],
    [-1715, 0, 1 / 0.9],
    [1715, 384, 1],
  ])('moving at %d px/s, %d px above the center, changes its pitch by %d', async (speed, above, factor) => {
    const at = above === 0 ? from(600) : from(512 - 1715 / 60, 768);
    const { calls } = await follow([play({ ...loop, dopplerShift: true, pitch: 2 }), move(speed)], at, 1);
    const pitch = calls.length === 1 ? 2 : numbers(calls[1])[2];
    expect(pitch).toBeCloseTo(2 * factor, 3);
  });

  it('keeps its pitch when the camera moves with it', async () => {
    const scenes = from(512).scenes.map((scene) => ({
      ...scene,
      attributes: {
        size: { width: 99999, height: 768 },
        camera: { trackingArea: { width: 0, height: 0 }, size: { width: 1024, height: 768 } },
      },
    }));
    const { calls } = await follow(
      [play({ ...loop, dopplerShift: true }), move(3000), behavior('ControlCameraBehavior')],
      { scenes },
    );
    expect(calls).toEqual(['play 1 boom true 1 1 0']);
  });

  it('is no longer updated after its actor is removed or it was stopped', async () => {
    const mover = [move(600), play({ loop: true, positional: true })];
    const gone = await follow([...mover, timer('after', 0.1, [behavior('DestroyAction')])], from(0));
    expect(gone.calls).toHaveLength(6);
    const stopped = await follow([move(600), timer('for', 0.1, [play({ ...loop, positional: true })])], from(0));
    expect(stopped.calls.at(-1)).toBe('stop 1');
  });

  it('is one of at most 32; the oldest ones stay unchanged', async () => {
    const many = Array.from({ length: 40 }, () => play({ loop: true, positional: true }));
    const { calls } = await follow([...many, move(600)], from(0), 1);
    expect(calls.filter((call) => call.startsWith('update'))).toHaveLength(32);
    expect(calls).toContain('update 40 0.755 -0.98 1');
    expect(calls.some((call) => call.startsWith('update 8 '))).toBe(false);
  });
});
