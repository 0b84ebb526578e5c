import type { DocumentFault } from '@playhouse/core';
import type { StoredDocument } from '../stores/databaseStore.ts';
import { readOnly } from './answer.ts';
import type { Gateway, GatewayRequest } from './request.ts';

type Check = (documents: readonly StoredDocument[]) => Promise<ReadonlyMap<number, DocumentFault>>;

const denied: DocumentFault = { code: 'access.read', reason: readOnly };

/** Why which documents are not written, by their index. Each check sees what those before it let through. */
export async function faultsOf(
  { store, policy }: Gateway,
  { database, access, session }: GatewayRequest,
  documents: readonly StoredDocument[],
): Promise<ReadonlyMap<number, DocumentFault>> {
  const faults = new Map<number, DocumentFault>();
  const asked = { database, session: session?.key ?? session?.user ?? '' };
  const checks: readonly Check[] = [
    async (each) => {
      const found = new Map<number, DocumentFault>();
      for (const [index, document] of each.entries()) {
        const fault = access === 'write' ? await policy.checkDocument(database, document) : denied;
        if (fault) found.set(index, fault);
      }
      return found;
    },
    (each) => policy.checkHistories(store, database, each),
    async (each) => (await policy.checkAmounts?.(store, asked, each)) ?? new Map(),
  ];
  for (const check of checks) {
    const rest = [...documents.keys()].filter((index) => !faults.has(index));
    const found = await check(rest.flatMap((index) => documents[index] ?? []));
    for (const [position, fault] of found) faults.set(rest[position] ?? 0, fault);
  }
  return withTombstones(documents, faults);
}

/** Where a merge is refused, the versions that it merged stay open. */
function withTombstones(
  documents: readonly StoredDocument[],
  faults: ReadonlyMap<number, DocumentFault>,
): ReadonlyMap<number, DocumentFault> {
  if (faults.size === 0) return faults;
  const refused = new Map([...faults].map(([index, fault]) => [documents[index]?._id, fault]));
  const all = new Map(faults);
  for (const [index, { _id, _deleted }] of documents.entries()) {
    const fault = refused.get(_id);
    if (_deleted === true && fault && !all.has(index)) all.set(index, fault);
  }
  return all;
}
