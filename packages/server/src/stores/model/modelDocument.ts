import { createHash } from 'node:crypto';
import type { StoredDocument, StoreFaultCode } from '../databaseStore.ts';

/** The body of a revision: the members of its own, and its files by name. */
export interface ModelBody {
  readonly members: Readonly<Record<string, unknown>>;
  readonly files: ReadonlyMap<string, ModelFile>;
}

interface ModelFile {
  readonly type: string;
  readonly digest: string;
  readonly length: number;
  readonly generation: number;
}

/** A document that cannot be understood; it refuses the whole call. */
export class RefusedDocument extends Error {
  readonly code: StoreFaultCode;

  constructor(message: string, code: StoreFaultCode = 'call.refused') {
    super(message);
    this.code = code;
  }
}

/** Members that begin with an underscore and mean something. */
const known = new Set(
  '_id _rev _deleted _revisions _attachments _conflicts _deleted_conflicts _revs_info _local_seq'.split(' '),
);

export function checkMembers(document: StoredDocument): void {
  const { _id } = document;
  if (typeof _id !== 'string' || _id === '') throw new RefusedDocument('A document needs an id.');
  if (_id.startsWith('_') && !_id.startsWith('_design/')) {
    throw new RefusedDocument('Only reserved document ids may start with underscore.');
  }
  for (const key of Object.keys(document)) {
    if (key.startsWith('_') && !known.has(key)) throw new RefusedDocument(`Bad special document member: ${key}`);
  }
}

/** Takes a written document apart. The bytes of new files are handed to `keep`; `isKept` knows those of stubs. */
export function bodyOf(
  document: StoredDocument,
  generation: number,
  keep: (digest: string, data: Uint8Array) => void,
  isKept: (digest: string) => boolean,
): ModelBody {
  const members = Object.fromEntries(Object.entries(document).filter(([key]) => !key.startsWith('_')));
  const files = new Map<string, ModelFile>();
  for (const [name, file] of Object.entries((document._attachments ?? {}) as Record<string, WrittenFile>)) {
    const type = file.content_type ?? 'application/octet-stream';
    if (file.data === undefined) {
      const { digest = '', length = 0, revpos = generation } = file;
      if (!isKept(digest)) throw new RefusedDocument(`There is no file for the stub ${name}.`, 'file.missing');
      files.set(name, { type, digest, length, generation: revpos });
      continue;
    }
    const data = typeof file.data === 'string' ? new Uint8Array(Buffer.from(file.data, 'base64')) : file.data;
    const digest = digestOf(data);
    keep(digest, data);
    files.set(name, { type, digest, length: data.length, generation });
  }
  return { members: structuredClone(members), files };
}

interface WrittenFile {
  readonly content_type?: string;
  readonly data?: string | Uint8Array;
  readonly digest?: string;
  readonly length?: number;
  readonly revpos?: number;
}

function digestOf(data: Uint8Array): string {
  return `md5-${createHash('md5').update(data).digest('base64')}`;
}

/** The hash of a new revision: the same edit of the same revision is the same revision. */
export function hashOf(parent: string | undefined, deleted: boolean, { members, files }: ModelBody): string {
  const text = JSON.stringify([parent ?? null, deleted, members, [...files]]);
  return createHash('md5').update(text).digest('hex');
}

export function attachmentsOf(
  { files }: ModelBody,
  read: ((digest: string) => Uint8Array) | undefined,
): Record<string, unknown> {
  const entries = [...files].map(([name, { type, digest, length, generation }]) => [
    name,
    read
      ? { content_type: type, revpos: generation, digest, data: Buffer.from(read(digest)).toString('base64') }
      : { content_type: type, revpos: generation, digest, length, stub: true },
  ]);
  return Object.fromEntries(entries);
}
