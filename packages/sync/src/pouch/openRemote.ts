import PouchDB from 'pouchdb';
import type { ReplicaPouch } from './openFolderReplica.ts';
import { guardPulls } from './pullGuard.ts';

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
export interface RemoteFeed {
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

type Constructor = (new (
  name: string,
  options: object,
) => RemotePouch) & {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
};

/** Longer than a server holds a feed, in ms. */
const patience = 120_000;

/** The database of a project on a server. Redirections are not followed: what is sent is for this server only. */
export function openRemote({ address, authorization, isMade, onRefused }: RemoteOptions): RemotePouch {
  const Pouch = PouchDB as unknown as Constructor;
  const fetch = (url: string, init: RequestInit) =>
    Pouch.fetch(url, { ...init, redirect: 'error', timeout: patience } as RequestInit);
  return new Pouch(address, {
    skip_setup: !isMade,
    ...(authorization !== undefined && { headers: { authorization } }),
    fetch: guardPulls(fetch, onRefused),
  });
}
