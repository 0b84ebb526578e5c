import { setTimeout } from 'node:timers/promises';
import PouchDB from 'pouchdb';
import { mendRemote } from './mendRemote.ts';
import type { ReplicaPouch } from './openFolderReplica.ts';
import { patientFetch } from './patientFetch.ts';

export interface RemoteOptions {
  /** Of the database, without a name and a password. */
  readonly address: string;
  /** The header of that name. */
  readonly authorization?: string;
  /** Whether the database is made if there is none. */
  readonly isMade: boolean;
  /** Called for documents that are not taken in. */
  readonly onRefused: (id: string, reason: string) => void;
}

/** A feed of what changes in a database. */
interface RemoteFeed {
  on(event: 'change' | 'complete', listener: () => void): RemoteFeed;
  on(event: 'error', listener: (error: unknown) => void): RemoteFeed;
  cancel(): void;
}

export type RemotePouch = Omit<ReplicaPouch, 'compact'> & {
  changes(options: {
    readonly since: 'now' | number | string;
    readonly live: true;
    readonly timeout: number;
    readonly heartbeat: false;
    readonly return_docs: false;
  }): RemoteFeed;
};

type Constructor = new (name: string, options: object) => RemotePouch;

/** How often a request is made that the server finds too many, and how long it may want us to wait, in ms. */
const tooMany = { attempts: 10, wait: 60_000 } as const;

/** The database of a project on a server. */
export function openRemote({ address, authorization, isMade, onRefused }: RemoteOptions): RemotePouch {
  const Pouch = PouchDB as unknown as Constructor;
  const remote = new Pouch(address, {
    skip_setup: !isMade,
    ...(authorization !== undefined && { headers: { authorization } }),
    fetch: fetchInTime,
  });
  return mendRemote(remote, onRefused);
}

const fetchPatiently = patientFetch(fetchOnly);

/** A large project needs more requests than a server takes at once: it says when to go on. */
async function fetchInTime(address: string, init: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetchPatiently(address, init);
    const wait = Number(answer.headers.get('retry-after') ?? Number.NaN) * 1000;
    if (answer.status !== 429 || attempt === tooMany.attempts || !(wait <= tooMany.wait)) return answer;
    await answer.body?.cancel();
    await setTimeout(wait, undefined, init.signal ? { signal: init.signal } : {});
  }
}

/**
 * `fetch` without what PouchDB adds to it in Node: cookies, and redirections, which would send a project elsewhere. Errors
 * of the connection have a code, so that they can be told from ours.
 */
async function fetchOnly(address: string, init: RequestInit): Promise<Response> {
  const { method, headers, body, signal } = init;
  try {
    return await fetch(address, {
      redirect: 'error',
      ...(signal && { signal }),
      ...(method !== undefined && { method }),
      ...(headers && { headers: Object.fromEntries(headers as Headers) }),
      ...(body && { body }),
    });
  } catch (error) {
    const cause: unknown = Reflect.get(Object(error), 'cause') ?? error;
    const code = Reflect.get(Object(cause), 'code') ?? Reflect.get(Object(cause), 'name');
    throw Object.assign(new Error(String(Reflect.get(Object(cause), 'message'))), { code: String(code) });
  }
}
