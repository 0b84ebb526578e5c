import PouchDB from 'pouchdb';
import { type RemoteChangePorts, RemoteChanges } from '../save/remoteChanges.ts';
import { databaseOf } from '../store/databaseNames.ts';
import type { CloudPlace } from './cloudSides.ts';
import { type CloudSync, type CloudSyncOptions, openCloudSync } from './cloudSync.ts';
import { type CopyWatch, copyProject, countUnsent, type LeftOut } from './copyProject.ts';
import { createPouchDatabases } from './pouchDatabases.ts';
import { type Conflicts, readConflicts } from './readConflicts.ts';
import { allSpeedUps, type SpeedUps, speedUpsWithout } from './speedUps.ts';

/** What differs between projects of this browser. */
type Place = Pick<CloudPlace, 'id' | 'address' | 'pack'>;

/** Entry of `localStorage` with what is not to make syncs faster, for finding faults. */
const switchedOff = 'playhouse-sync-without';

function speedUpsHere(): SpeedUps {
  try {
    return speedUpsWithout(localStorage.getItem(switchedOff) ?? '');
  } catch {
    return allSpeedUps;
  }
}

function placeHere({ id, address, pack }: Place): CloudPlace {
  const heapLimit: unknown = Reflect.get(Object(Reflect.get(performance, 'memory')), 'jsHeapSizeLimit');
  return {
    pouch: { PouchDB, adapter: 'idb' },
    id,
    address,
    pack,
    speedUps: speedUpsHere(),
    fetch: (url, init) => fetch(url, init),
    heapLimit: typeof heapLimit === 'number' ? heapLimit : undefined,
  };
}

type BrowserSyncOptions = Place & Omit<CloudSyncOptions, keyof CloudPlace | 'random'>;

/** Starts the sync of a project that is open in this page. */
export function openBrowserSync(options: BrowserSyncOptions): Promise<CloudSync> {
  return openCloudSync({ ...options, ...placeHere(options), random: () => Math.random() });
}

/** Copies a project between this browser and the server, once. Returns what was left out. */
export function copyBrowserProject(
  place: Place,
  report: (error: unknown) => void,
  watch?: CopyWatch,
): Promise<LeftOut> {
  return copyProject(placeHere(place), report, watch);
}

/** Where versions of a project in this browser met. `shownOf` is the revision that the open project continues. */
export function readBrowserConflicts(
  id: string,
  shownOf: (document: string) => string | undefined,
): Promise<Conflicts> {
  return readConflicts({ pouch: { PouchDB, adapter: 'idb' }, id }, shownOf);
}

/** How many documents of a project in this browser are not on the server. */
export function countBrowserUnsent(place: Place, report: (error: unknown) => void): Promise<number> {
  return countUnsent(placeHere(place), report);
}

/** Brings what is stored of a project in this browser into the open project. */
export function openBrowserChanges(id: string, ports: Omit<RemoteChangePorts, 'open'>): RemoteChanges {
  const databases = createPouchDatabases({ PouchDB, adapter: 'idb' });
  return new RemoteChanges({ ...ports, open: () => databases.open(databaseOf(id)) });
}
