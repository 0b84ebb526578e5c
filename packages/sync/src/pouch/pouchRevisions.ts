import type { RecordBody, RecordLeaf } from '../store/database.ts';

/** A revision as PouchDB reads it, with names of its ancestors when they are asked for. */
export interface PouchRevision {
  readonly _id: string;
  readonly _rev: string;
  readonly _deleted?: boolean;
  readonly _conflicts?: readonly string[];
  readonly _revisions?: { readonly start: number; readonly ids: readonly string[] };
  readonly _attachments?: Readonly<Record<string, PouchFile>>;
}

interface PouchFile {
  readonly digest?: string;
  readonly content_type?: string;
  readonly revpos?: number;
}

/** The attachment of a record that is a file. */
export const fileAttachment = 'file';

export function leafOf(revision: PouchRevision): RecordLeaf {
  const { _rev: rev, _deleted, _revisions, _attachments } = revision;
  const { start, ids } = _revisions ?? { start: 0, ids: [] };
  const isDeleted = _deleted === true;
  const digest = _attachments?.[fileAttachment]?.digest;
  return {
    rev,
    isDeleted,
    history: ids.map((hash, index) => `${start - index}-${hash}`),
    ...(!isDeleted && { body: bodyOf(revision) }),
    ...(digest !== undefined && { digest }),
  };
}

/** A revision to be stored under its name. Without a body, it is a tombstone. */
export function namedDocument({
  id,
  rev,
  history,
  body,
}: {
  readonly id: string;
  readonly rev: string;
  readonly history: readonly string[];
  readonly body?: RecordBody | undefined;
}) {
  const start = Number(rev.slice(0, rev.indexOf('-')));
  const ids = history.map((each) => each.slice(each.indexOf('-') + 1));
  return { ...body, _id: id, _rev: rev, _revisions: { start, ids }, ...(!body && { _deleted: true }) };
}

export function bodyOf(revision: PouchRevision): RecordBody {
  return Object.fromEntries(Object.entries(revision).filter(([key]) => !key.startsWith('_')));
}

/** PouchDB takes Buffers in Node and Blobs in browsers. */
export function binaryOf(bytes: Uint8Array, type = 'application/octet-stream'): Blob | Buffer {
  if (typeof Buffer === 'function') return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Blob([new Uint8Array(bytes)], { type });
}

export async function orMissing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (typeof error === 'object' && error !== null && Reflect.get(error, 'status') === 404) return undefined;
    throw error;
  }
}
