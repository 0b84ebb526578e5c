import type { DocumentPath, ProjectDocument } from '@playhouse/core';
import type { PatchStep } from './documentPatch.ts';
import { type HistoryNote, isNote } from './historyNote.ts';

/**
 * What one edit did to one document. The first part about a document since its last save holds the whole document and
 * the revision that it was stored with; later ones hold only the difference from the previous part.
 */
export type JournalPart =
  | { readonly document: DocumentPath; readonly revision: string | undefined; readonly state: ProjectDocument | null }
  | { readonly document: DocumentPath; readonly steps: readonly PatchStep[] };

/** One edit: all its documents in one entry, so that it is stored completely or not at all. */
export interface JournalEntry {
  /** The holder of the project when the edit was made; see `Hold`. */
  readonly holder: string;
  /** Counts up within a project. The database records up to which number it contains the edits. */
  readonly sequence: number;
  readonly parts: readonly JournalPart[];
  /** The effect of the edit on the history; absent when there was no room for it. */
  readonly history?: HistoryNote;
}

/**
 * Keeps edits until the database has them. Synchronous, because a closing tab does not wait: the journal is written at
 * once, only the database is debounced.
 */
export interface JournalPort {
  /** `full`: the entry was not stored, and the caller must write to the database at once. */
  append(project: string, entry: JournalEntry): 'kept' | 'full';
  /** Entries in order; the list ends before an unreadable entry, since later entries build on earlier ones. */
  read(project: string): readonly JournalEntry[];
  /** Removes entries that the database already contains, or that can never be used. */
  trim(project: string, isDone: (entry: Pick<JournalEntry, 'holder' | 'sequence'>) => boolean): void;
}

/** What the journal needs of `localStorage`. */
export interface TextStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const prefix = 'playhouse-journal';

/**
 * A journal in `localStorage`: one item per entry, so that an entry is stored completely or not at all. Browsers write
 * it to disk late: after a browser crash it may be some seconds old.
 */
export function createStorageJournal(storage: TextStorage): JournalPort {
  return {
    append(project, entry) {
      try {
        storage.setItem(keyOf(project, entry), textOf(entry));
        return 'kept';
      } catch {
        return 'full';
      }
    },
    read(project) {
      const entries: JournalEntry[] = [];
      const broken = new Set<string>();
      for (const { key, holder, sequence } of keysOf(storage, project)) {
        if (broken.has(holder)) continue;
        const entry = parseEntry(holder, sequence, storage.getItem(key));
        if (entry) entries.push(entry);
        else broken.add(holder);
      }
      return entries;
    },
    trim(project, isDone) {
      for (const entry of keysOf(storage, project)) if (isDone(entry)) storage.removeItem(entry.key);
    },
  };
}

/** A journal that lives as long as this object and holds at most `limit` characters. */
export function createMemoryJournal(limit = Number.POSITIVE_INFINITY): JournalPort {
  const items = new Map<string, string>();
  const size = () => [...items.values()].reduce((sum, text) => sum + text.length, 0);
  return createStorageJournal({
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (size() + value.length > limit) throw new Error('the journal is full');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
  });
}

/**
 * A journal that stores nothing: every edit waits for the database. For tests that measure the effect of the journal.
 */
export const noJournal: JournalPort = { append: () => 'kept', read: () => [], trim: () => undefined };

function keyOf(project: string, { holder, sequence }: Pick<JournalEntry, 'holder' | 'sequence'>): string {
  return `${prefix}/${project}/${holder}/${sequence}`;
}

interface EntryKey {
  readonly key: string;
  readonly holder: string;
  readonly sequence: number;
}

function keysOf(storage: TextStorage, project: string): EntryKey[] {
  const start = `${prefix}/${project}/`;
  const found: EntryKey[] = [];
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index);
    if (!key?.startsWith(start)) continue;
    const end = key.lastIndexOf('/');
    const sequence = Number(key.slice(end + 1));
    if (Number.isSafeInteger(sequence)) found.push({ key, holder: key.slice(start.length, end), sequence });
  }
  return found.sort((left, right) => left.sequence - right.sequence);
}

function textOf({ parts, history }: JournalEntry): string {
  return JSON.stringify(history ? { parts, history } : parts);
}

/** Whether a note is valid is checked when it is used: without it, the parts of the entry are still useful. */
function parseEntry(holder: string, sequence: number, text: string | null): JournalEntry | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (isParts(value)) return { holder, sequence, parts: value };
    if (typeof value !== 'object' || value === null || !('parts' in value) || !isParts(value.parts)) return undefined;
    const history = 'history' in value && isNote(value.history) ? value.history : undefined;
    return { holder, sequence, parts: value.parts, ...(history && { history }) };
  } catch {
    return undefined;
  }
}

function isParts(value: unknown): value is JournalPart[] {
  return Array.isArray(value) && value.every(isPart);
}

function isPart(value: unknown): value is JournalPart {
  if (typeof value !== 'object' || value === null || !('document' in value)) return false;
  if (typeof value.document !== 'string') return false;
  if ('steps' in value) return Array.isArray(value.steps) && value.steps.every(isStep);
  return 'state' in value && typeof value.state === 'object';
}

function isStep(value: unknown): value is PatchStep {
  if (typeof value !== 'object' || value === null || !('path' in value) || !Array.isArray(value.path)) return false;
  if ('value' in value || 'unset' in value) return true;
  return 'from' in value && 'remove' in value && 'insert' in value && Array.isArray(value.insert);
}
