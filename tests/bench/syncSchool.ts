import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** What a server has used, in bytes and microseconds. */
export interface Usage {
  readonly rss: number;
  readonly peak: number;
  readonly cpu: number;
  readonly faults: readonly string[];
}

export interface SyncSchool {
  readonly url: string;
  usage(): Promise<Usage>;
  /** Stops the server, and removes its data. */
  close(): Promise<void>;
}

/** Starts a server in a process of its own: with accounts, or with so many databases for everybody. */
export async function startSyncSchool(databases = 0): Promise<SyncSchool> {
  const folder = mkdtempSync(path.join(tmpdir(), 'playhouse-bench-'));
  const child: ChildProcess = fork(fileURLToPath(new URL('syncServer.ts', import.meta.url)), [
    folder,
    String(databases),
  ]);
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    url,
    async usage() {
      const answered = once(child, 'message');
      child.send('usage');
      const [usage] = (await answered) as [Usage];
      return usage;
    },
    async close() {
      const ended = once(child, 'exit');
      child.send('close');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  /** How many bytes came, and when the first and the last did. */
  readonly bytes: number;
}

/** Somebody who is signed in. Requests go over kept connections, which a benchmark has thousands of. */
export class Pupil {
  private cookie = '';
  readonly url: string;
  private readonly agent: http.Agent;
  private readonly name: string;

  constructor(url: string, agent: http.Agent, name = '') {
    this.url = url;
    this.agent = agent;
    this.name = name;
  }

  get headers(): Readonly<Record<string, string>> {
    return { origin: this.url, cookie: this.cookie, 'x-user': this.name };
  }

  async join(username: string): Promise<this> {
    const { status, body } = await this.ask('POST', '/auth/account', { username, password: 'correct horse' });
    if (status !== 201) throw new Error(`No account: ${body}`);
    return this;
  }

  /** A new project on the server; its id. */
  async make(number: number): Promise<string> {
    const uuid = `7c0e0000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const { status, body } = await this.ask('PUT', `/creator/project/${uuid}`, { name: `Maze ${number}` });
    if (status !== 201) throw new Error(`No project: ${body}`);
    return String(JSON.parse(body).id);
  }

  ask(method: string, address: string, given?: unknown): Promise<Answer> {
    const text = given === undefined ? undefined : Buffer.from(JSON.stringify(given));
    const headers = {
      ...this.headers,
      ...(text && { 'content-type': 'application/json', 'content-length': text.length }),
    };
    return new Promise((resolve, reject) => {
      const request = http.request(this.url + address, { method, headers, agent: this.agent }, (answer) => {
        const cookies = answer.headers['set-cookie']?.map((each) => each.split(';', 1)[0] ?? '') ?? [];
        if (cookies.length > 1) this.cookie = cookies.join('; ');
        let body = '';
        let bytes = 0;
        const isText = answer.headers['content-type']?.startsWith('application/json') === true;
        answer.on('data', (part: Buffer) => {
          bytes += part.length;
          if (isText) body += part.toString('utf8');
        });
        answer.on('error', reject).on('end', () => resolve({ status: answer.statusCode ?? 0, body, bytes }));
      });
      request.on('error', reject).end(text);
    });
  }
}

/** Documents as games have them: some of 10 KB, and noisy pictures that cannot be compressed. */
export async function gameDocuments(documents: number, pictures: number, side: number): Promise<object[]> {
  const steps = Array.from({ length: 60 }, (_, step) => ({
    class: 'MoveToAction',
    id: `id9${step}`,
    note: `Go to place ${step}, and wait there until everybody has come.`,
    speed: step * 3.5,
  }));
  const texts = Array.from({ length: documents }, (_, number) => ({
    _id: `actors/id${1000 + number}.json`,
    id: `id${1000 + number}`,
    name: `Actor ${number}`,
    behaviors: steps,
  }));
  const files: object[] = [];
  for (let number = 0; number < pictures; number += 1) {
    const pixels = Buffer.from(Uint8Array.from({ length: side * side * 3 }, () => Math.floor(Math.random() * 256)));
    const data = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toBuffer();
    const file = { content_type: 'image/png', data: data.toString('base64') };
    files.push({ _id: `images/hero${number}.png`, _attachments: { file } });
  }
  return [{ _id: 'object.json', title: 'Maze' }, ...texts, ...files];
}

/** The value below which this part of all values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Does some work for each item, a few at the same time. */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  together: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      await work(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: together }, worker));
}
