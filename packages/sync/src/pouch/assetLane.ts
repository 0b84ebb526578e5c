import { assetFolders, isJsonObject } from '@playhouse/core';
import type { Quarantined } from '../engine/quarantine.ts';
import { tooLarge } from './fewerAtOnce.ts';
import type { Fetch } from './patientFetch.ts';
import { fileAttachment, type PouchRevision } from './pouchRevisions.ts';
import type { RefusedFiles, RefusedFilesPouch } from './refusedFiles.ts';

/** What the lane asks of PouchDB, as documented. */
interface LaneLocal {
  changes(options: {
    readonly since: number | string;
    readonly limit: number;
    readonly style: 'all_docs';
  }): PromiseLike<LaneChanges>;
  get(id: string, options: { readonly rev: string; readonly revs: true }): Promise<PouchRevision>;
  getAttachment(id: string, name: string, options: { readonly rev: string }): Promise<Blob | Buffer>;
}

interface LaneChanges {
  readonly results: readonly { readonly id: string; readonly changes: readonly { readonly rev: string }[] }[];
  readonly last_seq: number | string;
}

interface LaneRemote {
  revsDiff(
    revisions: Readonly<Record<string, readonly string[]>>,
  ): Promise<Readonly<Record<string, { readonly missing: readonly string[] }>>>;
}

export interface LanePorts {
  readonly local: LaneLocal;
  readonly remote: LaneRemote;
  /** Of the database on the server. */
  readonly address: string;
  readonly fetch: Fetch;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Called for each file that was sent, and for each that the server refuses, now or lately. */
export interface LaneListener {
  readonly onSent: (id: string) => void;
  readonly onRefused?: (refused: Quarantined) => void;
}

/** Remembers refusals in the local database. */
export interface LaneMemory {
  readonly files: RefusedFiles;
  readonly local: RefusedFilesPouch;
}

/** How many files are sent at the same time, and how many changes are read at once. */
const limits = { together: 4, changes: 500 } as const;

/**
 * Sends files one by one before a replication, which would send them in base64, a batch as one request: more than servers
 * take, and all again after a cut. What fails here is left to the replication.
 */
export class AssetLane {
  /** Up to here, the server has all files. */
  private since: number | string = 0;

  /**
   * Resolves when nothing is left that can be sent, or the signal is given. With a memory, what was refused lately is not
   * sent again.
   */
  async send(ports: LanePorts, signal: AbortSignal, listener: LaneListener, memory?: LaneMemory): Promise<void> {
    try {
      await this.sendAll(ports, signal, listener, memory);
    } finally {
      await memory?.files.store(memory.local);
    }
  }

  private async sendAll(
    { local, remote, ...to }: LanePorts,
    signal: AbortSignal,
    listener: LaneListener,
    memory: LaneMemory | undefined,
  ): Promise<void> {
    let isComplete = true;
    for (let since = this.since; ; ) {
      const { results, last_seq } = await local.changes({ since, limit: limits.changes, style: 'all_docs' });
      const leaves = results.filter(({ id }) => assetFolders.some((folder) => id.startsWith(`${folder}/`)));
      const asked = Object.fromEntries(leaves.map(({ id, changes }) => [id, changes.map(({ rev }) => rev)]));
      const missing = leaves.length === 0 ? {} : await remote.revsDiff(asked);
      const revisions = Object.entries(missing).flatMap(([id, each]) => each.missing.map((rev) => [id, rev] as const));
      const sent = await together(revisions, async ([id, rev]) => {
        if (signal.aborted) return 'stop';
        const known = await memory?.files.reasonOf(memory.local, id, rev);
        const answer = known === undefined ? await sendOne(local, to, [id, rev], signal) : { reason: known };
        if (answer === 'sent') listener.onSent(id);
        if (typeof answer === 'string') return answer;
        if (known === undefined) await memory?.files.add(memory.local, id, rev, answer.reason);
        listener.onRefused?.({ id, reason: answer.reason });
        return 'left';
      });
      if (sent === 'stop') return;
      if (sent === 'left') isComplete = false;
      if (isComplete) this.since = last_seq;
      if (results.length < limits.changes) return;
      since = last_seq;
    }
  }
}

type Sent = 'sent' | 'left' | 'stop';

/** Refused for what the file is. */
interface Refused {
  readonly reason: string;
}

async function sendOne(
  local: LaneLocal,
  to: Omit<LanePorts, 'local' | 'remote'>,
  [id, rev]: readonly [string, string],
  signal: AbortSignal,
): Promise<Sent | Refused> {
  const document = await local.get(id, { rev, revs: true });
  if (document._deleted || !document._attachments?.[fileAttachment]) return 'left';
  return put(to, document, await local.getAttachment(id, fileAttachment, { rev }), signal);
}

/** Works on a few at a time. Says whether all were sent, some were left, or it had to stop. */
async function together<Item>(items: readonly Item[], work: (item: Item) => Promise<Sent>): Promise<Sent> {
  let next = 0;
  let result: Sent = 'sent';
  const worker = async () => {
    while (next < items.length && result !== 'stop') {
      const item = items[next] as Item;
      next += 1;
      const done = await work(item).catch((): Sent => 'stop');
      if (done === 'stop' || result === 'sent') result = done;
    }
  };
  await Promise.all(Array.from({ length: limits.together }, worker));
  return result;
}

/** Sends one revision with its file. */
async function put(
  { address, fetch, headers = {} }: Omit<LanePorts, 'local' | 'remote'>,
  document: PouchRevision,
  file: Blob | Buffer,
  signal: AbortSignal,
): Promise<Sent | Refused> {
  const { content_type, digest, revpos } = document._attachments?.[fileAttachment] ?? {};
  const length = 'size' in file ? file.size : file.length;
  const facts = { content_type, digest, length, follows: true, ...(revpos !== undefined && { revpos }) };
  const text = JSON.stringify({ ...document, _attachments: { [fileAttachment]: facts } });
  const boundary = `playhouse-${document._rev}`;
  const body = new Blob([
    `--${boundary}\r\nContent-Type: application/json\r\n\r\n${text}\r\n`,
    `--${boundary}\r\nContent-Type: ${content_type}\r\n\r\n`,
    'size' in file ? file : new Uint8Array(file),
    `\r\n--${boundary}--`,
  ]);
  const type = `multipart/related; boundary="${boundary}"`;
  const answer = await fetch(`${address}/${encodeURIComponent(document._id)}?new_edits=false`, {
    method: 'PUT',
    headers: new Headers({ ...headers, 'content-type': type }),
    body,
    signal,
  });
  if (answer.status === 403) return refusalOf(answer);
  await answer.body?.cancel();
  if (answer.ok) return 'sent';
  if (answer.status === 413) return { reason: tooLarge };
  // What the server does not take in this form; everything else is for the replication to find out, too.
  return [409, 415].includes(answer.status) ? 'left' : 'stop';
}

/** A page instead of JSON is not from the server, and says nothing about the file. */
async function refusalOf(answer: Response): Promise<Sent | Refused> {
  const body: unknown = await answer.json().catch(() => undefined);
  const reason = isJsonObject(body) ? body.reason : undefined;
  return typeof reason === 'string' && reason !== '' ? { reason } : 'left';
}
