import { createProject } from '@playhouse/core';
import fc from 'fast-check';
import { mergeConflicts } from '../../merge/mergeConflicts.ts';
import type { NewRevision } from '../../merge/mergeLeaves.ts';
import type { MergeMemory, MergeNote, StoredLeaf } from '../../merge/mergePorts.ts';
import { rejoin } from '../../merge/rejoin.ts';
import { compareRevisions, generationOf } from '../../merge/revisionGraph.ts';
import { sha256 } from '../../merge/sha256.ts';
import { keepTrail } from '../../merge/trail.ts';
import type { RecordBody } from '../../store/database.ts';
import { hasKey, MergeOracle, withValue } from './mergeOracle.ts';
import { createModelMemory, type Replica, type Replicas } from './modelReplica.ts';

interface HistoryStep {
  readonly type: 'edit' | 'push' | 'pull' | 'sync' | 'look' | 'merge' | 'lost merge' | 'cut merge';
  /** Which device: the rest of the division by their number. */
  readonly device: number;
  readonly what: 'title' | 'own' | 'new' | 'removed';
}

export interface MergeHistory {
  readonly devices: number;
  readonly steps: readonly HistoryStep[];
}

/** Random histories of several devices that edit one document, sync it, and merge it, in any order. */
export const mergeHistory: fc.Arbitrary<MergeHistory> = fc.record({
  devices: fc.integer({ min: 4, max: 7 }),
  steps: fc.array(
    fc.record<HistoryStep>({
      type: fc.constantFrom(
        'edit',
        'edit',
        'edit',
        'push',
        'pull',
        'sync',
        'sync',
        'look',
        'merge',
        'merge',
        'lost merge',
        'cut merge',
      ),
      device: fc.nat(6),
      what: fc.constantFrom('title', 'own', 'new', 'removed'),
    }),
    { minLength: 20, maxLength: 60, size: 'max' },
  ),
});

/** What is tried: the devices as they are, or with a fault that has to be found. */
export interface HistoryOptions {
  /** Revisions as they are written by merges. */
  change?(revisions: readonly NewRevision[]): readonly NewRevision[];
  /** What has lost touch with the server is merged before it is sent; so much of a history counts. */
  readonly reach?: number;
}

export interface HistoryResult {
  readonly merges: number;
  /** What is wrong, in words. */
  readonly problems: readonly string[];
}

export const document = 'object.json';
const startRev = `1-${'0'.repeat(32)}`;
const start: View = { rev: startRev, history: [startRev], body: { ...createProject({ title: '0' }).object } };

/** Plays a history, then lets all devices sync and merge twice. */
export async function playHistory<Each extends Replica>(
  { devices, steps }: MergeHistory,
  replicas: Replicas<Each>,
  options: HistoryOptions = {},
): Promise<HistoryResult> {
  const world = new World(replicas, options);
  await world.create(devices);
  for (const step of steps) await world.take(step);
  for (let round = 0; round < 2; round += 1) await world.round();
  return { merges: new Set(world.notes().map(({ rev }) => rev)).size, problems: await world.problems() };
}

/** The revision that a person sees, and edits. */
interface View {
  readonly rev: string;
  readonly history: readonly string[];
  readonly body: RecordBody;
}

interface Device<Each extends Replica> {
  readonly number: number;
  readonly replica: Each;
  readonly memory: MergeMemory & { readonly all: readonly MergeNote[] };
  /** The connection may break before the request arrives, or after. */
  merge(cut?: 'before' | 'after'): Promise<void>;
  /** Merges what has lost touch with the server. */
  rejoin(): Promise<void>;
  view: View;
  /** Keys that its person made. */
  readonly keys: string[];
}

class World<Each extends Replica> {
  private readonly oracle = new MergeOracle();
  private readonly replicas: Replicas<Each>;
  private readonly options: HistoryOptions;
  private readonly devices: Device<Each>[] = [];
  private readonly errors: string[] = [];
  private server: Each | undefined;
  private values = 0;

  constructor(replicas: Replicas<Each>, options: HistoryOptions) {
    this.replicas = replicas;
    this.options = options;
  }

  async create(count: number): Promise<void> {
    const server = await this.replicas.create('server');
    this.server = server;
    await server.database.write([{ id: document, ...start }]);
    for (let number = 0; number < count; number += 1) this.devices.push(await this.createDevice(server, number));
  }

