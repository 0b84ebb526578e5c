import { Engine, type EnginePorts } from '../engine/engine.ts';
import type { Quarantined } from '../engine/quarantine.ts';
import type { EngineEvent, Phase, Stop } from '../engine/state.ts';
import { findUnmerged, type UnmergedDocument } from '../merge/findUnmerged.ts';
import { mergeConflicts } from '../merge/mergeConflicts.ts';
import { createMergeMemory } from '../merge/mergeMemory.ts';
import type { MergeMemory, MergeNote, MergeServer } from '../merge/mergePorts.ts';
import type { ProjectSaver, SaverTimers } from '../save/projectSaver.ts';
import { type RemoteChangePorts, RemoteChanges } from '../save/remoteChanges.ts';
import { databaseOf, mergesOf } from '../store/databaseNames.ts';
import { mendLocal, mendRemote } from './mendRemote.ts';
import { type MergePouch, openMergeDatabase, openMergeServer } from './mergePouch.ts';
import { type Fetch, type Patience, patientFetch } from './patientFetch.ts';
import { createPouchDatabases, type PouchOptions } from './pouchDatabases.ts';
import { readRefusals } from './readRefusals.ts';
import { findMissing, type Replicable, replicate, resend } from './replicate.ts';
import { UnsentDocuments } from './unsentDocuments.ts';

/** Where a project is stored here and on the server. */
export interface CloudPlace {
  readonly pouch: PouchOptions;
  /** Of the project on this computer. */
  readonly id: string;
  /** Address of its database on the server. */
  readonly address: string;
  readonly fetch: Fetch;
  /** How long a silent server is waited for; as usual when it is not given. */
  readonly patience?: Patience;
  readonly heapLimit?: number | undefined;
}

export interface CloudSyncOptions
  extends CloudPlace,
    Pick<EnginePorts, 'keepCopy' | 'isSignedIn' | 'show' | 'redirect'>,
    Pick<RemoteChangePorts, 'replace' | 'replaceFile' | 'report'> {
  readonly saver: ProjectSaver;
  readonly timers: SaverTimers;
  readonly stops: readonly Stop[];
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Versions met in a document. */
  readonly onMerged: (note: MergeNote) => void;
  /** What the server does beside being a database. */
  readonly helps: CloudSyncHelps;
}

export type CloudSyncHelps = Pick<MergeServer, 'keepLost' | 'merge'>;

export interface CloudState {
  readonly phase: Phase;
  /** How many documents may not be on the server yet; undefined while that is not known. */
  readonly waiting: number | undefined;
  readonly refused: readonly Quarantined[];
  /** Documents of the server that cannot be taken in. */
  readonly unread: readonly Quarantined[];
}

/** The sync of an open project with its side on the server. */
export interface CloudSync {
  getState(): CloudState;
  subscribe(listener: () => void): () => void;
  tell(event: Extract<EngineEvent, { readonly type: 'online' | 'sessionChecked' | 'stop' | 'resume' }>): void;
  /**
   * Whether the server has everything that is stored here, for which this waits some seconds. Rejects when the server
   * cannot be asked.
   */
  sent(): Promise<boolean>;
  /** Saves, then stops. */
  close(): Promise<void>;
}

type Pouch = Replicable & MergePouch;

/** How often the server is asked whether it has everything, and how long to wait before that, in milliseconds. */
const sending = { tries: 20, pause: 500 } as const;

/** The databases of a project on both sides. */
interface Sides {
  /** Anew for each use: after some failures, browsers close a database for good. */
  local(): Pouch;
  readonly remote: Pouch;
}

type Constructor = new (name: string, options: object) => Pouch;

function openLocal({ pouch: { PouchDB, adapter, prefix = '' }, id }: Pick<CloudPlace, 'pouch' | 'id'>): Pouch {
  const configuration = { adapter, auto_compaction: true, revs_limit: 200, size: 10 };
  return mendLocal(new (PouchDB as unknown as Constructor)(prefix + databaseOf(id), configuration));
}

/** `onRefused` is called for documents of the server that are not taken in. */
function openSides(place: CloudPlace, onRefused: (document: string, reason: string) => void): Sides {
  const { pouch, address, fetch, patience } = place;
  const Remote = pouch.PouchDB as unknown as Constructor;
  const options = { skip_setup: true, fetch: readRefusals(patientFetch(fetch, patience)) };
  return {
    local: () => openLocal(place),
    remote: mendRemote(new Remote(address, options), onRefused),
  };
}

function reportRefused(report: (error: unknown) => void) {
  return (document: string, reason: string) => report(new Error(`${document}: ${reason}`));
}

/** Starts the sync of an open project. */
export async function openCloudSync(options: CloudSyncOptions): Promise<CloudSync> {
  const memory = createMergeMemory(await createPouchDatabases(options.pouch).open(mergesOf(options.id)));
  return new ProjectSync(options, memory);
}

class ProjectSync implements CloudSync {
  private readonly options: CloudSyncOptions;
  private readonly memory: MergeMemory;
  private readonly sides: Sides;
  private readonly listeners = new Set<() => void>();
  private readonly unsent: UnsentDocuments;
  private readonly changes: RemoteChanges;
  private readonly engine: Engine;
  private readonly unread = new Map<string, string>();
  private state: CloudState = { phase: 'opening', waiting: undefined, refused: [], unread: [] };

