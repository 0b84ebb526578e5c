import { changedDocuments, type DocumentPath, documentAt, type Project, type ProjectDocument } from '@playhouse/core';
import { diffDocument } from './documentPatch.ts';
import type { HistoryNote } from './historyNote.ts';
import type { JournalPart, JournalPort } from './journal.ts';

/** Writes the edits of one open project into the journal. */
export interface JournalWriter {
  /** Stores the difference between two states; false when the journal has no room for it. */
  append(before: Project, after: Project, revisions: ReadonlyMap<DocumentPath, string>, history?: HistoryNote): boolean;
  /** A database write begins: returns the mark up to which it writes; later entries do not build on earlier ones. */
  begin(): number;
  /** The database has all documents up to the mark; entries stay while `isNeeded` for the history. */
  settle(mark: number, isNeeded: boolean): void;
  /** Keeps a change of the history alone. */
  appendHistory(history: HistoryNote): boolean;
  /** These documents were replaced from elsewhere, so later edits of them do not build on earlier entries. */
  restart(documents: Iterable<DocumentPath>): void;
  /** Number of the last edit. */
  readonly sequence: number;
  /** False while an edit is neither in the journal nor in the database. */
  isSafe(): boolean;
}

export interface JournalWriterOptions {
  readonly journal: JournalPort;
  readonly project: string;
  readonly holder: string;
  /** Number of the previous edit. */
  readonly sequence: number;
}

export function createJournalWriter({ journal, project, holder, ...last }: JournalWriterOptions): JournalWriter {
  let { sequence } = last;
  /** The last entry that the journal could not store. */
  let unkept = 0;
  /** Documents whose complete state is in the journal since the last write began. */
  const chained = new Set<DocumentPath>();
  return {
    append(before, after, revisions, history) {
      const changed = changedDocuments(before, after);
      const parts = [...changed].map(([document, value]): JournalPart => {
        const earlier = documentAt(before, document);
        if (value && earlier && chained.has(document)) return { document, steps: diffDocument(earlier, value) };
        return wholeDocument(document, value, revisions);
      });
      sequence += 1;
      const entry = { holder, sequence, parts };
      // If there is no room for both, documents take precedence.
      const isKept =
        (history && journal.append(project, { ...entry, history }) === 'kept') ||
        journal.append(project, entry) === 'kept';
      if (!isKept) unkept = sequence;
      for (const document of changed.keys()) {
        // After an entry that was not stored the chain has a gap: the next one must contain complete documents again.
        if (isKept) chained.add(document);
        else chained.delete(document);
      }
      return isKept;
    },
    appendHistory(history) {
      sequence += 1;
      return journal.append(project, { holder, sequence, parts: [], history }) === 'kept';
    },
    restart(documents) {
      for (const document of documents) chained.delete(document);
    },
    begin() {
      chained.clear();
      return sequence;
    },
    settle(mark, isNeeded) {
      if (!isNeeded) journal.trim(project, (entry) => entry.sequence <= mark);
      if (unkept <= mark) unkept = 0;
    },
    isSafe: () => unkept === 0,
    get sequence() {
      return sequence;
    },
  };
}

function wholeDocument(
  document: DocumentPath,
  value: ProjectDocument | undefined,
  revisions: ReadonlyMap<DocumentPath, string>,
): JournalPart {
  return { document, revision: revisions.get(document), state: value ?? null };
}
