import type { DocumentPath, ProjectDocument } from '@playhouse/core';
import { untilAborted } from '../workers/untilAborted.ts';

type Documents = ReadonlyMap<DocumentPath, ProjectDocument>;

interface Archives {
  writeDocuments(documents: Documents, signal: AbortSignal): Promise<Uint8Array | undefined>;
}

export interface PackInWorkerPorts {
  /** Loads what starts the worker. */
  readonly load: () => Promise<Archives>;
  /** Ends the wait for it. */
  readonly signal: AbortSignal;
}

/** The time for loading the worker and packing, in ms. The largest projects take a tenth of it on a slow computer. */
const limit = 10_000;

const inBrowser = (): PackInWorkerPorts => ({
  load: () => import('../workers/archiveWorker.ts'),
  signal: AbortSignal.timeout(limit),
});

/** Packs documents in a worker; undefined when that is not possible now, or takes more than 10 s. */
export async function packInWorker(
  documents: Documents,
  { load, signal }: PackInWorkerPorts = inBrowser(),
): Promise<Uint8Array | undefined> {
  try {
    const archives = await untilAborted(load(), signal);
    return await archives.writeDocuments(documents, signal);
  } catch {
    return undefined;
  }
}
