import {
  type Checkpoint,
  type DocumentPath,
  decodeSteps,
  documentPathToPath,
  documentsOf,
  dropTouched,
  type GameDocument,
  type History,
  keptAssetFiles,
  type Op,
  type Project,
} from '@playhouse/core';
import { applyNote, type NumberedHistory } from '../journal/historyNote.ts';
import type { JournalEntry } from '../journal/journal.ts';
import type { RecordBody } from '../store/database.ts';
import {
  gameSums,
  type HistoryHead,
  headId,
  readHead,
  readStep,
  type StepSlot,
  slotId,
  slotOf,
} from '../store/historyRecords.ts';
import type { StoredSteps } from './historyKeeper.ts';

/** A project as it was opened: the state in the database, with the edits of the journal reapplied. */
export interface OpenedState {
  readonly project: Project;
  /** Revisions in the database. */
  readonly revisions: ReadonlyMap<DocumentPath, string>;
  readonly entries: readonly JournalEntry[];
  /** Number of the last edit that the database contains. */
  readonly sequence: number;
  /** Documents whose journalled state cannot be used, and those that appear to have been stored elsewhere. */
  readonly lost: readonly DocumentPath[];
  readonly overtaken: readonly DocumentPath[];
}

export interface RestoredHistory {
  readonly history: History;
  readonly stored: StoredSteps;
  /** The last journal entry that the stored history contains. */
  readonly sequence: number;
  /** Documents that were really stored elsewhere. */
  readonly overtaken: readonly DocumentPath[];
  /** Revisions of the documents when the history was last stored. */
  readonly documents: Readonly<Record<DocumentPath, string>>;
  /** Asset files that were stored for history steps that no longer exist. */
  readonly unneeded: readonly string[];
  /** What could not be restored, as sentences. */
  readonly notes: readonly string[];
}

/**
 * The history that belongs to a project as it was opened. The journal holds each change of the history in the same
 * entry as that of the documents, so both agree after a crash. Where that chain is broken, or a document was changed
 * elsewhere, the steps that touch such documents are dropped, as with any external change.
 */
export function restoreHistory(records: ReadonlyMap<string, RecordBody>, opened: OpenedState): RestoredHistory {
  const head = readHead(records.get(headId));
  const base = numberedHistory(head, records);
  const entries = opened.entries.filter(({ sequence }) => sequence > (head?.sequence ?? 0));
  // An edit made during a save does not know the revision that the save produced; the head written after it does.
  const overtaken = opened.overtaken.filter((document) => head?.documents[document] !== opened.revisions.get(document));
  const isWhole = opened.lost.length + overtaken.length === 0;
  const folded = isWhole ? foldEntries(base, entries, opened.sequence, head?.sequence) : undefined;
  const numbered = folded ?? base;
  const decoded = decodeSteps(stepsOf(numbered.undo, numbered), stepsOf(numbered.redo, numbered));
  const numbers = new Map<Checkpoint, number>([
    ...numbersOf(decoded.history.undo, numbered.undo),
    ...numbersOf(decoded.history.redo, numbered.redo),
  ]);
  const known = new Set(folded ? entries.flatMap(({ parts }) => parts.map(({ document }) => document)) : []);
  const foreign = head ? foreignChanges(head, opened, known) : [];
  const history = dropTouched(decoded.history, foreign);
  const stepSlots = head ? [...head.undo, ...head.redo] : [];
  const free = freeSlots(records, stepSlots);
  const kept = keptAssetFiles(opened.project, history);
  const files = head?.files ?? [];
  const isCurrent = history.undo.length + history.redo.length === stepSlots.length && entries.length === 0;
  return {
    history,
    stored: { numbers, stepSlots: readableSlots(stepSlots, numbers), free, files, isCurrent },
    sequence: head?.sequence ?? 0,
    overtaken,
    documents: head?.documents ?? {},
    unneeded: files.filter((path) => !kept.has(path)),
    notes: [
      ...decoded.notes.map(({ message }) => message),
      ...(entries.length > 0 && !folded ? ['The journal does not say what happened to the history.'] : []),
    ],
  };
}

/**
 * The history after all entries. Where one is missing or has no note, only what came after it is known; at least the
 * edits up to `stored` were made.
 */
function foldEntries(
  base: NumberedHistory,
  entries: readonly JournalEntry[],
  stored: number,
  from: number | undefined,
): NumberedHistory {
  let current = base;
  let last = from;
  for (const { sequence, history } of entries) {
    if (!history || (last !== undefined && sequence !== last + 1)) current = noSteps;
    if (history) current = applyNote(current, history);
    last = sequence;
  }
  return last !== undefined && last < stored ? noSteps : current;
}

const noSteps: NumberedHistory = { undo: [], redo: [], steps: new Map() };

function numberedHistory(head: HistoryHead | undefined, records: ReadonlyMap<string, RecordBody>): NumberedHistory {
  if (!head) return noSteps;
  const steps = new Map(
    [...head.undo, ...head.redo].map(([slot, number]) => [number, readStep(records.get(slotId(slot)), number)]),
  );
  return { undo: head.undo.map(numberOf), redo: head.redo.map(numberOf), steps };
}

function numberOf([, number]: StepSlot): number {
  return number;
}

function stepsOf(numbers: readonly number[], { steps }: NumberedHistory): unknown[] {
  return numbers.map((number) => steps.get(number));
}

/** Decoding removes steps only at the old end. */
function numbersOf(steps: readonly Checkpoint[], numbers: readonly number[]): [Checkpoint, number][] {
  const from = numbers.length - steps.length;
  return steps.map((step, index) => [step, numbers[from + index] ?? 0]);
}

function readableSlots(stepSlots: readonly StepSlot[], numbers: ReadonlyMap<Checkpoint, number>): StepSlot[] {
  const readable = new Set(numbers.values());
  return stepSlots.filter(([, number]) => readable.has(number));
}

/** Slots that the head does not name are free; those of unreadable steps stay until the project is deleted. */
function freeSlots(records: ReadonlyMap<string, RecordBody>, stepSlots: readonly StepSlot[]): number[] {
  const named = new Set(stepSlots.map(([slot]) => slot));
  return [...records.keys()].flatMap((id) => slotOf(id) ?? []).filter((slot) => !named.has(slot));
}

/** What differs from the head for other reasons than the journal: external changes, as ops with their locations. */
function foreignChanges(
  { documents, game }: HistoryHead,
  { project, revisions }: OpenedState,
  known: ReadonlySet<DocumentPath>,
): Op[] {
  const present = new Map(documentsOf(project));
  const names = new Set([...Object.keys(documents), ...present.keys()]);
  return [...names].flatMap((name): Op[] => {
    const path = documentPathToPath(name);
    if (!path || known.has(name)) return [];
    const isPresent = present.has(name);
    if (isPresent && documents[name] !== undefined && documents[name] === revisions.get(name)) return [];
    if (name === 'object.json') return changedParts(game, project.object);
    return [isPresent ? { op: 'set', path, value: {} } : { op: 'unset', path }];
  });
}

function changedParts(before: Readonly<Record<string, number>>, game: GameDocument): Op[] {
  const after = gameSums(game);
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ op: 'set', path: ['object', key], value: null }));
}