  constructor(options: CloudSyncOptions, memory: MergeMemory) {
    const { id, stops } = options;
    this.options = options;
    this.memory = memory;
    this.sides = openSides(options, (document, reason) => {
      this.unread.set(document, reason);
      this.publish();
    });
    this.unsent = new UnsentDocuments((documents) => findMissing(this.both(), documents), this.publish);
    this.changes = new RemoteChanges({
      ...options,
      open: () => createPouchDatabases(options.pouch).open(databaseOf(id)),
      onChange: (document) => {
        if (this.unread.delete(document)) this.publish();
        this.unsent.mark(document);
      },
    });
    this.engine = new Engine(this.portsOf(options));
    this.engine.watch(this.publish);
    this.engine.tell({ type: 'open', uuid: id, stops });
  }

  getState(): CloudState {
    return this.state;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  tell(event: Parameters<CloudSync['tell']>[0]): void {
    this.engine.tell(event);
  }

  async sent(): Promise<boolean> {
    const { timers } = this.options;
    for (let tries: number = sending.tries; ; tries -= 1) {
      if ((await findMissing(this.both())).length === 0) return true;
      if (tries === 0) return false;
      await new Promise<void>((resolve) => void timers.after(sending.pause, resolve));
    }
  }

  async close(): Promise<void> {
    this.engine.tell({ type: 'close' });
    await this.engine.settled();
    this.changes.stop();
  }

  private both(): { readonly local: Pouch; readonly remote: Pouch } {
    return { local: this.sides.local(), remote: this.sides.remote };
  }

  private portsOf(options: CloudSyncOptions): EnginePorts {
    const { saver, timers, heapLimit, report } = options;
    return {
      ...options,
      openDatabase: () =>
        this.changes.start().then(
          () => undefined,
          (error: unknown) => ({ kind: 'access', message: error instanceof Error ? error.message : String(error) }),
        ),
      replicate: (replication, _, tell) =>
        replicate(
          {
            ...this.both(),
            ...(heapLimit !== undefined && { heapLimit }),
            keep: (revisions) => void this.memory.keep(revisions).catch(report),
          },
          replication,
          (event) => {
            if (event.type === 'paused') this.unsent.check().catch(report);
            tell(event);
          },
        ),
      resend: (_, documents, tell) => resend(this.both(), documents, tell),
      findMissing: () => findMissing(this.both()),
      mergeConflicts: (_, signal) => this.merge(signal),
      flush: async () => void (await saver.flush()),
      wait: (milliseconds, then) => timers.after(milliseconds, then),
    };
  }

  private async merge(signal: AbortSignal): Promise<boolean> {
    const { onMerged, helps, report } = this.options;
    const { local, remote } = this.both();
    const note = async (met: MergeNote) => {
      await this.memory.note(met);
      onMerged(met);
    };
    const { waiting, errors } = await mergeConflicts(
      {
        local: openMergeDatabase(local),
        server: { ...openMergeServer(remote), ...helps },
        memory: { ...this.memory, note },
        now: () => Date.now(),
      },
      signal,
    );
    for (const error of errors) report(error);
    return waiting.length + errors.length === 0;
  }

  private readonly publish = (): void => {
    const { phase, quarantine } = this.engine.state;
    const refused = new Set(quarantine.map(({ id }) => id));
    const missing = this.unsent.all && [...this.unsent.all].filter((id) => !refused.has(id));
    const unread = [...this.unread].map(([id, reason]) => ({ id, reason }));
    this.state = { phase, waiting: missing?.length, refused: quarantine, unread };
    for (const listener of this.listeners) listener();
  };
}

/**
 * Copies a project between this computer and the server, once and completely. Rejects with PouchDB's error when that
 * fails.
 */
export async function copyProject(place: CloudPlace, report: (error: unknown) => void): Promise<void> {
  const { local, remote } = openSides(place, reportRefused(report));
  const { heapLimit } = place;
  await new Promise<void>((resolve, reject) => {
    replicate({ local: local(), remote, ...(heapLimit !== undefined && { heapLimit }) }, 'initial', (event) => {
      if (event.type === 'complete') resolve();
      if (event.type === 'failed') reject(new Error(event.fault.key));
    });
  });
}

/** Where versions of a project met on this computer. */
export interface Conflicts {
  /** The latest merges that replaced something, newest first. */
  readonly merged: readonly MergeNote[];
  /** What waits for a merge. */
  readonly unmerged: readonly UnmergedDocument[];
}

/** Finds where versions met, also without a server. `shownOf` is the revision that the open project continues. */
export async function readConflicts(
  { pouch, id }: Pick<CloudPlace, 'pouch' | 'id'>,
  shownOf: (document: string) => string | undefined,
): Promise<Conflicts> {
  const notes = await createMergeMemory(await createPouchDatabases(pouch).open(mergesOf(id))).notes();
  const merged = notes.filter(({ conflicts, lost }) => conflicts.length > 0 || lost.some(({ copy }) => copy));
  return { merged, unmerged: await findUnmerged(openMergeDatabase(openLocal({ pouch, id })), shownOf) };
}

/** How many documents of a project are not on the server. */
export async function countUnsent(place: CloudPlace, report: (error: unknown) => void): Promise<number> {
  const { local, remote } = openSides(place, reportRefused(report));
  return (await findMissing({ local: local(), remote })).length;
}
