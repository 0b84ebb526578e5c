import type { DocumentPath, History, Issue, Project } from '@playhouse/core';
import { createHistoryKeeper } from '../history/historyKeeper.ts';
import { restoreHistory } from '../history/restoreHistory.ts';
import type { JournalEntry, JournalPort } from '../journal/journal.ts';
import { type Replayed, replayJournal } from '../journal/replayJournal.ts';
import { withDocuments } from '../journal/withDocuments.ts';
import { generationOf } from '../merge/revisionGraph.ts';
import { done, failed, type Outcome } from '../store/fault.ts';
import { nobody } from '../store/hold.ts';
import type { Hold, LibraryEntry, ProjectStore, StoredProject } from '../store/projectStore.ts';
import { createProjectSaver, type ProjectSaver, type SaverTimers } from './projectSaver.ts';
import { changesBetween, isHeldAfter, partOfProject, withRevisions } from './saveChanges.ts';

/** A project that is open for editing: everything that was ever acknowledged is in it. */
export interface RecoveredProject {
  readonly entry: LibraryEntry;
  readonly project: Project;
  /** What can be undone and redone from earlier visits. */
  readonly history: History;
  /** Asset files that only dropped history steps named. */
  readonly unneeded: readonly string[];
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly saver: ProjectSaver;
  /** What was repaired while reading. */
  readonly notes: readonly Issue[];
  /** Documents that the last visit had not yet written to the database. */
  readonly recovered: readonly string[];
}

export interface OpenPorts {
  readonly store: ProjectStore;
  readonly journal: JournalPort;
  readonly timers: SaverTimers;
  /** A name that is unique to this opening of the project. */
  readonly newHolder: () => string;
  /** Receives what the specification wants logged only. */
  readonly report: (text: string) => void;
}

/** How often opening is retried because the tab that hands over the project saved in the meantime. */
const mostTries = 5;

/** Opens a project including edits that only the journal has, takes hold of it, and starts saving it. */
export async function openRecovered(ports: OpenPorts, id: string): Promise<Outcome<RecoveredProject>> {
  for (let attempt = 1; ; attempt += 1) {
    const opened = await openOnce(ports, id);
    if (opened.ok || opened.fault.code !== 'project.changed' || attempt === mostTries) return opened;
  }
}

async function openOnce(ports: OpenPorts, id: string): Promise<Outcome<RecoveredProject>> {
  const { store, journal, timers, report } = ports;
  const [opened, records] = await Promise.all([store.open(id), store.histories.read(id)]);
  if (!opened.ok) return opened;
  const { entry, contents, notes } = opened.value;
  const entries = usableEntries(journal.read(id), opened.value.hold.holder);
  const replayed = replay(opened.value, entries);
  if (replayed.lost.length > 0) report(`The journal of ${replayed.lost.join(', ')} cannot be read completely.`);
  const { project, recovered, lost, overtaken } = replayed;
  const restored = restoreHistory(records.ok ? records.value : new Map(), {
    project,
    revisions: opened.value.revisions,
    entries,
    lost,
    overtaken,
    sequence: opened.value.hold.sequence,
  });
  if (restored.overtaken.length > 0) report(`Save conflict in ${restored.overtaken.join(', ')} while recovering.`);
  for (const note of records.ok ? restored.notes : [records.fault.message]) report(note);
  const sequence = Math.max(replayed.sequence, restored.sequence, opened.value.hold.sequence);
  const parents = new Map<DocumentPath, string | undefined>();
  for (const document of restored.overtaken) {
    const noted = latest(replayed.bases.get(document), restored.documents[document] || undefined);
    parents.set(document, await continued(store, opened.value, document, noted));
  }
  const taken = await takeHold(ports, opened.value, { project, sequence, parents });
  if (!taken.ok) return taken;
  const { holder } = taken.value.hold;
  const previous = opened.value.hold.holder;
  journal.trim(id, (each) => each.holder !== holder && each.holder !== previous && previous !== nobody.holder);
  const saver = createProjectSaver({
    store,
    entry,
    journal,
    timers,
    current: project,
    sequence,
    ...taken.value,
    history: createHistoryKeeper(store.histories, id, restored.history, restored.stored),
    isBehind: entries.length > 0 || !restored.stored.isCurrent,
  });
  const { history, unneeded } = restored;
  return done({ entry, project, history, unneeded, files: contents.files, saver, notes, recovered });
}

/** Entries of a tab that had lost the project are invalid: the edits it was told to keep are in the database. */
function usableEntries(entries: readonly JournalEntry[], holder: string): readonly JournalEntry[] {
  return holder === nobody.holder ? entries : entries.filter((entry) => entry.holder === holder);
}

/** The edits that the database does not contain. */
function replay({ contents, revisions, hold }: StoredProject, entries: readonly JournalEntry[]): Replayed {
  const { project } = contents;
  const replayed = replayJournal({ project, revisions, sequence: hold.sequence }, entries);
  return replayed.recovered.length === 0 ? { ...replayed, project } : replayed;
}

interface Recovered {
  readonly project: Project;
  readonly sequence: number;
  /** The revisions that edits continue, for documents that were stored elsewhere since. */
  readonly parents: ReadonlyMap<DocumentPath, string | undefined>;
}

/**
 * The revision that edits continue which were noted on this one: the last save may have replaced it by another of ours,
 * which nobody has noted.
 */
async function continued(
  store: ProjectStore,
  { entry, hold }: StoredProject,
  document: DocumentPath,
  noted: string | undefined,
): Promise<string | undefined> {
  if (!hold.bases || hold.bases[document] !== (noted ?? null)) return noted;
  const leaves = await store.leaves(entry.id, document);
  const after = new Set<string | undefined>();
  for (const { history } of leaves.ok ? leaves.value : []) {
    const index = noted === undefined ? history.length : history.indexOf(noted);
    if (index > 0) after.add(history[index - 1]);
  }
  // If there are several, others stored one of them, and it is not known which.
  return after.size === 1 ? [...after][0] : noted;
}

/** Edits made during a save name the revision before it; the stored history names that of the save. */
function latest(noted: string | undefined, stored: string | undefined): string | undefined {
  if (noted === undefined || stored === undefined) return noted ?? stored;
  return generationOf(stored) > generationOf(noted) ? stored : noted;
}

interface Taken {
  readonly hold: Pick<Hold, 'holder' | 'from'>;
  readonly stored: Project;
  readonly revisions: ReadonlyMap<DocumentPath, string>;
}

/**
 * Takes hold of the project and stores the recovered edits in the same transaction, so that another tab has either
 * saved before or can no longer save. If there is no room for that, the saver does both later.
 */
async function takeHold(
  { store, newHolder }: OpenPorts,
  { entry, contents, revisions, hold: from }: StoredProject,
  { project, sequence, parents }: Recovered,
): Promise<Outcome<Taken>> {
  const hold: Hold = { holder: newHolder(), from, sequence };
  const seen = withRevisions(revisions, parents);
  const { stored, fault } = await store.save(entry.id, changesBetween(contents.project, project, seen), hold);
  if (fault?.code === 'project.taken' || fault?.code === 'project.changed') return failed(fault);
  return done({
    hold: isHeldAfter(fault) ? { holder: hold.holder } : { holder: hold.holder, from },
    stored: fault ? withDocuments(contents.project, partOfProject(project, stored)) : project,
    revisions: withRevisions(revisions, stored),
  });
}
