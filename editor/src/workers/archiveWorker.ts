import {
  type DocumentPath,
  limits,
  type ProjectContents,
  type ProjectDocument,
  type packDocuments,
} from '@playhouse/core';
import { type Remote, wrap } from 'comlink';
import { t } from '../i18n/t.ts';
import type { packFiles, ReadArchive, writeArchiveBytes } from './archiveTasks.ts';
import { watchWorker } from './watchWorker.ts';

interface ArchiveTasks {
  readArchiveFile(file: Blob): Promise<ReadArchive>;
  writeArchiveBytes: typeof writeArchiveBytes;
  packDocuments: typeof packDocuments;
  packFiles: typeof packFiles;
  holdLock(): Promise<void>;
}

/** Time limit for reading or writing an archive; the largest take a tenth of it on a slow computer. */
const limitMs = 120_000;

/** How work in a worker ended without a result. */
type End = 'died' | 'late' | 'canceled';

const sentences: Readonly<Record<End, string>> = {
  died: t(
    'Reading this archive took more memory than the browser has for it, or the archive is damaged. Close other tabs and try again, or download the file again.',
  ),
  late: t('Reading this archive timed out after {seconds} s. It is too large for this computer, or damaged.', {
    seconds: limitMs / 1000,
  }),
  canceled: t('The import was canceled.'),
};

/** Reads an archive in a worker, so that no archive can block the page. `signal` aborts it. */
export async function readArchive(file: Blob, signal?: AbortSignal): Promise<ReadArchive> {
  if (file.size > limits.archiveBytes) {
    const most = limits.archiveBytes / 1024 / 1024;
    return { ok: false, message: t('The file is larger than {most} MB, the limit for archives.', { most }) };
  }
  const read = await inWorker<ReadArchive>(async (tasks) => tasks.readArchiveFile(file), signal);
  return typeof read === 'string' ? { ok: false, message: sentences[read] } : read;
}

/** Packs a project in a worker. */
export async function writeArchive(contents: ProjectContents): Promise<Uint8Array | undefined> {
  const written = await inWorker<Uint8Array>((tasks) => tasks.writeArchiveBytes(contents));
  return typeof written === 'string' ? undefined : written;
}

/** Packs files that are no project in a worker. */
export async function writeFiles(files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array | undefined> {
  const written = await inWorker<Uint8Array>((tasks) => tasks.packFiles(files));
  return typeof written === 'string' ? undefined : written;
}

/** Packs documents in a worker. `signal` aborts it. */
export async function writeDocuments(
  documents: ReadonlyMap<DocumentPath, ProjectDocument>,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const written = await inWorker<Uint8Array>((tasks) => tasks.packDocuments(documents), signal);
  return typeof written === 'string' ? undefined : written;
}

let started = 0;

/** Terminates the worker when its work ends in any way. */
async function inWorker<Value>(
  work: (tasks: Remote<ArchiveTasks>) => Promise<Value>,
  signal?: AbortSignal,
): Promise<Value | End> {
  if (signal?.aborted) return 'canceled';
  started += 1;
  const name = `playhouse-archive-${performance.timeOrigin}-${started}`;
  const worker = new Worker(new URL('./archive.worker.ts', import.meta.url), { type: 'module', name });
  const { promise: ending, resolve } = Promise.withResolvers<End>();
  const cancel = () => resolve('canceled');
  const died = () => resolve('died');
  const timer = setTimeout(() => resolve('late'), limitMs);
  signal?.addEventListener('abort', cancel);
  const waiting = new AbortController();
  const { failed, end } = watchWorker(worker);
  failed.addEventListener('abort', died);
  const tasks = wrap<ArchiveTasks>(worker);
  const run = async (): Promise<Value> => {
    await tasks.holdLock();
    // Granted only when the worker has ended.
    navigator.locks?.request(name, { signal: waiting.signal }, died).catch(() => undefined);
    return work(tasks);
  };
  try {
    return await Promise.race([run(), ending]);
  } catch {
    return 'died';
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
    waiting.abort();
    end();
  }
}
