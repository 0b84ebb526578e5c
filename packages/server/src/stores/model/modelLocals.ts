import { fault, type LocalDocuments, type Stored, stored } from '../databaseStore.ts';
import type { ModelDatabase } from './modelDatabase.ts';

type Use = <Value>(name: string, work: (database: ModelDatabase) => Stored<Value>) => Promise<Stored<Value>>;

/** Local documents: one revision each, counted up. */
export function modelLocals(use: Use): LocalDocuments {
  const conflict = fault('document.conflict', 'Document update conflict.');
  return {
    get: (name, id) =>
      use(name, ({ locals }) => {
        const found = locals.get(id);
        return found ? stored(structuredClone(found)) : fault('document.missing', 'missing');
      }),
    put: (name, id, body) =>
      use(name, ({ locals }) => {
        const current = locals.get(id)?._rev;
        if (body._rev !== current) return conflict;
        const rev = `0-${Number(String(current ?? '0-0').slice(2)) + 1}`;
        locals.set(id, { ...structuredClone(body), _id: `_local/${id}`, _rev: rev });
        return stored({ id: `_local/${id}`, rev });
      }),
    remove: (name, id, rev) =>
      use(name, ({ locals }) => {
        const found = locals.get(id);
        if (!found) return fault('document.missing', 'missing');
        if (found._rev !== rev) return conflict;
        locals.delete(id);
        return stored({ id: `_local/${id}`, rev: '0-0' });
      }),
  };
}
