import {
  type DocumentPath,
  documentPathToPath,
  type Issue,
  type ProjectDocument,
  type Result,
  readDocument,
} from '@playhouse/core';
import type { RecordBody, StoredRecord } from './database.ts';

/** Stored paths of assets: all records of a project's database that carry a file. */
const assetPath = /^(images|sounds|fonts)\/[^/]+$/;

/** True for the path of an image, sound or font. */
export function isAssetPath(path: string): boolean {
  return assetPath.test(path);
}

/** The project document in a record, or what is wrong with it. Nothing unchecked gets into a database. */
export function checkDocument(document: DocumentPath, value: ProjectDocument): Result<RecordBody> {
  if (!documentPathToPath(document)) return { ok: false, issues: [unknownPath(document)] };
  const read = readDocument(document, value);
  return read.ok ? { ok: true, value: { ...read.value.value } } : read;
}

/** The documents and assets of a project, by path, from the records and files of its database. */
export function projectFiles(
  records: readonly StoredRecord[],
  files: ReadonlyMap<string, Uint8Array>,
): ReadonlyMap<string, Uint8Array> {
  const encoder = new TextEncoder();
  const all = new Map<string, Uint8Array>(files);
  for (const { id, body } of records) if (documentPathToPath(id)) all.set(id, encoder.encode(JSON.stringify(body)));
  return all;
}

function unknownPath(document: DocumentPath): Issue {
  return {
    code: 'document.shape',
    severity: 'blocking',
    path: [],
    params: { document },
    message: `${document} is not a project document.`,
  };
}
