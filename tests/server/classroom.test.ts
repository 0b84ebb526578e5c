import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usualPatience } from '../../packages/sync/src/pouch/patientFetch.ts';
import { CloudDevice } from '../faults/cloudDevice.ts';
import { isQuiet, until } from '../faults/faultWorld.ts';
import { noisePng } from '../faults/noisePng.ts';
import { Member, type Served, serveWith, uuidOf } from './servedProgram.ts';

/** How many pupils, for how many seconds; `npm run check:class` takes a class. */
const pupils = Number(process.env.PLAYHOUSE_PUPILS ?? 3);
const seconds = Number(process.env.PLAYHOUSE_CLASS_SECONDS ?? 3);
/** Of the server's heap, in MB: what a small computer has. */
const heap = 256;

let folder = '';
let served: Served | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'playhouse-class-'));
  served = await serveWith([`--max-old-space-size=${heap}`], folder, '--sku', 'PRO.SCHOOL');
}, 60_000);

afterAll(async () => {
  await served?.kill();
  await rm(folder, { recursive: true });
});

/** Two devices of a pupil, who edits on the first. */
class Pupil {
  readonly devices: readonly CloudDevice[];
  private edits = 0;

  constructor(member: Member, number: number, url: string) {
    const options = { url, uuid: uuidOf(number), patience: usualPatience, cookie: () => member.cookie };
    this.devices = ['school', 'home'].map((name) => new CloudDevice({ ...options, name: `${name}-${number}` }));
  }

  async begin(number: number): Promise<void> {
    const [school, home] = this.devices;
    const pictures = [1, 2, 3].map((each) => [`images/p${each}.png`, noisePng(number * 10 + each, 256)] as const);
    await school?.create(new Map(pictures));
    await school?.turnOn();
    await school?.open();
    await home?.download(school?.project ?? '');
    await home?.open();
  }

  edit(): void {
    this.edits += 1;
    this.devices[0]?.set(`id${100 + (this.edits % 50)}`, `edit ${this.edits}`);
  }

  /** What is not on both devices as it was made. */
  lost(): string[] {
    const keys = Array.from({ length: Math.min(this.edits, 49) }, (_, back) => this.edits - back);
    return keys.flatMap((edit) =>
      this.devices
        .filter((each) => each.get(`id${100 + (edit % 50)}`) !== `edit ${edit}`)
        .map(({ uuid }) => `${uuid} ${edit}`),
    );
  }

  isCalm(): boolean {
    const [school, home] = this.devices;
    return this.devices.every(isQuiet) && school?.text() === home?.text();
  }
}

/** An account; a class makes more of them at once than a server takes from one address. */
async function join(address: string, number: number, setup: string | undefined): Promise<Member> {
  const member = new Member(address);
  const isMade = () =>
    member.join(`pupil-${number}`, number === 1 ? setup : undefined).then(
      () => true,
      () => false,
    );
  if (!(await until(isMade, 60_000))) throw new Error('No account.');
  return member;
}

it(
  `serves ${pupils} pupils with two devices each for ${seconds} s with a heap of ${heap} MB, and loses nothing`,
  async () => {
    const { address = '', setup } = served ?? {};
    const url = address.slice(0, -1);
    const all: Pupil[] = [];
    for (let number = 1; number <= pupils; number += 1) {
      all.push(new Pupil(await join(address, number, setup), number, url));
    }
    const began = performance.now();
    // The bell has rung.
    await Promise.all(all.map((pupil, index) => pupil.begin(index + 1)));
    const opened = performance.now() - began;
    for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
      for (const pupil of all) pupil.edit();
      await until(() => false, 700);
    }
    const from = performance.now();
    expect(await until(() => all.every((pupil) => pupil.isCalm()), 60_000)).toBe(true);
    expect(all.flatMap((pupil) => pupil.lost())).toEqual([]);
    const synced = performance.now() - from;
    if (pupils > 3) console.log(describe({ opened, synced, memory: memoryOf(served?.child.pid) }));
    for (const { devices } of all) for (const device of devices) await device.close();
    expect(await served?.stop()).toBe(0);
  },
  240_000 + seconds * 2000,
);

function describe({ opened, synced, memory }: { opened: number; synced: number; memory: string }): string {
  return `All open after ${Math.round(opened)} ms, all synced ${Math.round(synced)} ms after the last edit; the server: ${memory}`;
}

/** The most memory that a process had, where the system says so. */
function memoryOf(pid: number | undefined): string {
  const file = `/proc/${pid}/status`;
  return fs.existsSync(file) ? (/VmHWM:.*/.exec(fs.readFileSync(file, 'utf8'))?.[0] ?? '') : 'not measured here';
}
