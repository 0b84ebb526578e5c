import type { DocumentPath, Issue, ProjectContents, ProjectDocument } from '@playhouse/core';
import type { RecordBody, RecordLeaf } from './database.ts';
import type { Outcome, StoreFault } from './fault.ts';
import type { OwnBehaviorStore } from './ownBehaviors.ts';
import type { PreferenceStore } from './preferences.ts';
import type { VersionStore } from './versionStore.ts';

/** The side of a project on a server. */
export interface CloudSide {
  /** Id of the project there. */
  readonly project: string;
  /** Id of the person who syncs it. */
  readonly user: string;
  readonly isOn: boolean;
  /** Access ended: this copy stays, and is synced again once the person has the project again. */
  readonly isKept?: true;
  /** The first copy has not brought everything yet: the project can be shown, but not changed. */
  readonly isPartial?: true;
  /** When the last version lost a merge on the server of which this computer was told; blank for none. */
  readonly lostSeen?: string;
}

/** A project in the library of this computer. Times are ISO 8601. docs/product-rules.md#local-library-entry. */
export interface LibraryEntry {
  /** Used in addresses and in the name of the project's database. */
  readonly id: string;
  readonly uuid: string;
  readonly title: string;
  readonly createdAt: string;
  /** Last change of a document or asset. */
  readonly updatedAt: string;
  readonly openedAt?: string;
  /** Present while the project is in the trash. */
  readonly deletedAt?: string;
  /** When the picture was last stored. */
  readonly picturedAt?: string;
  /** Facts that the list shows without opening the project. */
  readonly facts?: ProjectFacts;
  /** Name of the sample that this project is a copy of. */
  readonly sample?: string;
  /** Present once the project has been synced. */
  readonly cloud?: CloudSide;
}

/** `scene`: a view of the game; `cast`: its first actors in a row. */
export type PictureKind = 'scene' | 'cast';

