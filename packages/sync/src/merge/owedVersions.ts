import type { DocumentPath } from '@playhouse/core';
import type { LeafNames, MergeMemory, MergeServer } from './mergePorts.ts';

interface OwedPorts {
  readonly server: Pick<MergeServer, 'keepLost'>;
  readonly memory: Pick<MergeMemory, 'owed' | 'writeOwed'>;
}

/** Notes versions of a document that the server has to keep, before it gets a merge that they lose. */
export async function oweVersions(
  { memory }: OwedPorts,
  document: DocumentPath,
  revisions: readonly string[],
): Promise<void> {
  const owed = await memory.owed();
  const all = new Set([...(owed.get(document) ?? []), ...revisions]);
  await memory.writeOwed(new Map([...owed, [document, [...all]]]));
}

/** The server has kept these, or they have lost nothing. */
export async function forgiveVersions(
  { memory }: OwedPorts,
  document: DocumentPath,
  revisions: readonly string[],
): Promise<void> {
  const owed = await memory.owed();
  const left = owed.get(document)?.filter((rev) => !revisions.includes(rev)) ?? [];
  const others: LeafNames = new Map([...owed].filter(([each]) => each !== document));
  await memory.writeOwed(left.length > 0 ? new Map([...others, [document, left]]) : others);
}

/** Has the server keep what is owed. What fails is tried again by the next call, and keeps no others waiting. */
export async function keepOwed(ports: OwedPorts, report: (error: unknown) => void): Promise<void> {
  for (const [document, revisions] of await ports.memory.owed()) {
    try {
      await ports.server.keepLost?.(document, revisions);
      await forgiveVersions(ports, document, revisions);
    } catch (error) {
      report(error);
    }
  }
}
