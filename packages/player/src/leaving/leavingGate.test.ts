import { framesPerSecond } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { createHeadlessPorts, type GamePorts } from '@playhouse/runtime';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameEvents } from '../api/gameEvents.ts';
import { gatedEvents, gatedPorts } from './gatedPorts.ts';
import { createLeavingGate } from './leavingGate.ts';
import { type Leaving, leavingLimits } from './leavingLimits.ts';

const kinds = Object.keys(leavingLimits) as Leaving[];
let frame = 0;
beforeEach(() => {
  frame = 0;
});

describe('a gate', () => {
  it.each(kinds)('lets a burst of %s through, and then a limited number per second', (kind) => {
    const { burst, perSecond } = leavingLimits[kind];
    const gate = createLeavingGate(() => frame);
    const passed = (tries: number) => Array.from({ length: tries }, () => gate.lets(kind)).filter(Boolean).length;
    expect(passed(100_000)).toBe(burst);
    let later = 0;
    for (frame = 1; frame <= 10 * framesPerSecond; frame++) later += passed(1000);
    expect(Math.abs(later - 10 * perSecond)).toBeLessThanOrEqual(1);
    frame += 3600 * framesPerSecond;
    expect(passed(100_000)).toBe(burst);
  });

  it('reports each kind once, when it first blocks it', () => {
    const held: Leaving[] = [];
    const gate = createLeavingGate(
      () => frame,
      (kind) => held.push(kind),
    );
    for (; frame < 600; frame += 1) for (let time = 0; time < 50; time += 1) gate.lets('notice');
    for (let time = 0; time < 500; time += 1) gate.lets('quit');
    expect(held).toEqual(['notice', 'quit']);
  });

  it('continues when the game has been rewound', () => {
    const gate = createLeavingGate(() => frame);
    frame = 10_000;
    while (gate.lets('log'));
    frame = 5;
    expect(gate.lets('log')).toBe(false);
    frame += framesPerSecond;
    expect(gate.lets('log')).toBe(true);
  });

  it('truncates long texts anywhere in a value, and keeps short ones', () => {
    const text = fc.string({ maxLength: 3000 });
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        text,
        fc.integer(),
        fc.boolean(),
        fc.array(tie('tree'), { maxLength: 5 }),
        fc.dictionary(fc.string(), tie('tree'), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(tree, fc.constantFrom(...kinds), (value, kind) => {
        const fitted = createLeavingGate(() => 0).fit(kind, value);
        const { characters } = leavingLimits[kind];
        expect(charactersIn(fitted)).toBeLessThanOrEqual(characters);
        if (charactersIn(value) <= characters) expect(fitted).toEqual(value);
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});

function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + charactersIn(each), 0);
}

describe('ports and events behind a gate', () => {
  const long = 'x'.repeat(50_000_000);
  let heard: unknown[][] = [];
  beforeEach(() => {
    heard = [];
  });
  const listen =
    (name: string) =>
    (...values: unknown[]): void =>
      void heard.push([name, ...values]);

  function outlets(): Record<string, () => void> {
    const headless = createHeadlessPorts(buildProject({}));
    const named = <Port extends object>(port: Port): Port =>
      Object.fromEntries(
        Object.entries(port).map(([name, value]) => [name, typeof value === 'function' ? listen(name) : value]),
      ) as Port;
    const ports: GamePorts = gatedPorts(
      {
        ...headless,
        audio: named(headless.audio),
        platform: named(headless.platform),
        network: { send: listen('send') },
      },
      createLeavingGate(() => frame),
    );
    const told: GameEvents = {
      onLog: listen('log'),
      onFault: listen('fault'),
      onScene: listen('scene'),
      onWarning: listen('warning'),
    };
    const gameEvents = gatedEvents(
      told,
      createLeavingGate(() => frame),
    );
    const { audio, platform } = ports;
    return {
      playSound: () => audio.playSound(1, long, { loop: false, volume: 1, pitch: 1, pan: 0 }),
      updateSound: () => audio.updateSound(1, { volume: 1 }),
      stopSound: () => audio.stopSound(1),
      playMusic: () => audio.playMusic(long, true),
      pauseMusic: () => audio.pauseMusic(),
      stopMusic: () => audio.stopMusic(),
      setVolumes: () => audio.setVolumes(1, 1),
      openUrl: () => platform.openUrl(long),
      quit: () => platform.quit(),
      askText: () => platform.askText(long),
      request: () => platform.request('onTweetSheet', { message: long, more: [long, { long }] }),
      log: () => gameEvents.onLog?.({ frame, actorId: 'id1', path: [], text: long }),
      fault: () =>
        gameEvents.onFault?.({
          cause: 'project',
          code: 'value.number',
          message: long,
          count: 1,
          firstFrame: 1,
          path: [],
        }),
      scene: () => gameEvents.onScene?.({ id: 'id1', name: long }),
      warning: () => gameEvents.onWarning?.(long),
    };
  }

  it('let a few of each kind through, and only the allowed number of a flood, with truncated texts', () => {
    const all = outlets();
    const { audio, platform } = createHeadlessPorts(buildProject({}));
    const callable = Object.entries({ ...audio, ...platform }).filter(([, value]) => typeof value === 'function');
    expect(Object.keys(all)).toEqual(expect.arrayContaining(callable.map(([name]) => name)));
    for (const [name, send] of Object.entries(all)) {
      heard = [];
      // Some kinds share a limit.
      frame += 60 * framesPerSecond;
      for (let time = 0; time < 100_000; time += 1) send();
      expect([name, heard.length > 0, heard.length <= 6000]).toEqual([name, true, true]);
      expect(charactersIn(heard[0])).toBeLessThan(25_000);
    }
  });

  it('answer every network call, and blocked ones without an address', () => {
    const answers: unknown[] = [];
    const { network } = gatedPorts(
      { ...createHeadlessPorts(buildProject({})), network: { send: (request) => void answers.push(request.url) } },
      createLeavingGate(() => frame),
    );
    for (let call = 0; call < 10_000; call += 1) network?.send({ call, method: 'GET', url: 'https://example.org/' });
    expect(answers).toHaveLength(10_000);
    expect(answers.filter((url) => url !== '')).toHaveLength(leavingLimits.send.burst);
    frame += framesPerSecond;
    network?.send({ call: 1, method: 'POST', url: 'https://example.org/', body: long });
    expect(answers.at(-1)).toBe('');
  });
});
