import {
  type AssetFolder,
  type CheckedAsset,
  type describeFont,
  type FontDescription,
  limits,
  type Result,
  refuse,
} from '@playhouse/core';
import { type Remote, transfer, wrap } from 'comlink';
import { untilAborted } from '../../workers/untilAborted.ts';
import { watchWorker } from '../../workers/watchWorker.ts';
import type { examineAsset } from './examineAsset.ts';

/** Examines uploaded files one after the other, without blocking the page. */
export interface AssetExaminer {
  examine(kind: AssetFolder, file: File): Promise<Result<CheckedAsset>>;
  close(): void;
}

interface AssetTasks {
  examineAsset: typeof examineAsset;
  describeFont: typeof describeFont;
  isReady(): boolean;
}

/** Files that take longer than this to examine are rejected; starting the worker does not count. */
const limitMs = 5000;
const startMs = 60_000;

/** Examines files in a worker, which is restarted when it does not answer. docs/reliability.md#f9. */
export function createAssetExaminer(): AssetExaminer {
  let running: Promise<RunningWorker | undefined> | undefined;
  const close = () => {
    running?.then((worker) => worker?.end());
    running = undefined;
  };
  return {
    async examine(kind, file) {
      if (file.size > limits.entryBytes) return refused(file.name, 'is too large');
      running ??= startWorker();
      const worker = await running;
      const buffer = await file.arrayBuffer().catch(() => undefined);
      if (!buffer) return refused(file.name, 'cannot be read');
      const bytes = new Uint8Array(buffer);
      const answer = await worker?.within<Result<CheckedAsset>>(limitMs, async (tasks) =>
        tasks.examineAsset(kind, file.name, transfer(bytes, [bytes.buffer])),
      );
      if (answer) return answer;
      close();
      return refused(file.name, 'cannot be read');
    },
    close,
  };
}

type DescribedFont = Awaited<ReturnType<typeof describeFont>>;

/** What is known of a font; undefined when it cannot be read in time. */
export async function describeFontApart(bytes: Uint8Array, text: string): Promise<FontDescription | undefined> {
  const worker = await startWorker();
  const described = await worker?.within<DescribedFont>(limitMs, async (tasks) => tasks.describeFont(bytes, text));
  worker?.end();
  return described?.ok ? described.facts : undefined;
}

interface RunningWorker {
  /** The result of a task; undefined when it fails or times out. */
  within<Value>(ms: number, task: (tasks: Remote<AssetTasks>) => Promise<Value>): Promise<Value | undefined>;
  end(): void;
}

async function startWorker(): Promise<RunningWorker | undefined> {
  const worker = new Worker(new URL('./asset.worker.ts', import.meta.url), { type: 'module' });
  const tasks = wrap<AssetTasks>(worker);
  const { failed, end } = watchWorker(worker);
  const running: RunningWorker = {
    async within(ms, task) {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), ms);
      try {
        return await untilAborted(task(tasks), AbortSignal.any([failed, late.signal]));
      } catch {
        return undefined;
      } finally {
        clearTimeout(timer);
      }
    },
    end,
  };
  if (await running.within(startMs, (ready) => ready.isReady())) return running;
  running.end();
  return undefined;
}

function refused(file: string, why: string): Result<CheckedAsset> {
  return refuse({
    code: 'asset.content',
    severity: 'blocking',
    path: [],
    params: { file, why },
    message: `${file} ${why}.`,
  });
}
