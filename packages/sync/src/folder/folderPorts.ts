import type { DocumentPath } from '@playhouse/core';
import type { NewRevision } from '../merge/mergeLeaves.ts';
import type { StoredLeaf } from '../merge/mergePorts.ts';
import type { RecordBody } from '../store/database.ts';

/** A document or an asset of a project folder. */
export interface FolderFile {
  /** Equal for equal contents: of the canonical text, or PouchDB’s digest of the file. */
  readonly digest: string;
  /** Of a document. */
  readonly body?: RecordBody;
  /** Of an asset. */
  readonly bytes?: Uint8Array;
}

export interface FolderFiles {
  readonly files: ReadonlyMap<DocumentPath, FolderFile>;
  /** Files that are no documents. They stay as they are, here and elsewhere. */
  readonly unreadable: ReadonlyMap<DocumentPath, string>;
}

/** What a folder had when it was last taken or written. */
export interface SeenFile {
  readonly rev: string;
  readonly digest: string;
}

export type SeenFiles = Readonly<Record<DocumentPath, SeenFile>>;

/** What is known of a folder. It belongs to this folder alone and is never replicated. */
export interface FolderState {
  readonly seen: SeenFiles;
  /** Files that are being written, `null` for those being deleted: a crash can leave the folder before or after it. */
  readonly pending: Readonly<Record<DocumentPath, SeenFile | null>>;
  /** What is being made of the folder’s files: a crash can leave the replica before or after it. */
  readonly taking?: SeenFiles;
}

/** A revision made of a folder’s file. */
export interface FolderRevision extends NewRevision {
  readonly bytes?: Uint8Array;
}

/** The copy of a project beside its folder, with all leaves of its documents. */
export interface FolderReplica {
  /** The names of all leaves, deleted ones included, by document. */
  allLeaves(): Promise<ReadonlyMap<DocumentPath, readonly string[]>>;
  leaves(document: DocumentPath): Promise<readonly StoredLeaf[]>;
  file(document: DocumentPath, rev: string): Promise<Uint8Array>;
  /** Stores revisions under their names. Writing them again changes nothing. */
  write(revisions: readonly FolderRevision[]): Promise<void>;
  readState(): Promise<FolderState | undefined>;
  writeState(state: FolderState): Promise<void>;
}
