import type { DatabaseStore, StoredDocument } from '../../packages/server/src/stores/databaseStore.ts';
import { createModelStore } from '../../packages/server/src/stores/model/modelStore.ts';
import { Engine } from '../../packages/sync/src/engine/engine.ts';
import { createMemoryDatabases } from '../../packages/sync/src/memory/memoryDatabases.ts';
import { mergeConflicts } from '../../packages/sync/src/merge/mergeConflicts.ts';
import type { NewRevision } from '../../packages/sync/src/merge/mergeLeaves.ts';
import { createMergeMemory } from '../../packages/sync/src/merge/mergeMemory.ts';
import type { MergeMemory, MergeNote, MergePorts } from '../../packages/sync/src/merge/mergePorts.ts';
import { rejoin } from '../../packages/sync/src/merge/rejoin.ts';
import { sha256 } from '../../packages/sync/src/merge/sha256.ts';
import { replicationFault } from '../../packages/sync/src/pouch/replicationFault.ts';
import type { MergeOracle } from '../../packages/sync/src/test/merging/mergeOracle.ts';
import type { PlantedFault } from './faults.ts';
import { inSteps, Life } from './life.ts';
import type { Network } from './network.ts';
import { KeptEdits, Person } from './person.ts';
import { Replicator } from './replicator.ts';
import type { Scheduler } from './scheduler.ts';
import { createServerMerges } from './serverMerges.ts';
import { asMergeDatabase, bodyOf } from './storedProject.ts';

export interface DevicePorts {
  readonly scheduler: Scheduler;
  readonly network: Network;
  readonly planted: PlantedFault | undefined;
  oracleOf(document: string): MergeOracle;
  /** Takes what people are told of a merge. */
  noted(note: MergeNote): void;
  isSignedIn(user: string): boolean;
}

/** What runs on a device between two crashes. */
interface Program {
  readonly life: Life;
  readonly engine: Engine;
  readonly person: Person;
  readonly replicator: Replicator;
}

export const localName = 'project-one';
const slowestStep = 5;
/** So little that histories count as cut all the time. */
const reach = 3;

/** A device of one person. What is on its disk survives crashes, nothing else does. */
export class Device {
  readonly user: string;
  readonly disk = createModelStore();
  running: Program | undefined;
  private readonly kept = new KeptEdits();
  private readonly merges = createMemoryDatabases();
  private readonly ports: DevicePorts;

  constructor(user: string, ports: DevicePorts) {
    this.user = user;
    this.ports = ports;
  }

  /** Takes a copy of the project, as a first replication does. */
  async receive(documents: readonly StoredDocument[]): Promise<void> {
    await this.disk.create(localName);
    await this.disk.bulkDocs(localName, documents, { newEdits: false });
    const memory = createMergeMemory(await this.merges.open('merges'));
    await memory.keep(documents.map((each) => ({ document: each._id, rev: String(each._rev), body: bodyOf(each) })));
  }

  async start(): Promise<void> {
    const { scheduler, planted } = this.ports;
    const life = new Life(scheduler, slowestStep);
    const store = inSteps(life, withoutOldBodies(this.disk));
    const database = asMergeDatabase(store, localName);
    const memory = this.remembering(createMergeMemory(inSteps(life, await this.merges.open('merges'))));
    const send = this.ports.network.send.bind(this.ports.network, this.user, life);
    const replicator = new Replicator({ life, store, name: localName, memory, planted, send });
    const oracleOf = (document: string) => this.ports.oracleOf(document);
    const onSaved = () => replicator.wake();
    const person = new Person({ life, database, kept: this.kept, oracleOf, planted, onSaved });
    const server = this.watched(createServerMerges(send));
    const engine = this.createEngine(
      { life, person, replicator },
      { local: database, server, memory, now: () => scheduler.now },
    );
    this.running = { life, engine, person, replicator };
    scheduler.log(`${this.user}: starts`);
    void person.recover().then(() => engine.tell({ type: 'open', uuid: localName, stops: [] }));
  }

  crash(): void {
    this.ports.scheduler.log(`${this.user}: crashes`);
    this.running?.life.end();
    this.running = undefined;
  }

  private createEngine({ life, person, replicator }: Omit<Program, 'engine'>, ports: MergePorts): Engine {
    const { scheduler, planted } = this.ports;
    const log = (text: string) => scheduler.log(`${this.user}: ${text}`);
    let rejoined: Promise<unknown> = Promise.resolve();
    return new Engine({
      openDatabase: () => life.step(() => undefined),
      replicate: (replication, _, tell) => {
        let isOver = false;
        let end: (() => void) | undefined;
        rejoined = rejoin({ ...ports, reach, isLocal: () => false, report: () => undefined });
        rejoined.then(
          () => {
            if (!isOver) end = replicator.start(replication, tell);
          },
          (error: unknown) => isOver || tell({ type: 'failed', fault: replicationFault(error) }),
        );
        return () => {
          isOver = true;
          end?.();
        };
      },
      resend: (_, documents, tell) =>
        rejoined
          .then(() => replicator.resend(documents, tell))
          .then(
            () => true,
            () => false,
          ),
      findMissing: () => replicator.findMissing(),
      mergeConflicts: async (_, signal) => {
        const { merged, waiting, errors } = await mergeConflicts(ports, signal);
        if (merged.length > 0) {
          log(`merged ${merged.join(', ')}`);
          replicator.wake();
        }
        return waiting.length === 0 && errors.length === 0;
      },
      flush: () => person.save(),
      keepCopy: async () => log('keeps a copy'),
      isSignedIn: () => life.step(() => this.ports.isSignedIn(this.user)),
      show: ({ text }) => log(text),
      redirect: () => undefined,
      wait: (milliseconds, then) => (planted === 'no retries' ? () => undefined : life.after(milliseconds, then)),
      random: scheduler.random,
      report: (error) => log(`reports ${String(error)}`),
    });
  }

  private remembering(memory: MergeMemory): MergeMemory {
    const { planted } = this.ports;
    return {
      ...memory,
      note: async (note) => {
        await memory.note(note);
        this.ports.noted(note);
      },
      ...(planted === 'merged without a base' && { body: async () => ({}) }),
    };
  }

  /** Tells the oracle of merges before the server has them. */
  private watched(server: MergePorts['server']): MergePorts['server'] {
    return {
      ...server,
      write: (revisions) => {
        const [first] = revisions;
        if (first) this.ports.oracleOf(first.id).merged(revisions);
        return server.write(this.ports.planted === 'tombstones without parentage' ? revisions.map(renamed) : revisions);
      },
    };
  }
}

/** Discards the bodies of earlier revisions at once, as PouchDB is told to. */
function withoutOldBodies(store: DatabaseStore): DatabaseStore {
  return {
    ...store,
    bulkDocs: async (name, documents, options) => {
      const rows = await store.bulkDocs(name, documents, options);
      await store.compact(name);
      return rows;
    },
  };
}

/** A tombstone as a database would name it. */
function renamed(revision: NewRevision): NewRevision {
  if (revision.body) return revision;
  const rev = `${revision.rev.slice(0, revision.rev.indexOf('-'))}-${sha256(revision.rev).slice(0, 32)}`;
  return { ...revision, rev, history: [rev, ...revision.history.slice(1)] };
}
