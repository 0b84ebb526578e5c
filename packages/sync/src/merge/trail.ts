import type { DocumentPath } from '@playhouse/core';
import { isAssetPath } from '../store/edge.ts';
import type { MergeDatabase, MergeMemory } from './mergePorts.ts';
import { generationOf } from './revisionGraph.ts';

/** After so many revisions that the server does not have, the last one that it has is noted. */
export const trailEvery = 50;
/** How many trails of a document are kept. */
const most = 4;

export interface TrailPorts {
  readonly local: Pick<MergeDatabase, 'leaves' | 'allLeaves'>;
  readonly memory: Pick<MergeMemory, 'shared' | 'trails' | 'keepTrails'>;
}

/** Keeps the trails of all documents. */
export async function keepTrails(ports: TrailPorts, every: number = trailEvery): Promise<void> {
  for (const [document, leaves] of await ports.local.allLeaves()) {
    if (leaves.some((rev) => generationOf(rev) > every)) await keepTrail(ports, document, every);
  }
}

/** Notes what the server had of a document, before its history is cut so far that it does not tell any more. */
export async function keepTrail(
  { local, memory }: TrailPorts,
  document: DocumentPath,
  every: number = trailEvery,
): Promise<void> {
  if (isAssetPath(document)) return;
  for (const { rev, isDeleted, history } of await local.leaves(document)) {
    if (isDeleted) continue;
    const shared = await lastShared(memory, document, history);
    const trails = await memory.trails(document);
    const recent = history.slice(0, every);
    if (shared === undefined || recent.includes(shared) || trails.some((trail) => recent.includes(trail.rev))) continue;
    const others = trails.filter((trail) => !history.includes(trail.rev));
    await memory.keepTrails(document, [{ rev, shared }, ...others].slice(0, most));
  }
}

/** The last revision that one with this history contains and the server had, as far as this device knows. */
export async function lastShared(
  memory: Pick<MergeMemory, 'shared' | 'trails'>,
  document: DocumentPath,
  history: readonly string[],
): Promise<string | undefined> {
  const shared = new Set(await memory.shared(document));
  const known = history.find((rev) => shared.has(rev));
  if (known !== undefined) return known;
  const trails = await memory.trails(document);
  return trails.find(({ rev }) => history.includes(rev))?.shared;
}
