import { isDatabaseName } from '../databaseName.ts';
import { fault, type Stored, stored } from '../databaseStore.ts';
import { createWriteListeners } from '../writeListeners.ts';
import { type CouchCall, type CouchOptions, createCouchCalls } from './couchRequest.ts';

/** Requests to a database, by the parts of their path. Listeners hear of those that write. */
export function createCouchAccess(options: CouchOptions) {
  const call = createCouchCalls(options);
  const { onWrite, tell } = createWriteListeners();

  function ask(method: string, name: string, path: readonly string[], given?: CouchCall): Promise<Stored<Response>> {
    if (!isDatabaseName(name)) return Promise.resolve(fault('database.missing', 'Database does not exist.'));
    return call(method, `/${[name, ...path].map(encodeURIComponent).join('/')}`, given);
  }

  async function read<Value>(...given: Parameters<typeof ask>): Promise<Stored<Value>> {
    const answer = await ask(...given);
    return answer.ok ? stored((await answer.value.json()) as Value) : answer;
  }

  async function write<Value>(...given: Parameters<typeof ask>): Promise<Stored<Value>> {
    const result = await read<Value>(...given);
    if (result.ok) tell(given[1]);
    return result;
  }

  return { ask, read, write, onWrite };
}
