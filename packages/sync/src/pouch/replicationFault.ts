import type { ReplicationFault } from '../engine/state.ts';

/** What an error of PouchDB's replication means. */
export function replicationFault(error: unknown): ReplicationFault {
  const { status, name, reason, message, retryAfter } = Object(error) as Readonly<Record<string, unknown>>;
  const key = `${status ?? ''} ${name ?? ''} ${reason ?? message ?? ''}`;
  if (name === 'unauthorized' || name === 'forbidden' || status === 401 || status === 403) {
    return { kind: reason === 'session' ? 'session' : 'access', key };
  }
  // The database of a bare CouchDB; a gateway answers with 401. Documents and files are missing with other words.
  if (status === 404 && missingDatabase.has(reason)) return { kind: 'access', key };
  const isPassing = typeof status !== 'number' || status === 0 || status === 408 || status === 429 || status >= 500;
  return { kind: isPassing ? 'network' : 'other', key, ...(typeof retryAfter === 'number' && { retryAfter }) };
}

const missingDatabase: ReadonlySet<unknown> = new Set(['Database does not exist.', 'no_db_file']);