export interface ProjectFacts {
  readonly scenes: number;
  readonly prototypes: number;
  /** Names of the actors in the picture of the cast. */
  readonly cast?: readonly string[];
  /** The last edit as its label says it: "Moved Pip". */
  readonly lastChange?: string;
  /** The scene or actor in which it was made. */
  readonly changedIn?: string;
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

/** The holder of a project, as recorded in its database; '' and 0 when it never had one. */
export interface StoredHold {
  readonly holder: string;
  /** Number of the last edit that the documents contain. */
  readonly sequence: number;
  /** What the last save replaced: the revision of each document that it wrote, null for new ones. */
  readonly bases?: Readonly<Record<DocumentPath, string | null>>;
}

/** The right of one tab to change a project. The store rejects writes of a tab that has lost it. */
export interface Hold {
  /** A name that is unique to this opening of the project. */
  readonly holder: string;
  /** The hold that this write replaces, as it was when the project was opened; absent once the project is held. */
  readonly from?: StoredHold;
  /** Number of the last edit stored with the changes. */
  readonly sequence: number;
}

export interface DocumentChange {
  readonly document: DocumentPath;
  /** The revision that the change is based on; absent for a new document. */
  readonly revision?: string;
  /** undefined removes the document. */
  readonly value: ProjectDocument | undefined;
  /** Earlier states that may have been stored on that revision, although the save failed. */
  readonly attempts?: readonly ProjectDocument[];
}

export interface SaveReport {
  /** The stored state: the new revision of each written document, undefined for a removed one. */
  readonly stored: ReadonlyMap<DocumentPath, string | undefined>;
  /** Why some documents were not stored; names them. */
  readonly fault?: StoreFault;
}

export interface NewProject {
  readonly title: string;
  readonly contents: ProjectContents;
  readonly sample?: string;
  /** Kept from another library; created when absent. */
  readonly createdAt?: string;
}

type EntryNote = Partial<Pick<LibraryEntry, 'title' | 'openedAt' | 'facts' | 'cloud'>>;

export type AdoptedProject = Pick<LibraryEntry, 'id' | 'title' | 'cloud'>;

/** Records of histories. `historyRecords.ts` defines what they mean. */
export interface HistoryStore {
  /** All records of a project's history; none when there is no history. */
  read(id: string): Promise<Outcome<ReadonlyMap<string, RecordBody>>>;
  /** Writes records in order and in one transaction, replacing whatever is stored. */
  write(id: string, records: ReadonlyMap<string, RecordBody>, hold?: Hold): Promise<Outcome<void>>;
  /** Removes a project's history permanently. */
  clear(id: string): Promise<Outcome<void>>;
}

/** Projects that are copied from elsewhere for the first time. */
export interface FirstCopyStore {
  /** Whether the game, the manifest and the first scene are here. */
  isShowable(id: string): Promise<Outcome<boolean>>;
  /** What the game and the manifest name and is not here. */
  missing(id: string): Promise<Outcome<readonly string[]>>;
  /** Notes that a project is complete. */
  complete(id: string): Promise<Outcome<LibraryEntry>>;
}

/**
 * The projects of this computer. Every expected failure is a value; one acceptance suite (`runProjectStoreTests`) holds
 * for all adapters. docs/format.md#databases; docs/product-rules.md#local-library-entry.
 */
export interface ProjectStore {
  /** All entries including those in the trash, most recently changed first. */
  list(): Promise<Outcome<readonly LibraryEntry[]>>;
  create(project: NewProject): Promise<Outcome<LibraryEntry>>;
  open(id: string): Promise<Outcome<StoredProject>>;
  /**
   * Writes documents with their parent revisions in one transaction. Where a document was changed elsewhere, this is
   * retried once, beside that change. If some cannot be stored, the fault names them and the others are still stored. A
   * hold is stored in the same transaction; when it is no longer valid, nothing is stored.
   */
  save(id: string, changes: readonly DocumentChange[], hold?: Hold): Promise<SaveReport>;
  /** All leaves of a document: versions that were stored side by side, and the ends of removed ones. */
  leaves(id: string, document: DocumentPath): Promise<Outcome<readonly RecordLeaf[]>>;
  /** Whether a holder still holds the project, and the project still exists. */
  checkHold(id: string, hold: Hold): Promise<Outcome<void>>;
  /**
   * Stores a whole project again under its id after its database was lost, as successors of the revisions that it had.
   * Refused if the project was deleted or is held by another. Returns the revision of each document.
   */
  rebuild(
    entry: LibraryEntry,
    contents: ProjectContents,
    hold: Hold,
    revisions?: ReadonlyMap<DocumentPath, string>,
  ): Promise<Outcome<SaveReport['stored']>>;
  putAsset(id: string, path: string, bytes: Uint8Array, hold?: Hold): Promise<Outcome<void>>;
  getAsset(id: string, path: string): Promise<Outcome<Uint8Array>>;
  removeAsset(id: string, path: string, hold?: Hold): Promise<Outcome<void>>;
  /** Records a visit and facts about a project without changing its documents. */
  note(id: string, part: EntryNote): Promise<Outcome<LibraryEntry>>;
  /**
   * Lists a project whose documents `fill` brings from elsewhere into its database: at least the game. What is
   * interrupted before that, or fails, leaves nothing behind.
   */
  adopt(project: AdoptedProject, fill: () => Promise<void>): Promise<Outcome<LibraryEntry>>;
  readonly firstCopies: FirstCopyStore;
  /** Not for a project of which only some has arrived. */
  duplicate(id: string, title: string): Promise<Outcome<LibraryEntry>>;
  /** Moves a project to the trash; `restore` moves it back, `destroy` deletes it permanently. */
  trash(id: string): Promise<Outcome<LibraryEntry>>;
  restore(id: string): Promise<Outcome<LibraryEntry>>;
  destroy(id: string): Promise<Outcome<void>>;
  /** Undo and redo steps of each project. Deleted with the project; copies start without. */
  readonly histories: HistoryStore;
  readonly versions: VersionStore;
  /** Behaviors that were saved for all projects. */
  readonly ownBehaviors: OwnBehaviorStore;
  readonly preferences: PreferenceStore;
  /** The picture of a project in the library; undefined when there is none. */
  getPicture(id: string, kind: PictureKind): Promise<Outcome<Uint8Array | undefined>>;
  putPicture(id: string, kind: PictureKind, bytes: Uint8Array): Promise<Outcome<LibraryEntry>>;
  /** Calls `listener` after each change of the library, including other tabs. Returns a function that stops it. */
  watch(listener: () => void): () => void;
  close(): Promise<void>;
}
