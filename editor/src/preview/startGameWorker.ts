import type { SimulationWorker } from '@playhouse/player';
import type { WorkerTask } from './gameWorker.ts';
import workerUrl from './gameWorker.ts?worker&url';

let givenCode: Blob | undefined;

/** Takes the workers' code from the editor, instead of loading it from the server. */
export function takeWorkerCode(code: Blob): void {
  givenCode = code;
}

/**
 * Starts the worker in which games run. The frame's origin is opaque, so a worker cannot be started from a file on the
 * server: it starts with the code from the editor, or with lines that wait for the port while the code loads. Failures
 * are reported the same way.
 */
export function startGameWorker(task: WorkerTask): SimulationWorker {
  const address = URL.createObjectURL(givenCode ?? new Blob([loadingLines()], { type: 'text/javascript' }));
  const worker = new Worker(address);
  const { port1, port2 } = new MessageChannel();
  const started: SimulationWorker = {
    port: port1,
    terminate() {
      URL.revokeObjectURL(address);
      worker.terminate();
    },
  };
  const fail = (why: string, details: string) => {
    console.error(details);
    started.onFailure?.(`The game cannot be run. ${why}`);
  };
  worker.onmessage = ({ data }) => fail(codeMissing, String(data));
  worker.onerror = ({ message = '' }) => fail(message.slice(0, longestMessage), message);
  worker.postMessage(task, [port2]);
  return started;
}

function loadingLines(): string {
  return `
    const handed = new Promise((resolve) => self.addEventListener('message', resolve, { once: true }));
    import(${JSON.stringify(new URL(workerUrl, import.meta.url).href)})
      .then(() => handed)
      .then(({ data, ports }) => self.dispatchEvent(new MessageEvent('message', { data, ports })))
      .catch((error) => self.postMessage(String(error)));
  `;
}

const longestMessage = 500;
const codeMissing = 'The part of Playhouse that runs it could not be loaded. Check your connection, then start over.';
