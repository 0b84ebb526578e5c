import type { ProjectContents } from '@playhouse/core';
import { type Remote, transfer, wrap } from 'comlink';
import type { ReadArchive, readArchiveBytes, writeArchiveBytes } from './archiveTasks.ts';

interface ArchiveTasks {
  readArchiveBytes: typeof readArchiveBytes;
  writeArchiveBytes: typeof writeArchiveBytes;
}

/** Reads an archive in a worker, so that the page stays alive whatever the archive holds. */
export function readArchive(bytes: Uint8Array): Promise<ReadArchive> {
  const copy = new Uint8Array(bytes);
  return inWorker<ReadArchive>(async (tasks) => tasks.readArchiveBytes(transfer(copy, [copy.buffer])), {
    ok: false,
    message: 'This archive is too large or damaged.',
  });
}

/** Packs a project in a worker. */
export function writeArchive(contents: ProjectContents): Promise<Uint8Array | undefined> {
  return inWorker<Uint8Array | undefined>((tasks) => tasks.writeArchiveBytes(contents), undefined);
}

async function inWorker<Value>(work: (tasks: Remote<ArchiveTasks>) => Promise<Value>, broken: Value): Promise<Value> {
  const worker = new Worker(new URL('./archive.worker.ts', import.meta.url), { type: 'module' });
  const failure = new Promise<Value>((resolve) => {
    worker.addEventListener('error', () => resolve(broken));
  });
  try {
    return await Promise.race([work(wrap<ArchiveTasks>(worker)), failure]);
  } catch {
    return broken;
  } finally {
    worker.terminate();
  }
}
