import { databaseOf } from '../store/databaseNames.ts';
import { AssetLane } from './assetLane.ts';
import { mendLocal, mendRemote } from './mendRemote.ts';
import type { MergePouch } from './mergePouch.ts';
import { type Fetch, type Patience, patientFetch } from './patientFetch.ts';
import type { PouchOptions } from './pouchDatabases.ts';
import { readRefusals } from './readRefusals.ts';
import type { Replicable, ReplicationOptions } from './replicate.ts';
import { allSpeedUps, type SpeedUps } from './speedUps.ts';
import type { PackPouch } from './takePack.ts';

/** Where a project is stored here and on the server. */
export interface CloudPlace {
  readonly pouch: PouchOptions;
  /** Of the project on this computer. */
  readonly id: string;
  /** Address of its database on the server. */
  readonly address: string;
  /** Address of the pack of all of it, on servers that have one. */
  readonly pack?: string | undefined;
  readonly fetch: Fetch;
  /** How long a silent server is waited for; as usual when it is not given. */
  readonly patience?: Patience;
  readonly heapLimit?: number | undefined;
  /** What makes it faster; all by default. */
  readonly speedUps?: SpeedUps | undefined;
}

type CloudPouch = Replicable & MergePouch & PackPouch & { destroy(): Promise<unknown> };

/** The databases of a project on both sides. */
export interface Sides {
  /** Opened anew for each use: after some failures, browsers close a database for good. */
  both(): { readonly local: CloudPouch; readonly remote: CloudPouch };
  /** Sends files alone, before a replication. */
  readonly sendFiles: ReplicationOptions['sendFirst'];
}

type Constructor = new (name: string, options: object) => CloudPouch;

/** The database of a project on this computer. */
export function openLocal({
  pouch: { PouchDB, adapter, prefix = '' },
  id,
}: Pick<CloudPlace, 'pouch' | 'id'>): CloudPouch {
  const configuration = { adapter, auto_compaction: true, revs_limit: 200, size: 10 };
  return mendLocal(new (PouchDB as unknown as Constructor)(prefix + databaseOf(id), configuration));
}

/**
 * `onRefused` is called for documents of the server that are not taken in. `around` wraps each request: the engine decides
 * itself when a request is made again.
 */
export function openSides(
  place: CloudPlace,
  onRefused: (document: string, reason: string) => void,
  around: (fetch: Fetch) => Fetch = (fetch) => fetch,
): Sides {
  const { pouch, address, fetch, patience, speedUps = allSpeedUps } = place;
  const Remote = pouch.PouchDB as unknown as Constructor;
  const patient = around(patientFetch(fetch, patience));
  const remote = mendRemote(new Remote(address, { skip_setup: true, fetch: readRefusals(patient) }), onRefused);
  const lane = new AssetLane();
  return {
    both: () => ({ local: openLocal(place), remote }),
    sendFiles: speedUps.assetLane
      ? (signal, onSent) => lane.send({ local: openLocal(place), remote, address, fetch: patient }, signal, onSent)
      : undefined,
  };
}
