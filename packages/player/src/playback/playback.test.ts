import { createProject } from '@playhouse/core';
import type { GameView, InputEvent } from '@playhouse/runtime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlayerOptions } from '../api/player.ts';
import type { GameStart, SimulationClient } from '../simulation/simulationClient.ts';
import { Playback } from './playback.ts';
import type { PlayerParts } from './playerParts.ts';

const nothing: GameView = { scenes: [] };

/** A simulation whose steps are answered by the test. */
class SlowSimulation implements SimulationClient {
  readonly view = nothing;
  readonly reach = { first: 0, last: 0 };
  readonly isRecording = false;
  frame = 0;
  begun = 0;
  readonly inputs: (readonly InputEvent[])[] = [];
  readonly most: number[] = [];
  readonly #waiting: ((steps: number) => void)[] = [];

  async begin(_start: GameStart): Promise<void> {
    this.begun++;
    this.frame = 0;
  }

  advance(input: readonly InputEvent[], most: number): Promise<number> {
    this.inputs.push(input);
    this.most.push(most);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Answers a request with this many steps, and waits until everyone has been notified. */
  async answer(steps = 1): Promise<void> {
    this.frame += steps;
    this.#waiting.shift()?.(steps);
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  }

  get asked(): number {
    return this.#waiting.length;
  }

  stepAgain = () => false;
  cut = () => undefined;
  goTo = async () => undefined;
  reload = async () => 'kept' as const;
  stopRecording = async () => undefined;
  reportEvents = () => undefined;
  destroy = () => undefined;
}

let picture: ((time: number) => void) | undefined;

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (wanted: (time: number) => void) => {
    picture = wanted;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    picture = undefined;
  });
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => void vi.unstubAllGlobals());

function playbackOf() {
  const simulation = new SlowSimulation();
  const drawn: { between: number; hasStepped: boolean }[] = [];
  const events: InputEvent[] = [];
  const parts = {
    stage: { draw: (_: GameView, between: number, hasStepped: boolean) => drawn.push({ between, hasStepped }) },
    input: { take: () => events.splice(0), release() {}, forgetPresses() {}, beginAnew() {} },
    audio: { setRunning() {}, silence() {} },
    prompt: { close() {} },
    network: { begin: () => undefined },
    services: {
      close() {},
      told: [] as number[],
      due: Infinity,
      beforeStep(frame: number) {
        this.told.push(frame);
      },
      nextAnswer() {
        return this.due;
      },
    },
    isWaiting: false,
    setRecording() {},
    destroy() {},
  };
  const options = { project: createProject({ title: 'x' }), seed: 1 };
  // Only the parts that a playback needs.
  const made = [options, parts] as unknown as [PlayerOptions, PlayerParts];
  return { playback: new Playback(...made, simulation), simulation, parts, drawn, events };
}

describe('a playback with slow steps', () => {
  test('requests one step at a time, and catches up on lost time', async () => {
    const { playback, simulation, drawn } = playbackOf();
    playback.start();
    picture?.(1000);
    picture?.(1060);
    expect([simulation.asked, drawn.at(-1)?.between]).toEqual([1, 1]);
    picture?.(1061);
    expect(simulation.asked).toBe(1);
    for (const frame of [1, 2, 3]) {
      await simulation.answer();
      expect(simulation.frame).toBe(frame);
    }
    expect(simulation.asked).toBe(0);
    picture?.(1062);
    expect(drawn.at(-1)?.hasStepped).toBe(true);
    expect(drawn.at(-1)?.between).toBeLessThan(1);
  });

  test('requests all due steps, up to the next answer of a service', async () => {
    const { playback, simulation, parts } = playbackOf();
    playback.start();
    picture?.(1000);
    picture?.(1070);
    await simulation.answer(3);
    expect([simulation.most, parts.services.told]).toEqual([
      [4, 1],
      [1, 4],
    ]);
    await simulation.answer();
    parts.services.due = 7;
    picture?.(1150);
    await simulation.answer(2);
    // The service answers before step 7, so the playback does not run past step 6 at once.
    expect(simulation.most.slice(2)).toEqual([2, 1]);
    expect(parts.services.told).toEqual([1, 4, 5, 7]);
  });

  test('pauses after the step in progress, even if more steps are due', async () => {
    const { playback, simulation, drawn } = playbackOf();
    playback.start();
    picture?.(1000);
    picture?.(1070);
    const standing = playback.pause();
    expect([playback.running, playback.stepping]).toEqual([false, standing]);
    await simulation.answer();
    await standing;
    expect(playback.stepping).toBeUndefined();
    expect([simulation.frame, simulation.asked, picture]).toEqual([1, 0, undefined]);
    expect(drawn.at(-1)).toEqual({ between: 1, hasStepped: true });
  });

  test('restarts after the step in progress, without another step', async () => {
    const { playback, simulation } = playbackOf();
    playback.start();
    picture?.(1000);
    picture?.(1070);
    const begun = playback.restart(undefined, false);
    picture?.(1090);
    expect([simulation.begun, simulation.asked]).toEqual([0, 1]);
    await simulation.answer();
    await begun;
    expect([simulation.begun, simulation.frame, simulation.asked]).toEqual([1, 0, 0]);
    picture?.(1130);
    expect(simulation.asked).toBe(1);
  });

  test('passes input that arrives meanwhile to the next step, and does nothing while the game waits', async () => {
    const { playback, simulation, parts, events } = playbackOf();
    playback.start();
    picture?.(1000);
    picture?.(1040);
    events.push({ type: 'windowResize' });
    await simulation.answer();
    expect(simulation.inputs).toEqual([[], [{ type: 'windowResize' }]]);
    parts.isWaiting = true;
    await simulation.answer();
    picture?.(1200);
    expect(simulation.asked).toBe(0);
  });
});
