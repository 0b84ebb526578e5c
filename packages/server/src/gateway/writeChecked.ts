import type { DocumentFault } from '@playhouse/core';
import { fault, type Stored, type StoredDocument, stored, type WrittenRow } from '../stores/databaseStore.ts';
import { faultsOf } from './faultsOf.ts';
import type { Gateway, GatewayRequest } from './request.ts';

/** A document that was refused alone. PouchDB goes on after `forbidden`, and stops at any other error. */
interface RefusedRow {
  readonly id: string;
  readonly rev?: unknown;
  readonly error: 'forbidden';
  readonly name: 'forbidden';
  readonly status: 403;
  readonly reason: string;
  readonly code: string;
}

/** A row of the answer: written, refused by the database, or refused by us. */
export type AnswerRow = WrittenRow | RefusedRow;

/**
 * Writes documents of which each is checked alone, so that a bad one keeps none of the others from arriving. With new
 * edits there is a row for each document, in their order, else only for what was refused.
 */
export async function writeChecked(
  gateway: Gateway,
  request: GatewayRequest,
  documents: readonly StoredDocument[],
  newEdits: boolean,
): Promise<Stored<AnswerRow[]>> {
  const { store, policy } = gateway;
  const { database } = request;
  if (policy.isFull?.()) return fault('store.full', 'The disk is full.');
  const faults = await faultsOf(gateway, request, documents);
  const rows = new Map<number, AnswerRow>();
  for (const [index, each] of faults) {
    const document = documents[index];
    if (document) rows.set(index, refusedRow(document, each));
  }
  const rest = [...documents.entries()].filter(([index]) => !faults.has(index));
  const written = await writeAll(store, database, rest, newEdits, policy.isBare);
  if (!written.ok) return written;
  for (const [index, row] of written.value) rows.set(index, row);
  const isStored = (row: AnswerRow | undefined) => row === undefined || ('ok' in row && row.ok);
  const accepted = rest.filter(([index]) => isStored(rows.get(index))).map(([, document]) => document);
  if (accepted.length > 0) await policy.accepted?.(database, accepted);
  return stored([...rows].sort(([left], [right]) => left - right).map(([, row]) => row));
}

function refusedRow({ _id, _rev }: StoredDocument, { code, reason }: DocumentFault): RefusedRow {
  return {
    id: String(_id),
    ...(_rev !== undefined && { rev: _rev }),
    error: 'forbidden',
    name: 'forbidden',
    status: 403,
    reason,
    code,
  };
}

/** Faults of a call that are faults of one of its documents. */
const refusesOne: ReadonlySet<string> = new Set(['call.refused', 'file.missing']);

/** Where the database refuses a call as a whole, halves are tried until the guilty document is known. */
async function writeAll(
  store: Gateway['store'],
  database: string,
  documents: readonly (readonly [number, StoredDocument])[],
  newEdits: boolean,
  isBare: boolean,
): Promise<Stored<(readonly [number, AnswerRow])[]>> {
  const [only, ...others] = documents;
  if (!only) return stored([]);
  const written = await store.bulkDocs(
    database,
    documents.map(([, document]) => document),
    { newEdits },
  );
  if (written.ok) {
    return stored(
      written.value.map((row, position) => {
        const index = newEdits ? documents[position]?.[0] : documents.find(([, { _id }]) => _id === row.id)?.[0];
        return [index ?? 0, row] as const;
      }),
    );
  }
  if (isBare || !refusesOne.has(written.fault.code)) return written;
  if (others.length === 0) {
    const fault = { code: 'document.refused', reason: 'The document cannot be stored.' };
    return stored([[only[0], refusedRow(only[1], fault)]]);
  }
  const middle = Math.ceil(documents.length / 2);
  const first = await writeAll(store, database, documents.slice(0, middle), newEdits, isBare);
  if (!first.ok) return first;
  const second = await writeAll(store, database, documents.slice(middle), newEdits, isBare);
  return second.ok ? stored([...first.value, ...second.value]) : second;
}
