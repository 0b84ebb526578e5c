import type { DocumentPath, Issue, ProjectContents, ProjectDocument } from '@playhouse/core';
import type { RecordBody } from './database.ts';
import type { Outcome, StoreFault } from './fault.ts';

/** A project in the library of this computer. Times are ISO 8601. docs/product-rules.md#local-library-entry. */
export interface LibraryEntry {
  /** Stands in addresses and names the project's database. */
  readonly id: string;
  readonly uuid: string;
  readonly title: string;
  readonly createdAt: string;
  /** Last change of a document or asset. */
  readonly updatedAt: string;
  readonly openedAt?: string;
  /** Present while the project lies in the trash. */
  readonly deletedAt?: string;
  /** When the picture was last stored. */
  readonly picturedAt?: string;
  /** Facts that the list shows without opening the project. */
  readonly facts?: ProjectFacts;
  /** Name of the sample that this project is a copy of. */
  readonly sample?: string;
}

/** `scene`: what the game looks like; `cast`: its first actors in a row. */
export type PictureKind = 'scene' | 'cast';

export interface ProjectFacts {
  readonly scenes: number;
  readonly prototypes: number;
  /** Names of the actors in the picture of the cast. */
  readonly cast?: readonly string[];
  /** The last edit as text: "moved Pip in Lantern Meadow". */
  readonly lastChange?: string;
  /** Where the person was, as the part of the address after the project. */
  readonly place?: string;
}

/** A project as it was read, with the revision of each stored document. */
export interface StoredProject {
  readonly entry: LibraryEntry;
  readonly contents: ProjectContents;
  readonly revisions: ReadonlyMap<DocumentPath, string>;
  /** What was repaired while reading. */
  readonly notes: readonly Issue[];
  readonly hold: StoredHold;
}

/** Who holds a project, as its database knows it; '' and 0 when nobody has held it yet. */
export interface StoredHold {
  readonly holder: string;
  /** Number of the last edit that is in the documents. */
  readonly sequence: number;
}

/** The right of one tab to change a project. The store refuses the writes of a tab that has lost it. */
export interface Hold {
  /** A name that no other opening of the project has. */
  readonly holder: string;
  /** The hold that ends with this write, as it was when the project was opened; absent once the project is held. */
  readonly from?: StoredHold;
  /** Number of the last edit that is stored when the changes are. */
  readonly sequence: number;
}

export interface DocumentChange {
  readonly document: DocumentPath;
  /** The revision that the change builds on; absent for a new document. */
  readonly revision?: string;
  /** undefined removes the document. */
  readonly value: ProjectDocument | undefined;
}

export interface SaveReport {
  /** What is stored now: the new revision of each written document, undefined for a removed one. */
  readonly stored: ReadonlyMap<DocumentPath, string | undefined>;
  /** Why some documents are not stored; it names them. */
  readonly fault?: StoreFault;
}

export interface NewProject {
  readonly title: string;
  readonly contents: ProjectContents;
  readonly sample?: string;
  /** Kept from another library; made new when absent. */
  readonly createdAt?: string;
}

/** Records of histories. `historyRecords.ts` knows what they mean. */
export interface HistoryStore {
  /** All records of a project's history; none when there is no history. */
  read(id: string): Promise<Outcome<ReadonlyMap<string, RecordBody>>>;
  /** Writes records in their order and in one transaction, whatever is stored there. */
  write(id: string, records: ReadonlyMap<string, RecordBody>, hold?: Hold): Promise<Outcome<void>>;
  /** Removes a project's history for good. */
  clear(id: string): Promise<Outcome<void>>;
}

/**
 * The projects of this computer. Every failure that can be expected is a value; one acceptance suite
 * (`runProjectStoreTests`) holds for all adapters. docs/format.md#databases; docs/product-rules.md#local-library-entry.
 */
export interface ProjectStore {
  /** All entries, those in the trash included, last changed first. */
  list(): Promise<Outcome<readonly LibraryEntry[]>>;
  create(project: NewProject): Promise<Outcome<LibraryEntry>>;
  open(id: string): Promise<Outcome<StoredProject>>;
  /**
   * Writes documents with their parent revisions in one transaction; a conflict is retried exactly once, on top of what
   * is stored. When some cannot be stored the fault names them and the others are stored all the same. A hold is stored
   * in the same transaction; when it is no longer valid, nothing is stored.
   */
  save(id: string, changes: readonly DocumentChange[], hold?: Hold): Promise<SaveReport>;
  /** Whether a holder still holds the project, and the project is still there. */
  checkHold(id: string, hold: Hold): Promise<Outcome<void>>;
  /**
   * Stores a whole project again under its id, where its database was lost. Refused when the project was deleted, or is
   * held by another. Gives the revision of each document.
   */
  rebuild(entry: LibraryEntry, contents: ProjectContents, hold: Hold): Promise<Outcome<SaveReport['stored']>>;
  putAsset(id: string, path: string, bytes: Uint8Array, hold?: Hold): Promise<Outcome<void>>;
  getAsset(id: string, path: string): Promise<Outcome<Uint8Array>>;
  removeAsset(id: string, path: string, hold?: Hold): Promise<Outcome<void>>;
  /** Notes a visit and facts about a project without touching its documents. */
  note(id: string, part: { openedAt?: string; facts?: ProjectFacts }): Promise<Outcome<LibraryEntry>>;
  duplicate(id: string, title: string): Promise<Outcome<LibraryEntry>>;
  /** Moves to the trash; `restore` restores it, `destroy` deletes it permanently. */
  trash(id: string): Promise<Outcome<LibraryEntry>>;
  restore(id: string): Promise<Outcome<LibraryEntry>>;
  destroy(id: string): Promise<Outcome<void>>;
  /** What could be undone and redone in each project. Goes with the project; copies start without. */
  readonly histories: HistoryStore;
  /** The picture of a project in the library; undefined when there is none. */
  getPicture(id: string, kind: PictureKind): Promise<Outcome<Uint8Array | undefined>>;
  putPicture(id: string, kind: PictureKind, bytes: Uint8Array): Promise<Outcome<LibraryEntry>>;
  /** Calls `listener` after each change of the library, other tabs included. Returns what ends it. */
  watch(listener: () => void): () => void;
  close(): Promise<void>;
}
