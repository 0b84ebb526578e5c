import { createProject, type DescribedConflict } from '@playhouse/core';
import fc from 'fast-check';
import { mergeConflicts } from '../../merge/mergeConflicts.ts';
import type { NewRevision } from '../../merge/mergeLeaves.ts';
import type { MergeMemory, MergeNote } from '../../merge/mergePorts.ts';
import { generationOf } from '../../merge/revisionGraph.ts';
import { sha256 } from '../../merge/sha256.ts';
import type { RecordBody } from '../../store/database.ts';
import { hasKey, MergeOracle, withValue } from './mergeOracle.ts';
import { asDatabase, asServer, createModelMemory, ModelReplica, replicate } from './modelReplica.ts';

export interface HistoryStep {
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
}

export interface HistoryResult {
  readonly edits: number;
  readonly merges: number;
  /** What is wrong, in words. */
  readonly problems: readonly string[];
}

const document = 'object.json';
const start: RecordBody = { ...createProject({ title: '0' }).object };
const startRev = `1-${'0'.repeat(32)}`;

/** Plays a history, then lets all devices sync and merge twice. */
export async function playHistory(
  { devices, steps }: MergeHistory,
  options: HistoryOptions = {},
): Promise<HistoryResult> {
  const world = new World(devices, options);
  for (const step of steps) await world.take(step);
  for (let round = 0; round < 2; round += 1) await world.round();
  return { edits: world.oracle.count, merges: world.conflictsAndMerges().merges, problems: world.problems() };
}

interface Device {
  readonly replica: ModelReplica;
  readonly memory: MergeMemory & { readonly all: readonly MergeNote[] };
  /** The connection may break before the request arrives, or after. */
  merge(cut?: 'before' | 'after'): Promise<void>;
  /** The revision that its person sees and edits. */
  view: string;
  viewed: RecordBody;
  /** Keys that its person made. */
  readonly keys: string[];
}

class World {
  readonly oracle = new MergeOracle();
  private readonly server = new ModelReplica(true);
  private readonly devices: readonly Device[];
  private readonly options: HistoryOptions;
  private readonly errors: string[] = [];
  private values = 0;

  constructor(count: number, options: HistoryOptions) {
    this.options = options;
    this.server.add({ rev: startRev, history: [startRev], body: start });
    this.devices = Array.from({ length: count }, () => this.createDevice());
  }

  async take({ type, device: number, what }: HistoryStep): Promise<void> {
    const device = this.devices[number % this.devices.length];
    if (!device) return;
    if (type === 'edit') this.edit(device, number % this.devices.length, what);
    if (type === 'push' || type === 'sync') await this.copy(device, device.replica, this.server);
    if (type === 'pull' || type === 'sync') await this.copy(device, this.server, device.replica);
    if (type === 'look') look(device);
    if (type === 'merge') await device.merge();
    if (type === 'lost merge') await device.merge('before');
    if (type === 'cut merge') await device.merge('after');
  }

  async round(): Promise<void> {
    for (const device of this.devices) {
      await this.copy(device, device.replica, this.server);
      await this.copy(device, this.server, device.replica);
      await device.merge();
      await this.copy(device, device.replica, this.server);
    }
  }

  conflictsAndMerges(): { conflicts: readonly DescribedConflict[]; merges: number } {
    const notes = this.devices.flatMap(({ memory }) => memory.all);
    const different = new Map(notes.map((note) => [note.rev, note]));
    return { conflicts: notes.flatMap(({ conflicts }) => conflicts), merges: different.size };
  }

  problems(): string[] {
    const [only, ...others] = this.server.open();
    if (!only?.body || others.length > 0) return [...this.errors, `${others.length + 1} open leaves are left`];
    const stale = this.devices.slice(0, -1).filter(({ replica }) => replica.open().some(({ rev }) => rev !== only.rev));
    const { conflicts } = this.conflictsAndMerges();
    return [
      ...this.errors,
      ...stale.map(({ replica }) => `a device has ${replica.open().length} leaves of its own`),
      ...this.oracle.findLosses(only.body, conflicts),
      ...this.oracle.findFalse(conflicts),
    ];
  }

  private createDevice(): Device {
    const replica = new ModelReplica(false);
    replicate(this.server, replica);
    const memory = createModelMemory(8);
    let broken: 'before' | 'after' | undefined;
    const { change = (revisions: readonly NewRevision[]) => revisions } = this.options;
    const ports = {
      local: {
        ...asDatabase(replica, document),
        write: async (revisions: readonly NewRevision[]) => {
          for (const revision of change(revisions)) replica.add(revision);
        },
      },
      server: {
        ...asServer(this.server),
        write: async (revisions: readonly NewRevision[]) => {
          if (broken === 'before') throw new Error('cut');
          this.oracle.merged(revisions);
          for (const revision of change(revisions)) this.server.add(revision);
          if (broken === 'after') throw new Error('cut');
          return true;
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
    return { replica, memory, merge, view: startRev, viewed: start, keys: [] };
  }

  private async copy(device: Device, from: ModelReplica, to: ModelReplica): Promise<void> {
    await device.memory.keep(replicate(from, to).map((each) => ({ document, ...each })));
  }

  private edit(device: Device, number: number, what: HistoryStep['what']): void {
    this.values += 1;
    let [key, value]: [string, number | undefined] = ['title', this.values];
    if (what === 'own') key = `id${100 + number}`;
    if (what === 'new') key = `id${1000 + this.values}`;
    if (what === 'removed')
      [key, value] = [device.keys.findLast((each) => hasKey(device.viewed, each)) ?? 'title', undefined];
    if (key === 'title') value = this.values;
    if (what === 'new') device.keys.push(key);
    const body = withValue(device.viewed, key, value);
    const rev = `${generationOf(device.view) + 1}-${sha256(JSON.stringify([device.view, body])).slice(0, 32)}`;
    this.oracle.edited(device.view, rev, key, value);
    device.replica.add({ rev, history: [rev, ...device.replica.history(device.view)], body });
    [device.view, device.viewed] = [rev, body];
  }
}

/** The person sees what the device has now. */
function look(device: Device): void {
  const winner = device.replica.open().at(-1);
  if (winner?.body) [device.view, device.viewed] = [winner.rev, winner.body];
}
