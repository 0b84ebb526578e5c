import type { Project } from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import { createHeadlessPorts } from '@playhouse/runtime';
import { RemoteSimulation } from '../../../packages/player/src/remote/remoteSimulation.ts';
import { LocalSimulation } from '../../../packages/player/src/simulation/localSimulation.ts';
import { measureLatency } from './latency.ts';
import { startWorker } from './startWorker.ts';

/** Milliseconds per step, the median of many. */
export interface RemoteTimes {
  /** In the window itself. */
  readonly local: number;
  /** From the request to the worker's answer. */
  readonly remote: number;
  /** The window's work on the answer. */
  readonly window: number;
}

declare global {
  interface Window {
    measureSteps: typeof measureSteps;
    measureLatency: typeof measureLatency;
  }
}

const width = 'self.attributes.size.width';
const behaviors: Readonly<Record<Change, readonly BehaviorDescription[]>> = {
  places: [{ class: 'MoveBehavior', attributes: { direction: 30, space: 1, moveType: 0, speed: 5 } }],
  looks: [
    {
      class: 'ConstrainAttributeBehavior',
      attributes: { targetAttribute: width, RHS: { '@': 'expression', $: [{ keypath: width }, ' + 0.01'] } },
    },
  ],
  nothing: [],
};

/** What changes in every step. */
export type Change = 'places' | 'looks' | 'nothing';

function crowdOf(count: number, change: Change): Project {
  const actors = Array.from({ length: count }, (_, i) => ({
    prototype: 'id1',
    position: { x: (i * 37) % 1024, y: (i * 91) % 768 },
  }));
  return buildProject({
    prototypes: [{ id: 'id1', attributes: { size: { width: 4, height: 4 } }, behaviors: [...behaviors[change]] }],
    scenes: [{ layers: [{ actors }] }],
  });
}

/** Steps of the same game here and in a worker, alternating. */
async function measureSteps(count: number, change: Change, steps: number): Promise<RemoteTimes> {
  const project = crowdOf(count, change);
  const options = { keepsHistory: false, ports: () => createHeadlessPorts(project), gameEvents: {} };
  const { simulation, handled, end } = startRemote(options);
  const local = new LocalSimulation(options);
  const start = { project, sceneId: undefined, seed: 1, records: false };
  await Promise.all([local.begin(start), simulation.begin(start)]);
  const [here, there]: number[][] = [[], []];
  for (let step = 0; step < steps; step++) {
    const begun = performance.now();
    local.advance([]);
    const between = performance.now();
    await simulation.advance([], 1, () => undefined);
    here?.push(between - begun);
    there?.push(performance.now() - between);
  }
  const times = { local: median(here), remote: median(there), window: median(handled.slice(-steps)) };
  local.destroy();
  end();
  return times;
}

function startRemote(options: ConstructorParameters<typeof RemoteSimulation>[0]) {
  const { port: port1, terminate } = startWorker();
  const handled: number[] = [];
  /** Records how long each message is processed, including deserialization. */
  const port = {
    close: () => port1.close(),
    postMessage: (message: unknown, transfer: Transferable[]) => port1.postMessage(message, transfer),
    set onmessage(listen: (event: MessageEvent) => void) {
      port1.onmessage = (event) => {
        const begun = performance.now();
        listen(event);
        handled.push(performance.now() - begun);
      };
    },
  };
  const ended = (message: string) => {
    throw new Error(message);
  };
  const simulation = new RemoteSimulation(options, {
    worker: { port: port as never, terminate },
    onEnd: ({ message }) => ended(message),
  });
  return { simulation, handled, end: () => simulation.destroy() };
}

function median(times: readonly number[] = []): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

window.measureLatency = measureLatency;
window.measureSteps = measureSteps;
