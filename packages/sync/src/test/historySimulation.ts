import {
  createIdSource,
  createProjectSession,
  documentsOf,
  encodeHistory,
  type History,
  type Project,
  type ProjectSession,
} from '@playhouse/core';
import { type Random, randomEdits, randomProject } from '@playhouse/core/testing';
import type { JournalPort } from '../journal/journal.ts';
import { createMemoryDatabases } from '../memory/memoryDatabases.ts';
import { openRecovered, type RecoveredProject } from '../save/openRecovered.ts';
import { createProjectStore } from '../store/createProjectStore.ts';
import type { Database, DatabasePort } from '../store/database.ts';
import { tickingClock } from './runProjectStoreTests.ts';

/** The life of a project until its tab closes, and what the next tab finds. */
export interface HistoryLife {
  /** How many records were written before the tab closed. */
  readonly writes: number;
  /** The project and the history as the user last saw them. */
  readonly left: Seen;
  readonly found: Seen;
  /** Projects as texts: the initial one, and the result of undoing everything after reopening. */
  readonly first: string;
  readonly undone: Project;
  /** What the next tab logged. */
  readonly reports: readonly string[];
}

interface Seen {
  readonly text: string;
  readonly history: History;
}

export interface LifeOptions {
  readonly random: Random;
  readonly journal: JournalPort;
  readonly edits: number;
  /** The tab closes when it tries to write more than this many records. */
  readonly writes: number;
}

/**
 * Edits, undoes, redoes and saves until the tab closes between two records that it writes, then reopens the project.
 */
export async function liveWithHistory({ random, journal, edits, writes }: LifeOptions): Promise<HistoryLife> {
  const disk = createDisk();
  const store = createProjectStore({ databases: disk, uuid: () => 'uuid', now: tickingClock() });
  const made = await store.create({ title: 'x', contents: { project: randomProject(random), files: new Map() } });
  if (!made.ok) throw new Error(made.fault.message);
  const first = await open(disk, whileOpen(journal, disk), random);
  const text = textOf(first.session);
  disk.allow(writes);
  await live(first, random, edits, disk);
  const left = seen(first.session);
  first.opened.saver.abandon();
  const used = disk.allow(Number.POSITIVE_INFINITY);
  const again = await open(disk, journal, random);
  const found = seen(again.session);
  while (again.session.getState().history.undo.length > 0) again.session.undo();
  return { writes: used, left, found, first: text, undone: again.session.getState().project, reports: again.reports };
}

/** A closed tab writes nothing to the journal either. */
function whileOpen(journal: JournalPort, disk: Disk): JournalPort {
  return {
    read: (project) => journal.read(project),
    append: (project, entry) => (disk.isGone ? 'full' : journal.append(project, entry)),
    trim: (project, isDone) => (disk.isGone ? undefined : journal.trim(project, isDone)),
  };
}

/** A history in a comparable form: no gestures, no identities. */
export function plainHistory(history: History): unknown {
  return JSON.parse(JSON.stringify(encodeHistory(history)));
}

interface Tab {
  readonly opened: RecoveredProject;
  readonly session: ProjectSession;
  readonly reports: string[];
}

interface Disk extends DatabasePort {
  readonly isGone: boolean;
  /** Allows this many more records to be written; returns how many were written since the last call. */
  allow(count: number): number;
}

/** Databases that write record by record, unlike real ones, and can stop between any two. */
function createDisk(): Disk {
  const memory = createMemoryDatabases();
  let left = Number.POSITIVE_INFINITY;
  let used = 0;
  let isGone = false;
  const spend = () => {
    if (left <= 0) isGone = true;
    if (isGone) throw new Error('the tab is gone');
    left -= 1;
    used += 1;
  };
  return {
    get isGone() {
      return isGone;
    },
    allow(count) {
      const before = used;
      [left, used, isGone] = [count, 0, false];
      return before;
    },
    async open(name) {
      const database = await memory.open(name);
      return { ...database, write: (changes) => writeOneByOne(database, changes, spend) };
    },
  };
}

async function writeOneByOne(
  database: Database,
  changes: Parameters<Database['write']>[0],
  spend: () => void,
): ReturnType<Database['write']> {
  const results = [];
  for (const change of changes) {
    spend();
    results.push(...(await database.write([change])));
  }
  return results;
}

let visits = 0;

async function open(databases: DatabasePort, journal: JournalPort, random: Random): Promise<Tab> {
  const store = createProjectStore({ databases, uuid: () => 'uuid', now: tickingClock() });
  const reports: string[] = [];
  let now = 0;
  // So slow that some edits are stored before the history.
  const timers = { now: () => (now += 200), after: () => () => undefined };
  const report = (text: string) => void reports.push(text);
  visits += 1;
  const newHolder = () => `holder${visits}`;
  const opened = await openRecovered({ store, journal, timers, newHolder, report }, 'uuid');
  if (!opened.ok) throw new Error(opened.fault.message);
  const { project, history, saver } = opened.value;
  const session = createProjectSession({ project, ids: createIdSource(random), clock: () => 0, history });
  session.subscribe((state) => saver.record(state.project, state.history));
  return { opened: opened.value, session, reports };
}

async function live({ opened, session }: Tab, random: Random, edits: number, disk: Disk): Promise<void> {
  for (let edit = 0; edit < edits && !disk.isGone; edit += 1) {
    doSomething(session, random);
    const flush = random() < 0.6 ? opened.saver.flush() : undefined;
    if (random() < 0.5) await flush;
    for (let turn = Math.floor(random() * 12); turn > 0; turn -= 1) await Promise.resolve();
  }
  if (!disk.isGone) await opened.saver.flush();
}

function doSomething(session: ProjectSession, random: Random): void {
  const choice = random();
  if (choice < 0.2) session.undo();
  else if (choice < 0.3) session.redo();
  else {
    const make = randomEdits[Math.floor(random() * randomEdits.length)];
    const edit = make?.(session.getState().project, random, session.newId);
    if (!edit) return;
    const gesture = choice < 0.45 ? ({ history: 'replace', gesture: 'drag' } as const) : {};
    session.dispatch(edit, gesture);
  }
}

function seen(session: ProjectSession): Seen {
  return { text: textOf(session), history: session.getState().history };
}

function textOf(session: ProjectSession): string {
  return textOfDocuments(session.getState().project);
}

/** All documents as one text; their order does not matter. */
export function textOfDocuments(project: Project): string {
  return JSON.stringify([...documentsOf(project)].sort(([left], [right]) => (left < right ? -1 : 1)));
}
