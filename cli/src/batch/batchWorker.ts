/** Runs projects one after the other in a thread, which can be terminated at any time. Started by `startWorker`. */
import module from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { AssetVerdict } from '../assets/assetReader.ts';
import { digestOf } from '../assets/knownAssets.ts';
import { failureOf } from '../exit.ts';
import type { JobTools, RunOne } from './job.ts';
import type { AssetQuestion, FromWorker, Outcome, ToWorker, WorkerData } from './messages.ts';

const { module: address, options, cwd, resultOptions, beats, cache }: WorkerData = workerData;
const beat = new Int32Array(beats);
if (cache !== undefined) module.enableCompileCache(cache);

interface OpenQuestion {
  readonly question: AssetQuestion;
  readonly bytes: Uint8Array;
  readonly resolve: (verdict: AssetVerdict) => void;
}

// Before listening to messages, so that loading counts as startup, not as the first project's time.
const { runOne }: { runOne: RunOne<unknown> } = await import(address);

const questions = new Map<number, OpenQuestion>();
let asked = 0;

const tools: JobTools = {
  cwd,
  resultOptions,
  beat: () => Atomics.add(beat, 0, 1),
  assets: {
    start: () => undefined,
    check: ({ kind, file, bytes }) =>
      new Promise((resolve) => {
        const id = asked++;
        const question = { kind, file, digest: digestOf(bytes) };
        questions.set(id, { question, bytes, resolve });
        say({ kind: 'question', id, question });
      }),
  },
};

parentPort?.on('message', (told: ToWorker) => {
  tools.beat();
  if (told.kind === 'run') {
    void run(told.place).then((outcome) => say({ kind: 'outcome', outcome }));
    return;
  }
  const open = questions.get(told.id);
  if (!open) return;
  if (told.kind === 'unknown') {
    say({ kind: 'bytes', id: told.id, question: open.question, bytes: open.bytes });
  } else {
    questions.delete(told.id);
    open.resolve(told.verdict);
  }
});

async function run(projectPath: string): Promise<Outcome> {
  try {
    return await runOne(projectPath, options, tools);
  } catch (thrown) {
    return failureOf(thrown);
  }
}

function say(message: FromWorker): void {
  parentPort?.postMessage(message);
}
