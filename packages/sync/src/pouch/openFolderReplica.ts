import type { DocumentPath } from '@playhouse/core';
import PouchDB from 'pouchdb';
import type { FolderReplica, FolderRevision, FolderState } from '../folder/folderPorts.ts';
import { createMergeMemory } from '../merge/mergeMemory.ts';
import type { MergeDatabase, MergeMemory } from '../merge/mergePorts.ts';
import { mendLocal } from './mendRemote.ts';
import { keptRevisions, type LocalMergePouch, openMergeDatabase } from './mergePouch.ts';
import { createPouchDatabases } from './pouchDatabases.ts';
import { namedDocument, orMissing } from './pouchRevisions.ts';
import type { Replicable } from './replicate.ts';
import type { PackPouch, TakenPack } from './takePack.ts';

/** What the replica of a folder asks of PouchDB beside merging. */
export type ReplicaPouch = LocalMergePouch &
  Replicable &
  PackPouch & {
    compact(): Promise<unknown>;
    close(): Promise<void>;
    destroy(): Promise<unknown>;
  };

export interface OpenFolderReplica {
  readonly pouch: ReplicaPouch;
  readonly replica: FolderReplica;
  readonly database: MergeDatabase;
  readonly memory: MergeMemory;
  /** The documents that came while it was opened. */
  readonly came: readonly string[];
  /** Discards bodies of earlier revisions, now and then. Only for when nothing is left to be merged. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

const stateId = '_local/folder';
const tidiedId = '_local/tidied';
const attachment = 'file';
const type = 'application/octet-stream';
/** After so many changes, old bodies are discarded. */
const tidyAfter = 2000;

type Constructor = new (name: string, options: object) => ReplicaPouch;

/**
 * Opens the replica of a project folder in a folder of its own, which must exist; makes what is missing. `fill` may fill
 * an empty one at once.
 */
export async function openFolderReplica(
  folder: string,
  fill?: (pouch: ReplicaPouch) => Promise<TakenPack>,
): Promise<OpenFolderReplica> {
  let pouch = await openReplica(folder);
  const taken = await fill?.(pouch);
  if (taken?.state === 'broken') {
    await pouch.destroy();
    pouch = await openReplica(folder);
  }
  const documents = taken?.state === 'taken' ? taken.documents : [];
  const merges = await createPouchDatabases({ PouchDB, adapter: 'leveldb', prefix: `${folder}/` }).open('merges');
  const memory = createMergeMemory(merges);
  await memory.keep(keptRevisions(documents));
  return {
    pouch,
    replica: asReplica(pouch),
    database: openMergeDatabase(pouch),
    memory,
    came: documents.map(({ _id }) => _id),
    tidy: () => tidy(pouch),
    async close() {
      await pouch.close();
      await merges.close();
    },
  };
}

async function openReplica(folder: string): Promise<ReplicaPouch> {
  const Pouch = PouchDB as unknown as Constructor;
  // Bodies of earlier revisions are kept: merges need them.
  const options = { adapter: 'leveldb', auto_compaction: false, revs_limit: 200 };
  const pouch = mendLocal(new Pouch(`${folder}/replica`, options));
  await pouch.info();
  return pouch;
}

/** The replica in any database of PouchDB. */
export function asReplica(pouch: ReplicaPouch): FolderReplica {
  const database = openMergeDatabase(pouch);
  return {
    allLeaves: () => database.allLeaves(),
    leaves: (document) => database.leaves(document),
    async file(document, rev) {
      const data = await pouch.getAttachment(document, attachment, { rev });
      return data instanceof Uint8Array ? new Uint8Array(data) : new Uint8Array(await data.arrayBuffer());
    },
    async write(revisions) {
      const refused = await pouch.bulkDocs(revisions.map(withFile), { new_edits: false });
      const [fault] = refused.filter(({ error }) => error !== undefined);
      if (fault) throw new Error(fault.reason ?? String(fault.error));
    },
    async readState() {
      const found = await readLocal(pouch, stateId);
      if (!found) return undefined;
      const { seen, pending, taking } = found;
      return { seen, pending, ...(taking !== undefined && { taking }) } as FolderState;
    },
    async writeState({ seen, pending, taking }) {
      await writeLocal(pouch, stateId, { seen, pending, ...(taking && { taking }) });
    },
  };
}

function withFile({ bytes, ...revision }: FolderRevision): object {
  const document = namedDocument(revision);
  if (!bytes) return document;
  return { ...document, _attachments: { [attachment]: { content_type: type, data: Buffer.from(bytes) } } };
}

async function tidy(pouch: ReplicaPouch): Promise<void> {
  const { update_seq } = await pouch.info();
  const before = await readLocal(pouch, tidiedId);
  const last = typeof before?.sequence === 'number' ? before.sequence : 0;
  if (update_seq - last < tidyAfter) return;
  await pouch.compact();
  await writeLocal(pouch, tidiedId, { sequence: update_seq });
}

async function readLocal(pouch: ReplicaPouch, id: DocumentPath): Promise<Record<string, unknown> | undefined> {
  return (await orMissing(pouch.get(id))) as Record<string, unknown> | undefined;
}

async function writeLocal(pouch: ReplicaPouch, id: string, body: object): Promise<void> {
  const found = await readLocal(pouch, id);
  await pouch.put({ ...body, _id: id, ...(found && { _rev: found._rev }) });
}
