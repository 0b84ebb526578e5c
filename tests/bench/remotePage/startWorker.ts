import type { SimulationWorker } from '@playhouse/player';

/** A worker that serves a simulation. */
export function startWorker(): SimulationWorker & { readonly port: MessagePort } {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(undefined, [port2]);
  return { port: port1, terminate: () => worker.terminate() };
}
