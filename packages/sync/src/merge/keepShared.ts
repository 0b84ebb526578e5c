import type { DocumentPath } from '@playhouse/core';
import { isAssetPath } from '../store/edge.ts';
import type { LeafNames, MergeDatabase, MergeMemory } from './mergePorts.ts';

export interface SharedPorts {
  readonly local: Pick<MergeDatabase, 'leaves'>;
  readonly memory: Pick<MergeMemory, 'keep' | 'kept' | 'writeKept'>;
}

/** How many documents are read at once. */
const atOnce = 4;

/**
 * Keeps the bodies of what this device and the server have, as far as that was not done yet. What came with a first copy
 * is kept by nobody else, and a browser's database discards it with the first edit. Ends soon after the signal; the next
 * call goes on from there. `pause` is called between parts, since other work matters more.
 */
export async function keepShared(
  { local, memory }: SharedPorts,
  shared: LeafNames,
  { pause, signal }: { readonly pause: () => Promise<void>; readonly signal: AbortSignal },
): Promise<void> {
  const kept = new Map(await memory.kept());
  const isNew = ([document, leaves]: readonly [DocumentPath, readonly string[]]) =>
    !isAssetPath(document) && kept.get(document)?.join() !== leaves.join();
  const left = [...shared].filter(isNew);
  for (let from = 0; from < left.length && !signal.aborted; from += atOnce) {
    const part = left.slice(from, from + atOnce);
    for (const [document, names] of part) {
      const open = await local.leaves(document);
      await memory.keep(
        open.flatMap(({ rev, body }) => (body && names.includes(rev) ? [{ document, rev, body }] : [])),
      );
      kept.set(document, names);
    }
    await pause();
  }
  if (left.length > 0) await memory.writeKept(kept);
}
