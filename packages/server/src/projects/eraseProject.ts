import { projectDatabase, versionsDatabase } from '../records/recordKinds.ts';
import { type Records, StoreFailure } from '../records/records.ts';
import type { DatabaseStore } from '../stores/databaseStore.ts';
import type { Projects } from './projects.ts';

/**
 * Erases a project that left the trash at a time, with its versions; one that was brought back meanwhile stays. The record
 * that says so goes last, so that a crash is made up for by doing it again.
 */
export async function eraseProject(
  {
    store,
    records,
    projects,
  }: { readonly store: DatabaseStore; readonly records: Records; readonly projects: Projects },
  id: string,
  since: string,
): Promise<void> {
  const found = await records.find('project', id);
  if (found?.value.state !== 'erasing' || found.value.erasingSince !== since) return;
  for (const name of [versionsDatabase(id), projectDatabase(id)]) {
    const removed = await store.remove(name);
    if (!removed.ok && removed.fault.code !== 'database.missing') throw new StoreFailure(removed.fault);
  }
  const { owner, members } = found.value;
  await removeRecord(records, 'owner', `${owner}/${id}`);
  for (const member of Object.keys(members)) await removeRecord(records, 'member', `${member}/${id}`);
  await removeRecord(records, 'project', id);
  await projects.forget(id, [owner, ...Object.keys(members)]);
}

async function removeRecord(records: Records, kind: 'owner' | 'member' | 'project', key: string): Promise<void> {
  const found = await records.find(kind, key);
  if (found) await records.remove(kind, key, found.rev);
}
