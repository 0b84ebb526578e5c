import type { DescribedConflict, DocumentPath } from '@playhouse/core';
import type { RecordBody, RecordLeaf } from '../store/database.ts';
import type { NewRevision } from './mergeLeaves.ts';

/** A leaf, with its content if it is open. */
export type StoredLeaf = RecordLeaf;

interface MergeChanges {
  /** Documents that changed, and have several leaves, open or deleted. */
  readonly documents: readonly DocumentPath[];
  /** Where to go on. */
  readonly since: string;
  readonly isLast: boolean;
}

/** How far conflicts were looked for in a database. It belongs to this device. */
export interface MergeProgress {
  readonly since: string;
  /** Documents whose conflict could not be merged yet. */
  readonly waiting: readonly DocumentPath[];
  /** When documents were merged lately, in milliseconds. */
  readonly recent: Readonly<Record<DocumentPath, readonly number[]>>;
  /** Since when a body was missing without which a document cannot be merged, in milliseconds. */
  readonly stuck?: Readonly<Record<DocumentPath, number>>;
}

/** A file that is stored under a name of its own, because another version of it won. */
export interface FileCopy {
  readonly from: DocumentPath;
  readonly leaf: string;
  readonly id: DocumentPath;
  readonly rev: string;
}

/** Names of leaves, by document. */
export type LeafNames = ReadonlyMap<DocumentPath, readonly string[]>;

/** The local copy of a project, with all leaves of its documents. */
export interface MergeDatabase {
  changes(since: string): Promise<MergeChanges>;
  /** The names of all leaves, deleted ones included, by document. */
  allLeaves(): Promise<LeafNames>;
  leaves(document: DocumentPath): Promise<readonly StoredLeaf[]>;
  /** The body of any revision that is still here. */
  body(document: DocumentPath, rev: string): Promise<RecordBody | undefined>;
  readProgress(): Promise<MergeProgress | undefined>;
  writeProgress(progress: MergeProgress): Promise<void>;
  /** Stores revisions under their names, in one transaction. */
  write(revisions: readonly NewRevision[]): Promise<void>;
  /** Stores a file again, unless it is there. */
  copyFile(copy: FileCopy): Promise<void>;
}

/** The project on the server. */
export interface MergeServer {
  /** The names of all leaves, deleted ones included, by document. */
  leaves(documents: readonly DocumentPath[]): Promise<LeafNames>;
  /** All leaves of a document, deleted ones included; none if it is not there. */
  tree(document: DocumentPath): Promise<readonly StoredLeaf[]>;
  /** Those of these revisions that it does not have. */
  missing(
    revisions: ReadonlyMap<DocumentPath, readonly string[]>,
  ): Promise<ReadonlyMap<DocumentPath, readonly string[]>>;
  body(document: DocumentPath, rev: string): Promise<RecordBody | undefined>;
  /** Stores revisions of a document under their names, all of them or none. False when it refuses. */
  write(revisions: readonly NewRevision[]): Promise<boolean>;
  /** Keeps versions of a document where everybody finds them, before they lose a merge. Absent for a plain database. */
  keepLost?(document: DocumentPath, revisions: readonly string[]): Promise<void>;
  /** Has the server merge documents. Returns those that it has merged. Absent for a plain database. */
  merge?(documents: readonly DocumentPath[]): Promise<readonly DocumentPath[]>;
}

/** A version that lost against another one, completely or in part. */
export interface LostVersion {
  readonly rev: string;
  /** Absent for a file. */
  readonly body?: RecordBody;
  /** Where the file is kept. */
  readonly copy?: DocumentPath;
}

/** What people may want to see of a merge. */
export interface MergeNote {
  readonly document: DocumentPath;
  /** The revision that has everything. */
  readonly rev: string;
  /** In milliseconds. */
  readonly at: number;
  readonly lost: readonly LostVersion[];
  readonly conflicts: readonly DescribedConflict[];
}

export interface KeptRevision {
  readonly document: DocumentPath;
  readonly rev: string;
  readonly body: RecordBody;
}

/** A revision, and the last one before it that the server had, too. */
export interface Trail {
  readonly rev: string;
  readonly shared: string;
}

/** Keeps on this device what merging needs, and what it replaces. */
export interface MergeMemory {
  /** Keeps bodies that both this device and the server have. */
  keep(revisions: readonly KeptRevision[]): Promise<void>;
  body(document: DocumentPath, rev: string): Promise<RecordBody | undefined>;
  /** The names of the revisions whose bodies were kept last, newest first. */
  shared(document: DocumentPath): Promise<readonly string[]>;
  trails(document: DocumentPath): Promise<readonly Trail[]>;
  keepTrails(document: DocumentPath, trails: readonly Trail[]): Promise<void>;
  /** Of each document, the names of the leaves whose bodies were kept by `keepShared`. */
  kept(): Promise<LeafNames>;
  writeKept(names: LeafNames): Promise<void>;
  /** Of each document, the versions that lost a merge, and that the server still has to keep. */
  owed(): Promise<LeafNames>;
  writeOwed(names: LeafNames): Promise<void>;
  /** Notes a merge before its losers are closed. The same merge is noted once. */
  note(note: MergeNote): Promise<void>;
  /** The latest merges, newest first. */
  notes(): Promise<readonly MergeNote[]>;
}

/** What merging the leaves of one document needs. */
export interface DocumentMergePorts {
  readonly local: Pick<MergeDatabase, 'body' | 'write' | 'copyFile'>;
  readonly server: Pick<MergeServer, 'missing' | 'body' | 'write' | 'keepLost'>;
  readonly memory: Pick<MergeMemory, 'keep' | 'body' | 'note' | 'owed' | 'writeOwed'>;
  /** Called when the server has taken a merge. */
  readonly onTaken?: (note: MergeNote) => void;
  /** In milliseconds. */
  now(): number;
}

export interface MergePorts extends DocumentMergePorts {
  readonly local: MergeDatabase;
  readonly server: MergeServer;
  readonly memory: MergeMemory;
  /** In milliseconds. */
  now(): number;
}
