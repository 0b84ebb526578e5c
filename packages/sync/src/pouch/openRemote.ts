import PouchDB from 'pouchdb';
import { AssetLane, type LanePorts } from './assetLane.ts';
import { mendRemote } from './mendRemote.ts';
import type { ReplicaPouch } from './openFolderReplica.ts';
import { type Fetch, patientFetch, patientStream } from './patientFetch.ts';
import { readRefusals } from './readRefusals.ts';
import { type TakenPack, takePack } from './takePack.ts';
import { waitWhenBusy } from './waitWhenBusy.ts';

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

interface HandedOver {
  readonly replicate: {
    from(other: RemotePouch, options: object): PromiseLike<unknown>;
    to(other: RemotePouch, options: object): PromiseLike<unknown>;
  };
}

type Constructor = new (name: string, options: object) => RemotePouch;

const fetchInTime = waitWhenBusy(withCodes(patientFetch(fetchOnly)));

/** The database of a project on a server. */
export function openRemote({ address, authorization, isMade, onRefused }: RemoteOptions): RemotePouch {
  const Pouch = PouchDB as unknown as Constructor;
  const remote = new Pouch(address, {
    skip_setup: !isMade,
    ...(authorization !== undefined && { headers: { authorization } }),
    fetch: readRefusals(fetchInTime),
  });
  return mendRemote(remote, onRefused);
}

/** Fills the empty replica of a folder from the pack at an address, so that later replications go on from there. */
export async function takeRemotePack(
  options: RemoteOptions & { readonly pack: string },
  local: ReplicaPouch,
  remote: RemotePouch,
): Promise<TakenPack> {
  const { pack: address, onRefused } = options;
  const fetch = waitWhenBusy(withCodes(patientStream(fetchOnly)));
  const taken = await takePack({ local, address, onRefused, fetch, headers: headersOf(options) });
  if (taken.state !== 'taken') return taken;
  const { pull, push } = taken.since;
  const { replicate } = local as unknown as HandedOver;
  // Where this fails, the next replication compares everything.
  await Promise.allSettled([replicate.from(remote, { since: pull }), replicate.to(remote, { since: push })]);
  return taken;
}

/** Sends the files of a replica alone, before everything else. */
export type SendFiles = (local: LanePorts['local'], remote: RemotePouch) => Promise<readonly string[]>;

export function openRemoteLane(options: RemoteOptions): SendFiles {
  const lane = new AssetLane();
  const { address } = options;
  return async (local, remote) => {
    const sent: string[] = [];
    const ports = { local, remote, address, fetch: fetchInTime, headers: headersOf(options) };
    // What fails here is found by the replication, which says why.
    await lane.send(ports, new AbortController().signal, { onSent: (id) => sent.push(id) }).catch(() => undefined);
    return sent;
  };
}

function headersOf({ authorization }: RemoteOptions): Readonly<Record<string, string>> {
  return authorization === undefined ? {} : { authorization };
}

/** `fetch` without what PouchDB adds to it in Node: cookies, and redirections, which would send a project elsewhere. */
function fetchOnly(address: string, init: RequestInit): Promise<Response> {
  const { method, headers, body, signal } = init;
  return fetch(address, {
    redirect: 'error',
    ...(signal && { signal }),
    ...(method !== undefined && { method }),
    ...(headers && { headers: Object.fromEntries(headers as Headers) }),
    ...(body && { body }),
  });
}

/** Gives errors of the connection a code, so that they can be told from ours. */
function withCodes(fetch: Fetch): Fetch {
  return async (address, init) => {
    try {
      return await fetch(address, init);
    } catch (error) {
      const cause: unknown = Reflect.get(Object(error), 'cause') ?? error;
      const code = Reflect.get(Object(cause), 'code') ?? Reflect.get(Object(cause), 'name');
      throw Object.assign(new Error(String(Reflect.get(Object(cause), 'message'))), { code: String(code) });
    }
  };
}
