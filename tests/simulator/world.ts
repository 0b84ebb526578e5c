import { createProject, createPrototype } from '../../packages/core/src/index.ts';
import type { MergeNote } from '../../packages/sync/src/merge/mergePorts.ts';
import { saveTimes } from '../../packages/sync/src/save/saveQueue.ts';
import type { RecordBody } from '../../packages/sync/src/store/database.ts';
import { MergeOracle, withValue } from '../../packages/sync/src/test/merging/mergeOracle.ts';
import { Device } from './device.ts';
import type { PlantedFault } from './faults.ts';
import { findProblems } from './invariants.ts';
import { Network } from './network.ts';
import { Scheduler } from './scheduler.ts';
import { database, SimulatedServer } from './server.ts';
import { documentOf } from './storedProject.ts';

export interface Simulated {
  /** What is wrong at the end, in words. */
  readonly problems: readonly string[];
  readonly trace: readonly string[];
  readonly edits: number;
  readonly merges: number;
  readonly crashes: number;
  readonly steps: number;
}

const second = 1000;
/** How long people work, and how long it may take until everything is in place. */
const times = { work: 90 * second, pause: 30 * second, rest: 600 * second } as const;
const halfACharacter = '\ud83d';

/** Plays a random life of several devices and a server, then lets all faults end, and looks at what is there. */
export async function simulate(seed: number, planted?: PlantedFault): Promise<Simulated> {
  const world = new World(new Scheduler(seed), planted);
  await world.create();
  await world.work();
  const problems = await world.rest();
  const { scheduler, counts } = world;
  return { problems, trace: scheduler.trace, ...counts, steps: scheduler.steps };
}

export class World {
  readonly scheduler: Scheduler;
  readonly server: SimulatedServer;
  readonly devices: Device[] = [];
  readonly oracles = new Map<string, MergeOracle>();
  readonly notes: MergeNote[] = [];
  /** Documents that the server must refuse. */
  readonly poisoned = new Map<string, Device>();
  readonly counts = { edits: 0, merges: 0, crashes: 0 };
  private poisons = 0;
  private readonly network: Network;
  private readonly planted: PlantedFault | undefined;

  constructor(scheduler: Scheduler, planted: PlantedFault | undefined) {
    this.scheduler = scheduler;
    this.planted = planted;
    this.server = new SimulatedServer(scheduler);
    this.network = new Network(scheduler, this.server);
  }

  /** All devices begin with the same project. */
  async create(): Promise<void> {
    const first = documentsOfProject().map(([id, body]) => {
      const rev = `1-${'0'.repeat(32)}`;
      return documentOf({ id, rev, history: [rev], body });
    });
    await this.server.disk.create(database);
    await this.server.disk.bulkDocs(database, first, { newEdits: false });
    for (let number = 0; number < 2 + this.scheduler.below(3); number += 1) {
      const device = this.createDevice(`user${number}`);
      await device.receive(first);
      this.server.sessions.add(device.user);
      await device.start();
      this.devices.push(device);
    }
    this.server.disk.onWrite(() => {
      // As a feed that is held and woken.
      for (const device of this.devices)
        this.scheduler.after(this.scheduler.below(200), () => device.running?.replicator.wake());
    });
  }

  async work(): Promise<void> {
    const { scheduler } = this;
    const count = 40 + scheduler.below(80);
    for (let index = 0; index < count; index += 1) scheduler.after(scheduler.below(times.work), () => this.happen());
    await scheduler.run(times.work);
  }

  /** Everything works again, and everybody is there. Returns what is still wrong after a time. */
  async rest(): Promise<readonly string[]> {
    const { scheduler, network, server } = this;
    scheduler.log('all faults end');
    network.faults = { lost: 0, answerLost: 0, doubled: 0, slow: 0 };
    const offline = new Set(network.offline);
    network.offline.clear();
    // What is under way is late at most, and the server is up again by then.
    await scheduler.run(scheduler.now + 20 * second);
    for (const device of this.devices) {
      server.sessions.add(device.user);
      if (!device.running) await device.start();
      device.running?.engine.tell({ type: 'sessionChecked', isSignedIn: true });
      if (offline.has(device.user)) device.running?.engine.tell({ type: 'online' });
    }
    const end = scheduler.now + times.rest;
    for (;;) {
      await scheduler.run(scheduler.now + times.pause);
      const problems = await findProblems(this);
      if (problems.length === 0 || scheduler.now >= end) return problems;
    }
  }

