import { type MergeReport, mergeConflicts } from '../merge/mergeConflicts.ts';
import type { MergeMemory, MergePorts, MergeServer } from '../merge/mergePorts.ts';
import { type Rejoined, rejoin } from '../merge/rejoin.ts';
import { type MergePouch, openMergeDatabase, openMergeServer } from './mergePouch.ts';
import { replicationFault } from './replicationFault.ts';

export interface MergeSides {
  readonly local: MergePouch;
  readonly remote: MergePouch;
  readonly memory: MergeMemory;
  /** What the server does beside being a database. */
  readonly helps?: Pick<MergeServer, 'keepLost' | 'merge'>;
  /** In milliseconds. */
  readonly now: () => number;
}

/** What merging on both sides of a project needs. */
export function mergePortsOf({ local, remote, memory, helps, now }: MergeSides): MergePorts {
  return { local: openMergeDatabase(local), server: { ...openMergeServer(remote), ...helps }, memory, now };
}

/** Merges what was changed on several sides, once all is sent. */
export function mergeSides(sides: MergeSides, signal?: AbortSignal): Promise<MergeReport> {
  return mergeConflicts(mergePortsOf(sides), signal);
}

/** Merges what the server could not connect with its own. Called before anything is sent. */
export function rejoinSides(
  sides: MergeSides,
  report: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<Rejoined> {
  return rejoin({ ...mergePortsOf(sides), isLocal: isOfDocument, report }, signal);
}

/** A server that fails at one document may well take the others. */
function isOfDocument(error: unknown): boolean {
  return replicationFault(error).kind === 'other' || Reflect.get(Object(error), 'status') === 500;
}
