import module from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type AssetReader, createAssetReader } from '../assets/assetReader.ts';
import { assetKey, type KnownAssets } from '../assets/knownAssets.ts';
import { beforeEnding } from '../ending.ts';
import { exitStatus, type Failure } from '../exit.ts';
import { abandonProject } from '../io/lockProject.ts';
import type { Job, ResultOptions } from './job.ts';
import type { FromWorker, Outcome, ToWorker, WorkerData } from './messages.ts';

/** A thread for one project at a time. */
export interface OneWorker {
  /** Runs the job for a project. Never rejects: a thread that hangs or crashes fails that project, and is replaced. */
  run(projectPath: string): Promise<Outcome>;
  /** Ends the thread; the next project starts another. */
  stop(): void;
  close(): void;
}

export interface WorkerOptions<Options> {
  readonly job: Job<Options>;
  readonly cwd: string;
  readonly resultOptions: ResultOptions;
  readonly known: KnownAssets;
  /** How long a project may run without a heartbeat. */
  readonly seconds: number;
  /** Memory limit of its objects; file contents come on top, within the limits of an archive. */
  readonly megabytes: number;
}

/** How long a thread may take to start. */
const startSeconds = 60;

/** A thread that is started on first use, and restarted after a project ended it. */
export function createOneWorker<Options>(settings: WorkerOptions<Options>): OneWorker {
  let beats = new SharedArrayBuffer(4);
  const assets = createAssetReader();
  let worker: Worker | undefined;
  let thread = 0;
  let target = '';
  const stop = async (): Promise<void> => {
    const [stopped, number, last] = [worker, thread, target];
    worker = undefined;
    beats = new SharedArrayBuffer(4);
    await stopped?.terminate();
    if (stopped && last !== '') abandonProject(last, number);
  };
  // The process would end its threads anyway, but their locks would remain.
  const withdraw = beforeEnding(stop);
  return {
    async run(projectPath) {
      worker ??= startWorker(settings, beats);
      // A thread that has ended no longer has an id.
      thread = worker.threadId === -1 ? thread : worker.threadId;
      target = path.resolve(settings.cwd, projectPath);
      const outcome = await runIn(worker, projectPath, { ...settings, beats, assets });
      if (typeof outcome !== 'string') return outcome;
      await stop();
      return failureBy(outcome, projectPath, settings.seconds);
    },
    stop: () => void stop(),
    close() {
      withdraw();
      void stop();
      assets.close();
    },
  };
}

function startWorker<Options>(
  { job, cwd, resultOptions, megabytes }: WorkerOptions<Options>,
  beats: SharedArrayBuffer,
): Worker {
  const cache = module.getCompileCacheDir();
  const workerData: WorkerData = {
    module: job.module.href,
    options: job.options,
    cwd,
    resultOptions,
    beats,
    ...(cache === undefined ? {} : { cache }),
  };
  const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 48 };
  const worker = new Worker(new URL('./batchWorker.ts', import.meta.url), { workerData, resourceLimits });
  // An error between two projects has no receiver; the next project finds the thread gone.
  return worker.on('error', () => undefined);
}

/** Why a thread ended prematurely. */
type Death = 'time' | 'memory' | 'crash';

interface Watched {
  readonly seconds: number;
  readonly beats: SharedArrayBuffer;
  readonly assets: AssetReader;
  readonly known: KnownAssets;
}

function runIn(worker: Worker, projectPath: string, watched: Watched): Promise<Outcome | Death> {
  const beat = new Int32Array(watched.beats);
  const { promise, resolve } = Promise.withResolvers<Outcome | Death>();
  let seen = Atomics.load(beat, 0);
  let since = performance.now();
  const timer = setInterval(() => {
    const now = Atomics.load(beat, 0);
    if (now !== seen) {
      seen = now;
      since = performance.now();
    } else if (performance.now() - since > (now === 0 ? startSeconds : watched.seconds) * 1000) resolve('time');
  }, 250);
  const onMessage = (said: FromWorker): void => {
    if (said.kind === 'outcome') resolve(said.outcome);
    else answer(worker, said, watched).catch(() => resolve('crash'));
  };
  const onError = (error: NodeJS.ErrnoException): void =>
    resolve(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash');
  const onExit = (): void => resolve('crash');
  worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  tell(worker, { kind: 'run', place: projectPath });
  return promise.finally(() => {
    clearInterval(timer);
    worker.off('message', onMessage).off('error', onError).off('exit', onExit);
  });
}

/** Inspects a file for a thread, in the asset process, unless the same content was inspected before. */
async function answer(
  worker: Worker,
  said: Exclude<FromWorker, { kind: 'outcome' }>,
  { assets, known, beats }: Watched,
): Promise<void> {
  const { id, question } = said;
  const key = assetKey(question, question.digest);
  const before = known.find(key);
  if (before) return tell(worker, { kind: 'verdict', id, verdict: before });
  if (said.kind === 'question') {
    // The process takes a while to start; the bytes arrive meanwhile.
    assets.start();
    return tell(worker, { kind: 'unknown', id });
  }
  const { kind, file } = question;
  const verdict = await assets.check({ kind, file, bytes: said.bytes });
  known.keep(key, verdict);
  Atomics.add(new Int32Array(beats), 0, 1);
  tell(worker, { kind: 'verdict', id, verdict });
}

function tell(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}

function failureBy(death: Death, projectPath: string, seconds: number): Failure {
  const [status, what] = {
    time: [exitStatus.fault, `timed out after ${seconds} s`] as const,
    memory: [exitStatus.io, 'takes too much memory'] as const,
    crash: [exitStatus.fault, 'ended the thread that worked on it'] as const,
  }[death];
  return { status, error: { code: `project.${death}`, message: `${projectPath} ${what}.`, path: projectPath } };
}
