import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from './backup/manifest.ts';
import { restoreBackup } from './backup/restoreBackup.ts';
import { writeBackup } from './backup/writeBackup.ts';
import { type DataFinding, examineData } from './operations/examineData.ts';
import { openStore, type StorePlace } from './setup/openStore.ts';
import { readSecrets } from './setup/secretsFile.ts';
import type { DatabaseStore } from './stores/databaseStore.ts';

/** Where the data of a server is, while no server uses it. */
export type DataPlace = Pick<StorePlace, 'data' | 'couchdb' | 'openDatabases'>;

async function withStore<Value>(place: DataPlace, use: (store: DatabaseStore) => Promise<Value>): Promise<Value> {
  const { couchKey } = await readSecrets(place.data);
  const store = await openStore({ ...place, couchKey });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** Writes everything that is stored into a new folder. */
export function backUpData(place: DataPlace, folder: string, now: number = Date.now()): Promise<Manifest> {
  return withStore(place, (store) => writeBackup(folder, { store, secrets: secretsOf(place), now }));
}

/** Restores a backup where there is no data yet. */
export async function restoreData(place: DataPlace, folder: string): Promise<Manifest> {
  await mkdir(place.data, { recursive: true, mode: 0o700 });
  return withStore(place, (store) => restoreBackup(folder, { store, secrets: secretsOf(place), now: Date.now }));
}

/** Looks whether what is stored is whole, and as safe as it should be. */
export function examineStoredData(place: DataPlace): Promise<DataFinding[]> {
  return withStore(place, (store) => examineData(store, place.data));
}

function secretsOf({ data }: DataPlace): string {
  return path.join(data, 'secret.json');
}
