import { projectDatabase, serverDatabases, userDatabase, versionsDatabase } from '../records/recordKinds.ts';
import type { Records } from '../records/records.ts';
import type { DatabaseStore } from '../stores/databaseStore.ts';

const months = 120;
const most = 1_000_000;

/** The names of all databases that there are. Stores do not list them: everything that has one is in a record. */
export async function databaseNames(store: DatabaseStore, records: Records, now: number): Promise<string[]> {
  const users = await records.list('account', '', most);
  const projects = await records.list('project', '', most);
  const names = [
    ...serverDatabases,
    ...users.map(({ key }) => userDatabase(key)),
    ...projects.flatMap(({ key }) => [projectDatabase(key), versionsDatabase(key)]),
    ...auditNames(new Date(now)),
  ];
  const found: string[] = [];
  for (const name of names) if ((await store.info(name)).ok) found.push(name);
  return found;
}

/** Names of audit databases of the last ten years. */
function auditNames(now: Date): string[] {
  return Array.from({ length: months }, (_, index) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index));
    return `audit_${month.toISOString().slice(0, 7).replace('-', '')}`;
  });
}
