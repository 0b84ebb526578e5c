import { createHash } from 'node:crypto';
import type { DocumentFault } from '@playhouse/core';
import { type AssetFolder, assetFolders, checkAsset } from '@playhouse/core';
import type { StoredDocument } from '../../stores/databaseStore.ts';
import { isObject } from '../readJson.ts';

const fileBytes = 16 * 1024 * 1024;

function refuse(code: string, reason: string): DocumentFault {
  return { code: `file.${code}`, reason };
}

/** The files of a document: only `file`, only on assets, and of the kind that the id says. */
export async function checkFiles({ _id, _attachments }: StoredDocument): Promise<DocumentFault | undefined> {
  if (_attachments === undefined) return undefined;
  if (!isObject(_attachments)) return refuse('shape', 'The files of the document cannot be read.');
  const folder = assetFolders.find((each) => _id.startsWith(`${each}/`));
  for (const [name, file] of Object.entries(_attachments)) {
    if (name !== 'file' || !folder) return refuse('name', 'Only images, sounds and fonts have a file.');
    if (!isObject(file)) return refuse('shape', 'The file of the document cannot be read.');
    if (file.stub === true && file.data === undefined) continue;
    const fault = await checkFile(folder, _id, file);
    if (fault) return fault;
  }
  return undefined;
}

async function checkFile(
  folder: AssetFolder,
  id: string,
  { data, digest, length }: Readonly<Record<string, unknown>>,
): Promise<DocumentFault | undefined> {
  const bytes = bytesOf(data);
  if (!bytes) return refuse('shape', 'The file of the document is not base64.');
  if (bytes.length > fileBytes) return refuse('size', `The file is larger than ${fileBytes / 1024 / 1024} MB.`);
  if (length !== undefined && length !== bytes.length) return refuse('length', 'The file does not have its length.');
  const isOther = digest !== undefined && digest !== digestOf(bytes);
  if (isOther) return refuse('digest', 'The file does not have its checksum.');
  const checked = await checkAsset(folder, id.slice(folder.length + 1), bytes);
  return checked.ok ? undefined : refuse('content', checked.issues[0]?.message ?? 'The file cannot be used.');
}

function bytesOf(data: unknown): Uint8Array | undefined {
  if (data instanceof Uint8Array) return data;
  if (typeof data !== 'string' || !/^[A-Za-z0-9+/]*={0,2}$/.test(data)) return undefined;
  return Buffer.from(data, 'base64');
}

function digestOf(bytes: Uint8Array): string {
  return `md5-${createHash('md5').update(bytes).digest('base64')}`;
}