  async take({ type, device: number, what }: HistoryStep): Promise<void> {
    const device = this.devices[number % this.devices.length];
    if (!device) return;
    if (type === 'edit') await this.edit(device, what);
    if (type === 'push' || type === 'sync') await this.push(device);
    if (type === 'pull' || type === 'sync') await this.pull(device);
    if (type === 'look') await look(device);
    if (type === 'merge') await device.merge();
    if (type === 'lost merge') await device.merge('before');
    if (type === 'cut merge') await device.merge('after');
  }

  async round(): Promise<void> {
    for (const device of this.devices) {
      await this.push(device);
      await this.pull(device);
      await device.merge();
      await this.push(device);
    }
  }

  notes(): readonly MergeNote[] {
    return this.devices.flatMap(({ memory }) => memory.all);
  }

  async problems(): Promise<string[]> {
    const [only, ...others] = this.server ? await openLeaves(this.server) : [];
    if (!only?.body || others.length > 0) return [...this.errors, `${others.length + 1} open leaves are left`];
    const conflicts = this.notes().flatMap((note) => note.conflicts);
    const problems = [
      ...this.errors,
      ...this.oracle.findLosses(only.body, conflicts),
      ...this.oracle.findFalse(conflicts),
    ];
    for (const { replica, number } of this.devices.slice(0, -1)) {
      const leaves = await openLeaves(replica);
      if (leaves.length !== 1 || leaves[0]?.rev !== only.rev) problems.push(`device ${number} has other leaves`);
    }
    return problems;
  }

  private async createDevice(server: Each, number: number): Promise<Device<Each>> {
    const replica = await this.replicas.create('device');
    const memory = createModelMemory(8);
    await memory.keep(await this.replicas.copy(server, replica));
    let broken: 'before' | 'after' | undefined;
    const { change = (revisions: readonly NewRevision[]) => revisions } = this.options;
    const ports = {
      local: {
        ...replica.database,
        write: (revisions: readonly NewRevision[]) => replica.database.write(change(revisions)),
      },
      server: {
        ...server.server,
        write: async (revisions: readonly NewRevision[]) => {
          if (broken === 'before') throw new Error('cut');
          this.oracle.merged(revisions);
          const isWritten = await server.server.write(change(revisions));
          if (broken === 'after') throw new Error('cut');
          return isWritten;
        },
      },
      memory,
      now: () => 0,
    };
    const merge = async (cut?: 'before' | 'after') => {
      broken = cut;
      const { errors } = await mergeConflicts(ports);
      broken = undefined;
      if (!cut) this.errors.push(...errors.map(String));
    };
    const rejoinNow = async () => {
      await rejoin({ ...ports, reach: this.options.reach ?? 0, isLocal: () => false, report: () => undefined });
    };
    return { number, replica, memory, merge, rejoin: rejoinNow, view: start, keys: [] };
  }

  private async push({ memory, replica, rejoin: rejoinFirst }: Device<Each>): Promise<void> {
    if (this.options.reach) await rejoinFirst();
    if (this.server) await memory.keep(await this.replicas.copy(replica, this.server));
  }

  private async pull({ memory, replica }: Device<Each>): Promise<void> {
    if (this.server) await memory.keep(await this.replicas.copy(this.server, replica));
  }

  private async edit(device: Device<Each>, what: HistoryStep['what']): Promise<void> {
    this.values += 1;
    const { view, number, keys } = device;
    const removed = what === 'removed' ? keys.findLast((each) => hasKey(view.body, each)) : undefined;
    let key = removed ?? 'title';
    if (what === 'own') key = `id${100 + number}`;
    if (what === 'new') key = `id${1000 + this.values}`;
    if (what === 'new') keys.push(key);
    const value = removed === undefined ? this.values : undefined;
    const body = withValue(view.body, key, value);
    const rev = `${generationOf(view.rev) + 1}-${sha256(JSON.stringify([view.rev, body])).slice(0, 32)}`;
    this.oracle.stored(rev, this.oracle.edited(this.oracle.contentsOf(view.rev), key, value));
    device.view = { rev, history: [rev, ...view.history], body };
    await device.replica.database.write([{ id: document, ...device.view }]);
    if (this.options.reach) await keepTrail({ local: device.replica.database, memory: device.memory }, document, 1);
  }
}

/** The person sees what the device has now. */
async function look(device: Device<Replica>): Promise<void> {
  const winner = (await openLeaves(device.replica)).at(-1);
  if (winner?.body) device.view = { rev: winner.rev, history: winner.history, body: winner.body };
}

/** The open leaves, the winner last. */
async function openLeaves({ database }: Replica): Promise<StoredLeaf[]> {
  const open = (await database.leaves(document)).filter(({ isDeleted }) => !isDeleted);
  return open.sort((left, right) => compareRevisions(left.rev, right.rev));
}
