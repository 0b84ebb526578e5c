import type { History, Issue, Project } from '@playhouse/core';
import { createHistoryKeeper } from '../history/historyKeeper.ts';
import { restoreHistory } from '../history/restoreHistory.ts';
import type { LibraryEntry, ProjectStore } from '../projectStore.ts';
import { done, type Outcome } from '../store/fault.ts';
import type { JournalPort } from './journal.ts';
import { createProjectSaver, type ProjectSaver, type SaverTimers } from './projectSaver.ts';
import { replayJournal } from './replayJournal.ts';

/** A project that is open for editing: everything that was ever acknowledged is in it. */
export interface RecoveredProject {
  readonly entry: LibraryEntry;
  readonly project: Project;
  /** What can be undone and redone from earlier visits. */
  readonly history: History;
  /** Asset files that only steps named which are no more. */
  readonly unneeded: readonly string[];
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
  const [opened, records] = await Promise.all([store.open(id), store.histories.read(id)]);
  if (!opened.ok) return opened;
  const { entry, contents, revisions, notes } = opened.value;
  const entries = journal.read(id);
  const replayed = replayJournal(contents.project, revisions, entries);
  if (replayed.lost.length > 0) report(`The journal of ${replayed.lost.join(', ')} cannot be read to its end.`);
  const { project, recovered, lost, overtaken } = replayed;
  const current = recovered.length === 0 ? contents.project : project;
  const restored = restoreHistory(records.ok ? records.value : new Map(), {
    ...{ project: current, revisions, entries, lost, overtaken },
  });
  if (restored.overtaken.length > 0) report(`Save conflict in ${restored.overtaken.join(', ')} while recovering.`);
  for (const note of records.ok ? restored.notes : [records.fault.message]) report(note);
  const { history, stored } = restored;
  const sequence = Math.max(replayed.sequence, restored.sequence);
  const saver = createProjectSaver({
    ...{ store, id, journal, timers, stored: contents.project, revisions, current, sequence },
    history: createHistoryKeeper(store.histories, id, history, stored),
    isBehind: entries.length > 0 || !stored.isCurrent,
  });
  const { files } = contents;
  const { unneeded } = restored;
  return done({ entry, project: current, history, unneeded, files, saver, notes, recovered });
}
