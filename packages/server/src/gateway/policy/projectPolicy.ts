import type { DocumentFault } from '@playhouse/core';
import { checkValues, documentLimits, projectPathKind } from '@playhouse/core';
import type { StoredDocument } from '../../stores/databaseStore.ts';
import { checkFiles } from './checkFiles.ts';
import { checkPreferences, isPreferences } from './checkPreferences.ts';
import { checkHistories, checkRevision } from './checkRevision.ts';
import type { Policy } from './policy.ts';

/** Databases of users. */
const userDatabase = /^creator2_[a-z2-7]+_ini$/;
const members = new Set(['_id', '_rev', '_revisions', '_deleted', '_attachments']);

/** What projects may contain. Docs: docs/decisions/0066-sync-server.md. */
export const projectPolicy: Policy = {
  checkDocument,
  checkHistories,
  fileName: 'file',
  isBare: false,
};

async function checkDocument(database: string, document: StoredDocument): Promise<DocumentFault | undefined> {
  return (
    checkId(database, document) ??
    checkMembers(document) ??
    checkRevision(document) ??
    (await checkFiles(document)) ??
    checkSize(document) ??
    (userDatabase.test(database) ? checkPreferences(document) : undefined)
  );
}

function checkId(database: string, { _id }: StoredDocument): DocumentFault | undefined {
  if (userDatabase.test(database)) {
    if (isPreferences(_id)) return undefined;
    return { code: 'document.server', reason: 'This document is kept by the server.' };
  }
  if (typeof _id === 'string' && projectPathKind(_id)) return undefined;
  return { code: 'document.id', reason: 'This document is not part of a project.' };
}

function checkMembers(document: StoredDocument): DocumentFault | undefined {
  const bad = Object.keys(document).find((key) => key.startsWith('_') && !members.has(key) && key !== '__proto__');
  if (bad !== undefined) return { code: 'document.key', reason: `The document has the key “${bad.slice(0, 100)}”.` };
  const { _attachments, ...rest } = document;
  return checkValues(rest);
}

/** Runs last: only what is not nested too deeply can be written as text. */
function checkSize({ _attachments, _revisions, ...rest }: StoredDocument): DocumentFault | undefined {
  const bytes = Buffer.byteLength(JSON.stringify(rest));
  if (bytes <= documentLimits.bytes) return undefined;
  return { code: 'document.size', reason: `The document has ${bytes} bytes; the limit is ${documentLimits.bytes}.` };
}
