import { buildProject } from '@playhouse/core/testing';
import { createHeadlessPorts } from '@playhouse/runtime';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SimulationEnd } from './connection.ts';
import type { RequestMessage } from './protocol.ts';
import { RemoteSimulation } from './remoteSimulation.ts';
import { createPageClock, createWatchdog, type WatchdogClock } from './watchdog.ts';

/** A clock that the test advances. */
class HandClock implements WatchdogClock {
  isAway = false;
  #now = 0;
  #look: (() => void) | undefined;

  now(): number {
    return this.#now;
  }

  repeat(look: () => void): () => void {
    this.#look = look;
    return () => {
      this.#look = undefined;
    };
  }

  isHidden(): boolean {
    return this.isAway;
  }

  /** Advances time, with a check every tenth of a second. */
  pass(milliseconds: number): void {
    for (let left = milliseconds; left > 0; left -= 100) {
      this.#now += Math.min(left, 100);
      this.#look?.();
    }
  }

  /** The page itself was blocked: there was only one check. */
  oversleep(milliseconds: number): void {
    this.#now += milliseconds;
    this.#look?.();
  }
}

function watch() {
  const clock = new HandClock();
  const barks: number[] = [];
  const dog = createWatchdog(() => barks.push(clock.now()), clock);
  return { clock, barks, dog };
}

describe('the watchdog', () => {
  it('reports once when a sign of life is overdue', () => {
    const { clock, barks, dog } = watch();
    dog.expect(2000);
    clock.pass(1900);
    expect(barks).toEqual([]);
    clock.pass(10_000);
    expect(barks).toEqual([2000]);
  });

  it('stays quiet while there are signs of life, or nothing is pending', () => {
    const { clock, barks, dog } = watch();
    for (let sign = 0; sign < 20; sign++) {
      dog.expect(2000);
      clock.pass(1500);
    }
    dog.expect(undefined);
    clock.pass(10_000);
    expect(barks).toEqual([]);
  });

  it('uses a separate limit for each request', () => {
    const { clock, barks, dog } = watch();
    dog.expect(30_000);
    clock.pass(29_000);
    dog.expect(2000);
    clock.pass(1900);
    expect(barks).toEqual([]);
    clock.pass(200);
    expect(barks).toEqual([31_000]);
  });

  it('does not mistake a blocked or sleeping page for a blocked worker', () => {
    const { clock, barks, dog } = watch();
    dog.expect(2000);
    clock.oversleep(3_600_000);
    clock.pass(1000);
    expect(barks).toEqual([]);
  });

  it('pauses while the page is hidden, and starts over when it is shown', () => {
    const { clock, barks, dog } = watch();
    dog.expect(2000);
    clock.pass(1500);
    clock.isAway = true;
    clock.pass(60_000);
    clock.isAway = false;
    clock.pass(1500);
    expect(barks).toEqual([]);
    clock.pass(600);
    expect(barks).toHaveLength(1);
  });

  it('of a game in a window of its own pauses while that window is hidden', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const page = (): { visibilityState: DocumentVisibilityState } => ({ visibilityState: 'visible' });
    const [editor, game] = [page(), page()];
    const barks: number[] = [];
    createWatchdog(() => barks.push(performance.now()), createPageClock([editor, game])).expect(6000);
    game.visibilityState = 'hidden';
    vi.advanceTimersByTime(60_000);
    game.visibilityState = 'visible';
    vi.advanceTimersByTime(5900);
    expect(barks).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(barks).toHaveLength(1);
  });

  it('stays quiet once stopped', () => {
    const { clock, barks, dog } = watch();
    dog.expect(2000);
    dog.end();
    clock.pass(10_000);
    expect(barks).toEqual([]);
  });
});

const project = buildProject({ scenes: [{ layers: [] }] });
const start = { project, sceneId: undefined, seed: 1, records: false };

/** A simulation whose worker is played by the test. */
function byHand() {
  const clock = new HandClock();
  const asked: RequestMessage[] = [];
  const ends: SimulationEnd[] = [];
  const worker = {
    isTerminated: false,
    port: {
      onmessage: null as ((this: MessagePort, event: MessageEvent) => void) | null,
      close() {},
      postMessage: (message: RequestMessage) => void asked.push(message),
    },
    terminate() {
      this.isTerminated = true;
    },
    onFailure: undefined as ((message: string) => void) | undefined,
  };
  const options = { keepsHistory: true, ports: () => createHeadlessPorts(project), gameEvents: {} };
  const simulation = new RemoteSimulation(options, { worker, clock, onEnd: (end) => ends.push(end) });
  onTestFinished(() => simulation.destroy());
  const say = (data: object) =>
    worker.port.onmessage?.call(new MessageChannel().port1, new MessageEvent('message', { data }));
  const answer = () => {
    const last = asked.at(-1);
    say({ id: last?.id, calls: [], status, ...(last?.name === 'advance' && { answer: 1 }) });
  };
  return { clock, simulation, ends, worker, say, answer };
}

const status = { frame: 0, first: 0, last: 0, isRecording: false };

describe('a worker that hangs', () => {
  it('is ended after two seconds in a step, and the running script is reported', async () => {
    const { clock, simulation, ends, answer, say, worker } = byHand();
    const beginning = simulation.begin(start);
    answer();
    await beginning;
    const step = simulation.advance([], 1, () => undefined);
    const script = { path: ['delegates', 'id8', 'source'], event: 'onGameReady' };
    say({ script: { ...script, event: 'onLoadingEnd' } });
    say({ script: undefined });
    say({ script });
    clock.pass(1900);
    expect(worker.isTerminated).toBe(false);
    clock.pass(200);
    await expect(step).rejects.toThrow('over');
    expect(ends).toEqual([{ reason: 'silent', message: 'The game stopped responding.', script }]);
    expect(worker.isTerminated).toBe(true);
  });

  it('gets enough time to load, and is reported without scripts that have finished', async () => {
    const { clock, simulation, ends, answer, say } = byHand();
    const beginning = simulation.begin(start);
    clock.pass(29_000);
    answer();
    await beginning;
    clock.pass(60_000);
    expect(ends).toEqual([]);
    const step = simulation.advance([], 1, () => undefined);
    say({ script: { path: ['delegates', 'id8', 'source'], event: 'onGameReady' } });
    answer();
    await step;
    const next = simulation.advance([], 1, () => undefined);
    clock.pass(2100);
    await expect(next).rejects.toThrow('over');
    expect(ends).toMatchObject([{ reason: 'silent', script: undefined }]);
  });

  it('reports why it cannot be started', async () => {
    const { simulation, ends, worker } = byHand();
    const beginning = simulation.begin(start);
    worker.onFailure?.('There is no such file.');
    await expect(beginning).rejects.toThrow('over');
    expect(ends).toMatchObject([{ reason: 'failed', message: 'There is no such file.' }]);
  });
});
