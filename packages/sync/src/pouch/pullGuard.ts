import { checkValues, isJsonObject } from '@playhouse/core';
import { fileAttachment } from './pouchRevisions.ts';

/**
 * The answer of `_bulk_get` without documents that must not be taken in. PouchDB steps over an entry without documents,
 * whereas an error in it would stop the replication.
 */
export function guardEntries(body: unknown, onRefused: (id: string, reason: string) => void): unknown {
  if (!isJsonObject(body) || !Array.isArray(body.results)) throw new Error('The answer has no results.');
  const results = body.results.map((entry: unknown) => {
    if (!isJsonObject(entry) || !Array.isArray(entry.docs)) return { id: '', docs: [] };
    const fault = entry.docs.map((doc) => entryFault(entry.id, doc)).find((each) => each !== undefined);
    if (fault === undefined) return entry;
    onRefused(String(entry.id), fault);
    return { ...entry, docs: [] };
  });
  return { ...body, results };
}

function entryFault(id: unknown, doc: unknown): string | undefined {
  if (!isJsonObject(doc)) return unreadable;
  if (doc.ok === undefined) return undefined;
  return isJsonObject(doc.ok) && doc.ok._id === id ? faultOf(doc.ok) : unreadable;
}

/** Why a document must not be taken in. */
export function faultOf(document: object): string | undefined {
  // Files are long texts, which have digests of their own.
  const { _attachments, ...values } = document as Readonly<Record<string, unknown>>;
  return checkValues(values)?.reason ?? revisionFault(values) ?? fileFault(_attachments);
}

const unreadable = 'The document cannot be read.';
const wrongRevision = 'The document has an invalid revision.';
/** Larger generations are no exact numbers. */
const revisionName = /^[1-9]\d{0,8}-[0-9a-f]+$/;
/** PouchDB ends the whole replication at any other. */
const members = new Set(['_id', '_rev', '_revisions', '_deleted']);

function revisionFault(document: Readonly<Record<string, unknown>>): string | undefined {
  const { _rev, _revisions } = document;
  const other = Object.keys(document).find((key) => key.startsWith('_') && !members.has(key));
  if (other !== undefined) return `The document has the key “${other.slice(0, 100)}”.`;
  if (typeof _rev !== 'string' || !revisionName.test(_rev)) return wrongRevision;
  if (_revisions === undefined) return undefined;
  const { start, ids } = Object(_revisions) as Readonly<Record<string, unknown>>;
  const isRight =
    start === Number.parseInt(_rev, 10) && Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  return isRight ? undefined : wrongRevision;
}

/** The names of files become parts of addresses, which would lead elsewhere. */
function fileFault(files: unknown): string | undefined {
  if (files === undefined) return undefined;
  const isFile = ([name, file]: [string, unknown]) => name === fileAttachment && isJsonObject(file);
  return isJsonObject(files) && Object.entries(files).every(isFile) ? undefined : 'The document has an invalid file.';
}
