import { createHash } from 'node:crypto';
import { checkValues, type DocumentPath, isJsonObject, isLegacyProject, projectPathKind } from '@playhouse/core';
import type { FolderFile, FolderFiles } from '@playhouse/sync/folder';
import { CommandError, exitStatus } from '../exit.ts';
import type { StoredProject } from '../io/openProject.ts';
import { readStoredFiles } from '../io/readAnyProject.ts';

type Digest = (document: DocumentPath, body: NonNullable<FolderFile['body']>) => string;

/** A project's folder as it is now, and its files as they are synced. Documents are taken as they are, damaged or not. */
export async function readSyncFiles(
  projectPath: string,
  target: string,
  digestDocument: Digest,
): Promise<FolderFiles & { readonly open: StoredProject }> {
  const { files: stored } = await readStoredFiles(target, target);
  if (isLegacyProject(stored)) {
    const message = `${projectPath} is a legacy project. Import it first.`;
    throw new CommandError(exitStatus.io, 'project.legacy', message, projectPath);
  }
  const files = new Map<DocumentPath, FolderFile>();
  const unreadable = new Map<DocumentPath, string>();
  for (const [name, bytes] of stored) {
    const document = name.normalize('NFC');
    const kind = projectPathKind(document);
    if (kind === undefined) continue;
    const read = kind === 'asset' ? assetOf(bytes) : documentOf(document, bytes, digestDocument);
    if (typeof read === 'string') unreadable.set(document, read);
    else files.set(document, read);
  }
  return { open: { projectPath, target, stored }, files, unreadable };
}

/** With the digest that databases have of it. */
function assetOf(bytes: Uint8Array): FolderFile {
  return { digest: `md5-${createHash('md5').update(bytes).digest('base64')}`, bytes };
}

/** Why it is no document, as the end of a sentence; else the document. */
function documentOf(document: DocumentPath, bytes: Uint8Array, digestDocument: Digest): FolderFile | string {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return 'is not JSON';
  }
  if (!isJsonObject(body)) return 'is not a JSON object';
  const reserved = Object.keys(body).find((key) => key.startsWith('_'));
  if (reserved !== undefined) return `has the key “${reserved}”, which databases reserve`;
  const fault = checkValues(body);
  if (fault) return `cannot be stored: ${fault.reason}`;
  return { digest: digestDocument(document, body), body };
}
