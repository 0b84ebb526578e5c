import { type MergeReport, mergeConflicts } from '../merge/mergeConflicts.ts';
import type { MergeMemory, MergeNote, MergePorts, MergeServer } from '../merge/mergePorts.ts';
import { type Rejoined, type RejoinOptions, rejoin } from '../merge/rejoin.ts';
import { type LocalMergePouch, type MergePouch, openMergeDatabase, openMergeServer } from './mergePouch.ts';
import { replicationFault } from './replicationFault.ts';

export interface MergeSides {
  readonly local: LocalMergePouch;
  readonly remote: MergePouch;
  readonly memory: MergeMemory;
  /** What the server does beside being a database. */
  readonly helps?: Pick<MergeServer, 'keepLost' | 'merge'>;
  /** Takes what people may want to see of a merge. */
  readonly onMerged: (note: MergeNote) => void;
  /** In milliseconds. */
  readonly now: () => number;
}

/** What merging on both sides of a project needs. */
export function mergePortsOf({ local, remote, memory, helps, now }: MergeSides): MergePorts {
  return { local: openMergeDatabase(local), server: { ...openMergeServer(remote), ...helps }, memory, now };
}

/** Merges what was changed on several sides, once all is sent. */
export function mergeSides(sides: MergeSides, signal?: AbortSignal): Promise<MergeReport> {
  const ports = mergePortsOf(sides);
  const note = async (each: MergeNote) => {
    await ports.memory.note(each);
    sides.onMerged(each);
  };
  return mergeConflicts({ ...ports, memory: { ...ports.memory, note } }, signal);
}

/** Merges what the server could not connect with its own. Called before anything is sent. */
export function rejoinSides(
  sides: MergeSides,
  report: (error: unknown) => void,
  options: RejoinOptions = {},
): Promise<Rejoined> {
  const ports = mergePortsOf(sides);
  const server = new WatchedServer(ports.server);
  const isLocal = (error: unknown) => !server.failed(error);
  // A merge that the server refuses is tried again and again, and is none.
  return rejoin({ ...ports, server: server.ports, onTaken: sides.onMerged, isLocal, report }, options);
}

/** Tells failures of the server's database, which concern all documents, from those of one document. */
class WatchedServer {
  readonly ports: MergeServer;
  private readonly failures = new Set<unknown>();

  constructor(server: MergeServer) {
    const watched =
      <Args extends readonly unknown[], Value>(ask: (...args: Args) => Promise<Value>) =>
      (...args: Args) =>
        ask(...args).catch((error: unknown) => {
          this.failures.add(error);
          throw error;
        });
    this.ports = {
      ...server,
      leaves: watched(server.leaves),
      tree: watched(server.tree),
      missing: watched(server.missing),
      body: watched(server.body),
      write: watched(server.write),
    };
  }

  /** A server that fails at one document may well take the others. */
  failed(error: unknown): boolean {
    const isOfDocument = replicationFault(error).kind === 'other' || Reflect.get(Object(error), 'status') === 500;
    return this.failures.has(error) && !isOfDocument;
  }
}
