import {
  createCountingIds,
  createProject,
  createProjectSession,
  createPrototype,
  documentsOf,
  type Op,
  type ProjectSession,
} from '@playhouse/core';
import { createMemoryJournal, type JournalPort } from '../journal/journal.ts';
import { mergeConflicts } from '../merge/mergeConflicts.ts';
import type { MergePorts, StoredLeaf } from '../merge/mergePorts.ts';
import { type LocalMergePouch, openMergeDatabase, openMergeServer } from '../pouch/mergePouch.ts';
import { openPouchStore } from '../pouch/openPouchStore.ts';
import { createPouchDatabases } from '../pouch/pouchDatabases.ts';
import { openRecovered, type RecoveredProject } from '../save/openRecovered.ts';
import { RemoteChanges } from '../save/remoteChanges.ts';
import { databaseOf } from '../store/databaseNames.ts';
import type { ProjectStore } from '../store/projectStore.ts';
import { MemoryPouch } from './memoryPouch.ts';
import { createModelMemory } from './merging/modelReplica.ts';
import { tickingClock } from './runProjectStoreTests.ts';

type Pouch = LocalMergePouch & { sync(other: Pouch): Promise<unknown> };
const Constructor = MemoryPouch as unknown as new (name: string, options: object) => Pouch;
const projectId = 'one';
let worlds = 0;

/** A server and devices that have one project open, which is synced when the test says so. */
export class Devices {
  readonly server: Pouch;
  readonly all: Device[] = [];
  private readonly name: string;

  constructor() {
    worlds += 1;
    this.name = `devices-${worlds}`;
    this.server = new Constructor(`${this.name}-server`, { adapter: 'memory' });
  }

  /** The first device makes the project, the others get it from the server. */
  async add(): Promise<Device> {
    const device = new Device(`${this.name}-${this.all.length}-`, this.server);
    if (this.all.length === 0) await device.create();
    else await device.receive();
    await device.open();
    this.all.push(device);
    return device;
  }

  /** Saves, syncs and merges on all devices until they have everything of each other. */
  async heal(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      for (const device of this.all) {
        await device.save();
        await device.sync();
        await device.merge();
        await device.sync();
      }
    }
    for (const device of this.all) await device.look();
  }
}

export class Device {
  readonly reports: string[] = [];
  /** Files that came from elsewhere. */
  readonly files = new Map<string, Uint8Array>();
  private readonly prefix: string;
  readonly store: ProjectStore;
  private readonly local: Pouch;
  private readonly ports: MergePorts;
  private readonly server: Pouch;
  private readonly journal: JournalPort = createMemoryJournal();
  private readonly waits = new Set<() => void>();
  private openings = 0;
  private opened: { session: ProjectSession; project: RecoveredProject; remote: RemoteChanges } | undefined;

  constructor(prefix: string, server: Pouch) {
    this.prefix = prefix;
    this.server = server;
    const options = { PouchDB: MemoryPouch, adapter: 'memory', prefix } as const;
    const report = (text: string) => void this.reports.push(text);
    this.store = openPouchStore(options, { uuid: () => projectId, now: tickingClock(), report });
    const kept = { adapter: 'memory', auto_compaction: true, revs_limit: 200 };
    this.local = new Constructor(prefix + databaseOf(projectId), kept);
    const memory = createModelMemory(64);
    this.ports = { local: openMergeDatabase(this.local), server: openMergeServer(server), memory, now: () => 0 };
  }

  get session(): ProjectSession {
    if (!this.opened) throw new Error('The project is not open.');
    return this.opened.session;
  }

  leaves(document: string): Promise<readonly StoredLeaf[]> {
    return this.ports.local.leaves(document);
  }

  async create(): Promise<void> {
    const base = createProject({ title: 'start' });
    const project = { ...base, actors: new Map([['id5', createPrototype('id5', 'Pip')]]) };
    const made = await this.store.create({ title: 'start', contents: { project, files: new Map() } });
    if (!made.ok) throw new Error(made.fault.message);
    await this.sync();
  }

  async receive(): Promise<void> {
    const adopted = await this.store.adopt({ id: projectId, title: 'start' }, () => this.sync());
    if (!adopted.ok) throw new Error(adopted.fault.message);
  }

  async open(): Promise<void> {
    this.openings += 1;
    const newHolder = () => `${this.prefix}${this.openings}`;
    // Nothing is saved until a test says so.
    const timers = { now: () => 0, after: () => () => undefined };
    const retries = {
      after: (milliseconds: number, work: () => void) => {
        if (milliseconds < 100) setTimeout(work, Math.min(milliseconds, 5));
        else this.waits.add(work);
        return () => void this.waits.delete(work);
      },
    };
    const report = (text: string) => void this.reports.push(text);
    const opened = await openRecovered(
      { store: this.store, journal: this.journal, timers, newHolder, report },
      projectId,
    );
    if (!opened.ok) throw new Error(opened.fault.message);
    const { project, history, saver } = opened.value;
    const session = createProjectSession({ project, history, ids: createCountingIds([]), clock: () => 0 });
    session.subscribe((state) => saver.record(state.project, state.history));
    const databases = createPouchDatabases({ PouchDB: MemoryPouch, adapter: 'memory', prefix: this.prefix });
    const remote = new RemoteChanges({
      open: () => databases.open(databaseOf(projectId)),
      saver,
      timers: retries,
      replace: (documents) => session.replace('remote', documents),
      replaceFile: (path, bytes) => void (bytes ? this.files.set(path, bytes) : this.files.delete(path)),
      report: (error) => report(String(error)),
    });
    this.opened = { session, project: opened.value, remote };
    await remote.start();
  }

  edit(...data: readonly Op[]): void {
    const done = this.session.dispatch({ kind: 'ops.apply', data });
    if (!done.ok) throw new Error(done.issues[0]?.message);
  }

  async save(): Promise<void> {
    await this.opened?.project.saver.flush();
  }

  async sync(): Promise<void> {
    await this.local.sync(this.server);
    await this.look();
  }

  async merge(): Promise<void> {
    const { errors } = await mergeConflicts(this.ports);
    if (errors.length > 0) throw errors[0];
    await this.look();
  }

  /** Lets everything that has arrived be taken in, as far as it can be. */
  async look(): Promise<void> {
    for (let turn = 0; turn < 4; turn += 1) {
      // Feeds tell in tasks of their own.
      await new Promise((resolve) => setTimeout(resolve, 2));
      await this.opened?.remote.settled();
      const due = [...this.waits];
      this.waits.clear();
      for (const work of due) work();
    }
    await this.opened?.remote.settled();
  }

  /** The tab ends at once, perhaps in the middle of a save, and the project is opened again. */
  async crash(isSaving: boolean): Promise<void> {
    if (isSaving) void this.opened?.project.saver.flush();
    this.opened?.project.saver.abandon();
    this.opened?.remote.stop();
    this.waits.clear();
    await this.open();
  }

  text(): string {
    const { project } = this.session.getState();
    return JSON.stringify([...documentsOf(project)].sort(([left], [right]) => (left < right ? -1 : 1)));
  }
}
