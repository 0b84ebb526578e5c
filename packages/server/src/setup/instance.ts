import { randomUUID } from 'node:crypto';
import type { Records } from '../records/records.ts';
import type { RecordTypes } from '../records/recordTypes.ts';

/** Version of what this program stores. */
const storedSchema = 1;

/** The data was written by a newer program. */
export class NewerData extends Error {}

/** Prepares the databases of the server, and says which server it is. */
export async function prepareInstance(records: Records): Promise<RecordTypes['instance']> {
  await records.prepare();
  const instance = await records.change(
    'instance',
    'instance',
    (now) => now ?? { uuid: randomUUID(), schema: storedSchema, hasAdmin: false },
  );
  if (!instance) throw new Error('The server cannot say who it is.');
  if (instance.schema > storedSchema) {
    throw new NewerData('The data was written by a newer Playhouse. Install that version, or newer.');
  }
  const empty = { notifications: [], formatVersion: 1, minimumClient: '0.1.0' };
  await records.change('globalConfig', 'global_config', (now) => now ?? empty);
  return instance;
}
