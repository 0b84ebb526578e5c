import type { Issue, Project } from '@playhouse/core';
import type { LibraryEntry, ProjectStore } from '../projectStore.ts';
import { done, type Outcome } from '../store/fault.ts';
import type { JournalPort } from './journal.ts';
import { createProjectSaver, type ProjectSaver, type SaverTimers } from './projectSaver.ts';
import { replayJournal } from './replayJournal.ts';

/** A project that is open for editing: everything that was ever acknowledged is in it. */
export interface RecoveredProject {
  readonly entry: LibraryEntry;
  readonly project: Project;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly saver: ProjectSaver;
  /** What was mended while reading. */
  readonly notes: readonly Issue[];
  /** Documents that the last visit had not written to the database. */
  readonly recovered: readonly string[];
}

export interface OpenPorts {
  readonly store: ProjectStore;
  readonly journal: JournalPort;
  readonly timers: SaverTimers;
  /** Told of what the specification wants logged only. */
  readonly report: (text: string) => void;
}

/** Opens a project with the edits that only the journal holds, and starts to save it. */
export async function openRecovered(ports: OpenPorts, id: string): Promise<Outcome<RecoveredProject>> {
  const { store, journal, timers, report } = ports;
  const opened = await store.open(id);
  if (!opened.ok) return opened;
  const { entry, contents, revisions, notes } = opened.value;
  const replayed = replayJournal(contents.project, revisions, journal.read(id));
  if (replayed.lost.length > 0) report(`The journal of ${replayed.lost.join(', ')} cannot be read to its end.`);
  if (replayed.overtaken.length > 0) report(`Save conflict in ${replayed.overtaken.join(', ')} while recovering.`);
  const { project, recovered, sequence } = replayed;
  if (recovered.length === 0 && sequence > 0) journal.trim(id, sequence);
  const current = recovered.length === 0 ? contents.project : project;
  const saver = createProjectSaver({
    store,
    id,
    journal,
    timers,
    stored: contents.project,
    revisions,
    current,
    sequence,
  });
  return done({ entry, project: current, files: contents.files, saver, notes, recovered });
}
