import { Engine, type EnginePorts } from '../engine/engine.ts';
import { manyDeletions, type Quarantined } from '../engine/quarantine.ts';
import type { EngineEvent, Phase, Stop } from '../engine/state.ts';
import { createMergeMemory } from '../merge/mergeMemory.ts';
import type { MergeMemory, MergeNote, MergeServer } from '../merge/mergePorts.ts';
import type { ProjectSaver, SaverTimers } from '../save/projectSaver.ts';
import { type RemoteChangePorts, RemoteChanges } from '../save/remoteChanges.ts';
import { databaseOf, mergesOf } from '../store/databaseNames.ts';
import { type CloudPlace, openSides, type Sides } from './cloudSides.ts';
import { type MergeSides, mergeSides } from './mergeSides.ts';
import { createPouchDatabases } from './pouchDatabases.ts';
import { Rejoins } from './rejoins.ts';
import { findMissing, replicate, resend } from './replicate.ts';
import { UnsentDocuments } from './unsentDocuments.ts';
import { watchSleep } from './watchSleep.ts';

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
  /** Those of them that the server deletes once somebody has confirmed it. */
  readonly asked: readonly string[];
  /** Documents of the server that cannot be taken in. */
  readonly unread: readonly Quarantined[];
}

/** The sync of an open project with its side on the server. */
export interface CloudSync {
  getState(): CloudState;
  subscribe(listener: () => void): () => void;
  tell(
    event: Extract<EngineEvent, { readonly type: 'online' | 'confirmed' | 'sessionChecked' | 'stop' | 'resume' }>,
  ): void;
  /**
   * Whether the server has everything that is stored here, for which this waits some seconds. Rejects when the server
   * cannot be asked.
   */
  sent(): Promise<boolean>;
  /** Saves, then stops. */
  close(): Promise<void>;
}

/** How often the server is asked whether it has everything, and how long to wait before that, in milliseconds. */
const sending = { tries: 20, pause: 500 } as const;

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
  private readonly rejoins: Rejoins;
  private readonly engine: Engine;
  private readonly unread = new Map<string, string>();
  private readonly endWatch: () => void;
  private state: CloudState = { phase: 'opening', waiting: undefined, refused: [], asked: [], unread: [] };

  constructor(options: CloudSyncOptions, memory: MergeMemory) {
    const { id, stops } = options;
    this.options = options;
    this.memory = memory;
    this.sides = openSides(options, (document, reason) => {
      this.unread.set(document, reason);
      this.publish();
    });
    this.unsent = new UnsentDocuments((documents) => findMissing(this.sides.both(), documents), this.publish);
    this.rejoins = new Rejoins({ now: Date.now, ...options, open: () => this.mergeSides() });
    this.changes = new RemoteChanges({
      ...options,
      open: () => createPouchDatabases(options.pouch).open(databaseOf(id)),
      onChange: (document, rev) => {
        if (this.unread.delete(document)) this.publish();
        this.unsent.mark(document);
        this.rejoins.mark(document, rev);
      },
    });
    this.engine = new Engine(this.portsOf(options));
    this.engine.watch(this.publish);
    this.engine.tell({ type: 'open', uuid: id, stops });
    // Other clocks stand still while a computer sleeps.
    this.endWatch = watchSleep({ ...options.timers, now: Date.now }, () => this.beginAnew());
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
      if ((await findMissing(this.sides.both())).length === 0) return true;
      if (tries === 0) return false;
      await new Promise<void>((resolve) => void timers.after(sending.pause, resolve));
    }
  }

  async close(): Promise<void> {
    this.endWatch();
    this.rejoins.end();
    this.engine.tell({ type: 'close' });
    await this.engine.settled();
    this.changes.stop();
  }

  private portsOf(options: CloudSyncOptions): EnginePorts {
    const { saver, timers, heapLimit, report } = options;
    return {
      ...options,
      openDatabase: () =>
        this.changes.start().then(
          () => {
            this.rejoins.begin();
            return undefined;
          },
          (error: unknown) => ({ kind: 'access', message: error instanceof Error ? error.message : String(error) }),
        ),
      replicate: (replication, _, tell) =>
        replicate(
          {
            ...this.sides.replicating(timers),
            before: this.rejoins.before(replication),
            sendFirst: this.sides.sendFiles,
            ...(heapLimit !== undefined && { heapLimit }),
            keep: (revisions) => void this.memory.keep(revisions).catch(report),
          },
          replication,
          (event) => {
            if (event.type === 'paused') this.unsent.check().catch(report);
            if (event.type === 'complete') this.rejoins.exchanged();
            tell(event);
          },
        ),
      resend: async (_, documents, tell) =>
        (await this.rejoins.beforeSending(documents)) && resend(this.sides.both(), documents, tell),
      findMissing: () => findMissing(this.sides.both()),
      refusedLately: () => this.sides.refusedLately(),
      mergeConflicts: (_, signal) => this.merge(signal),
      flush: async () => void (await saver.flush()),
      wait: (milliseconds, then) => timers.after(milliseconds, then),
    };
  }

  private async merge(signal: AbortSignal): Promise<boolean> {
    const { waiting, errors } = await mergeSides(this.mergeSides(), signal);
    for (const error of errors) this.options.report(error);
    return waiting.length + errors.length === 0;
  }

  /**
   * While the computer slept, others may have made so many changes that their history is cut: what a connection that
   * outlived the sleep brings could not be merged.
   */
  private beginAnew(): void {
    const { random } = this.options;
    const fault = { kind: 'network', key: 'sleep' } as const;
    this.engine.tell({ type: 'failed', run: this.engine.state.run, random: random(), fault });
  }

  private mergeSides(): MergeSides {
    const { onMerged, helps, now } = this.options;
    return { ...this.sides.both(), memory: this.memory, onMerged, helps, now: now ?? Date.now };
  }

  private readonly publish = (): void => {
    const { phase, quarantine } = this.engine.state;
    const refused = new Set(quarantine.map(({ id }) => id));
    const missing = this.unsent.all && [...this.unsent.all].filter((id) => !refused.has(id));
    const unread = [...this.unread].map(([id, reason]) => ({ id, reason }));
    const asked = quarantine.flatMap(({ id, reason }) => (reason === manyDeletions ? [id] : []));
    this.state = { phase, waiting: missing?.length, refused: quarantine, asked, unread };
    for (const listener of this.listeners) listener();
  };
}