  oracleOf(document: string): MergeOracle {
    const known = this.oracles.get(document) ?? new MergeOracle();
    this.oracles.set(document, known);
    return known;
  }

  private createDevice(user: string): Device {
    return new Device(user, {
      scheduler: this.scheduler,
      network: this.network,
      planted: this.planted,
      oracleOf: (document) => this.oracleOf(document),
      noted: (note) => {
        this.counts.merges += 1;
        this.notes.push(note);
      },
      isSignedIn: (user) => this.server.sessions.has(user),
    });
  }

  private happen(): void {
    const { scheduler } = this;
    const device = this.devices[scheduler.below(this.devices.length)];
    if (!device) return;
    const kind = scheduler.random();
    if (kind < 0.6) this.edit(device);
    else if (kind < 0.72) this.look(device);
    else if (kind < 0.75) this.addPoison(device);
    else if (kind < 0.77) this.repair();
    else if (kind < 0.85) this.crash(device);
    else if (kind < 0.89) this.server.restart();
    else if (kind < 0.94) this.disconnect(device);
    else if (kind < 0.97) this.logOut(device);
    else if (this.planted === 'bodies discarded by the server') void this.server.disk.compact(database);
    else this.look(device);
  }

  private edit(device: Device): void {
    const { scheduler, counts } = this;
    const person = device.running?.person;
    const all = documentsOfProject();
    const document = all[scheduler.below(all.length)]?.[0] ?? '';
    if (!person?.body(document)) {
      this.look(device);
      return;
    }
    counts.edits += 1;
    const value = counts.edits;
    const kind = scheduler.below(3);
    const key = kind === 0 ? 'title' : kind === 1 ? `id${100 + this.devices.indexOf(device)}` : `id${1000 + value}`;
    scheduler.log(`${device.user}: edits ${key} of ${document}`);
    person.edit(document, (body) => withValue(body, key, value), key, value);
    // Crashes are likely while something is saved.
    if (scheduler.chance(0.04)) scheduler.after(saveTimes.debounce + scheduler.below(20), () => this.crash(device));
  }

  private look(device: Device): void {
    for (const [document] of documentsOfProject()) void device.running?.person.look(document);
  }

  /** Something that no server takes, in a document of its own. */
  private addPoison(device: Device): void {
    if (!device.running) return;
    this.poisons += 1;
    const id = `id${500 + this.poisons}`;
    const document = `actors/${id}.json`;
    this.scheduler.log(`${device.user}: adds ${document}, which is to be refused`);
    this.poisoned.set(document, device);
    const body = { ...createPrototype(id, halfACharacter) };
    device.running.person.edit(document, () => body, 'title', Number.NaN);
  }

  /** The person gives it a name that can be stored. */
  private repair(): void {
    const [entry] = this.poisoned;
    const [document, device] = entry ?? [];
    if (document === undefined || !device?.running?.person.body(document)) return;
    this.poisoned.delete(document);
    this.counts.edits += 1;
    const value = this.counts.edits;
    this.scheduler.log(`${device.user}: repairs ${document}`);
    device.running.person.edit(document, (body) => withValue(body, 'title', value), 'title', value);
  }

  private crash(device: Device): void {
    if (!device.running) return;
    this.counts.crashes += 1;
    device.crash();
    this.scheduler.after(this.scheduler.below(5 * second), () => {
      if (!device.running) void device.start();
    });
  }

  private disconnect({ user, running }: Device): void {
    this.scheduler.log(`${user}: loses its connection`);
    this.network.offline.add(user);
    this.scheduler.after(this.scheduler.below(30 * second), () => {
      this.network.offline.delete(user);
      running?.engine.tell({ type: 'online' });
    });
  }

  private logOut(device: Device): void {
    const { sessions } = this.server;
    this.scheduler.log(`${device.user}: its session ends`);
    sessions.delete(device.user);
    this.scheduler.after(this.scheduler.below(20 * second), () => {
      sessions.add(device.user);
      device.running?.engine.tell({ type: 'sessionChecked', isSignedIn: true });
    });
  }
}

function documentsOfProject(): (readonly [id: string, body: RecordBody])[] {
  const prototypes = ['id5', 'id6'].map((id) => [`actors/${id}.json`, { ...createPrototype(id, '0') }] as const);
  return [['object.json', { ...createProject({ title: '0' }).object }], ...prototypes];
}
