import type { BehaviorDescription } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import type { AudioPort, ScriptedEvent } from './index.ts';
import { behavior, constrain, expression, keyDown, rule, soloGame, timer, when, x } from './test/describeGame.ts';
import { playProject } from './test/playProject.ts';

/** A port that notes every call. */
function recorder() {
  const calls: string[] = [];
  const audio: AudioPort = {
    playSound: (handle, name, { loop, volume, pitch, pan }) =>
      void calls.push(`play ${handle} ${name} ${loop} ${volume} ${pitch} ${pan}`),
    updateSound: (handle) => void calls.push(`update ${handle}`),
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

  it('by its place is softer and from a side', async () => {
    const [call] = await heard([play({ positional: true })]);
    const [, , , , volume, , pan] = call?.split(' ') ?? [];
    expect(Number(volume)).toBeLessThan(1);
    expect(Number(pan)).toBe(-1);
  });

  it('plays without a name, or with a volume that has no value, not at all', async () => {
    expect(await heard([play({ soundName: '' }), play({ volume: expression`"a" + 1` })])).toEqual([]);
  });

  it.each([
    [true, ['play 1 boom false 1 1 0']],
    [false, ['play 1 boom false 1 1 0', 'stop 1']],
  ])('that runs to completion: %s, when its rule turns false gives %o', async (runToCompletion, calls) => {
    expect(await heard([rule(keyDown('a'), [play({ runToCompletion })])], 30, held)).toEqual(calls);
  });

  it('that does not run to completion stops with its actor and its scene', async () => {
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

  it('goes on when the scene changes', async () => {
    const reset = rule(when('game.attributes.time', '==', 0.1), [behavior('ResetSceneAction')]);
    expect(await heard([music('a'), reset])).toEqual(['music a true']);
  });
});

it('volumes reach the port when they change, within 0 and 1', async () => {
  const fade = constrain('game.devices.audio.musicVolume', expression`2 - ${x}`);
  const move = timer('after', 0.1, [behavior('ChangeAttributeAction', { targetAttribute: x, RHS: '1.5' })]);
  expect(await heard([fade, move])).toEqual(['volumes 1 0.5']);
});
