import { type AssetFiles, type DocumentPath, documentAt, type Project, type ProjectDocument } from '@playhouse/core';
import { withDocuments } from '../journal/withDocuments.ts';
import { databaseAccess, faultOf, type StoreFault } from '../store/fault.ts';
import type { DocumentChange, Hold, LibraryEntry, ProjectStore, SaveReport } from '../store/projectStore.ts';
import { changesBetween, isHeldAfter, partOfProject, withRevisions } from './saveChanges.ts';

export interface ProjectWriterOptions {
  readonly store: Pick<ProjectStore, 'save' | 'checkHold' | 'rebuild'>;
  readonly entry: LibraryEntry;
  /** The holder that saves, with the hold to take over first. */
  readonly hold: Pick<Hold, 'holder' | 'from'>;
  /** The project as stored in the database, and the revisions of its documents. */
  readonly stored: Project;
  readonly revisions: ReadonlyMap<DocumentPath, string>;
  /** Number of the last edit that it contains. */
  readonly sequence: number;
}

interface WriteReport {
  readonly fault?: StoreFault;
  /** The database had lost the project, and contains all of it again. */
  readonly isRebuilt?: true;
}

/** Knows what the database contains of one open project, and updates it. */
export interface ProjectWriter {
  readonly hold: Hold;
  readonly revisions: ReadonlyMap<DocumentPath, string>;
  /**
   * Stores the differences, and the number of the last edit. Given the asset files of the open project, stores
   * everything again if the database has lost it.
   */
  write(project: Project, sequence: number, files?: AssetFiles): Promise<WriteReport>;
  /** Whether the database has this state of a document, as far as this tab knows. */
  isStored(document: DocumentPath, project: Project): boolean;
  /** Takes note of what was stored by others and is in the open project by now. */
  accept(project: Project, revisions: ReadonlyMap<DocumentPath, string | undefined>): void;
  /** Whether the database still has the project under this hold; after a fault, the next write checks again. */
  check(): Promise<StoreFault | undefined>;
}

export function createProjectWriter({ store, entry, ...options }: ProjectWriterOptions): ProjectWriter {
  const { holder } = options.hold;
  let { stored, revisions } = options;
  let { from } = options.hold;
  let storedSequence = options.sequence;
  /** True while the database has to be checked even when nothing is new. */
  let isDoubted = from !== undefined;

  const attempts = new Attempts();
  const accept = (report: SaveReport, target: Project, sequence: number): void => {
    revisions = withRevisions(revisions, report.stored);
    if (isHeldAfter(report.fault)) from = undefined;
    if (report.fault) stored = withDocuments(stored, partOfProject(target, report.stored));
    else [stored, storedSequence, isDoubted] = [target, sequence, false];
  };
  const holdFor = (sequence: number): Hold => ({ holder, sequence, ...(from && { from }) });
  const rebuild = async (project: Project, sequence: number, files: AssetFiles): Promise<SaveReport> => {
    const rebuilt = await store.rebuild(entry, { project, files }, holdFor(sequence), revisions);
    return rebuilt.ok ? { stored: rebuilt.value } : { stored: new Map(), fault: rebuilt.fault };
  };
  return {
    get hold() {
      return holdFor(storedSequence);
    },
    get revisions() {
      return revisions;
    },
    async write(project, sequence, files) {
      const changes = attempts.addTo(changesBetween(stored, project, revisions));
      if (changes.length === 0 && sequence === storedSequence && !isDoubted) return {};
      const saved = await store.save(entry.id, changes, holdFor(sequence)).catch(brokenReport);
      const isLost = saved.fault?.code === 'project.lost' && files !== undefined;
      const report = isLost ? await rebuild(project, sequence, files).catch(brokenReport) : saved;
      attempts.note(changes, report);
      accept(report, project, sequence);
      return { ...(report.fault && { fault: report.fault }), ...(isLost && !report.fault && { isRebuilt: true }) };
    },
    isStored: (document, project) => documentAt(stored, document) === documentAt(project, document),
    accept(project, arrived) {
      stored = withDocuments(stored, partOfProject(project, arrived));
      revisions = withRevisions(revisions, arrived);
    },
    async check() {
      if (from) return undefined;
      const checked = await store.checkHold(entry.id, holdFor(storedSequence));
      if (checked.ok || (checked.fault.code !== 'project.lost' && checked.fault.code !== 'project.taken'))
        return undefined;
      isDoubted = true;
      return checked.fault;
    },
  };
}

/** A disk that is full stays so for many saves. */
const mostAttempts = 8;

/** What was to be stored by saves that failed: some of it may be there. */
class Attempts {
  private readonly states = new Map<DocumentPath, readonly ProjectDocument[]>();

  addTo(changes: readonly DocumentChange[]): DocumentChange[] {
    return changes.map((change) => {
      const attempts = this.states.get(change.document);
      return attempts ? { ...change, attempts } : change;
    });
  }

  note(changes: readonly DocumentChange[], { stored }: SaveReport): void {
    for (const { document, value } of changes) {
      if (stored.has(document)) this.states.delete(document);
      else if (value) {
        this.states.set(document, [value, ...(this.states.get(document) ?? [])].slice(0, mostAttempts));
      }
    }
  }
}

function brokenReport(error: unknown): SaveReport {
  return { stored: new Map(), fault: faultOf(error, databaseAccess) };
}
