import type { RecordBody } from '../store/database.ts';
import { generationOf } from './revisionGraph.ts';
import { sha256 } from './sha256.ts';

/** Name of the revision with this body after another one, or of the first. The same edit has the same name everywhere. */
export function successorName(parent: string | undefined, body: RecordBody | undefined): string {
  const generation = parent === undefined ? 1 : generationOf(parent) + 1;
  return `${generation}-${sha256(JSON.stringify(['edit', parent ?? null, body ?? null])).slice(0, 32)}`;
}
