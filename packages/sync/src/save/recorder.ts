import { type DocumentPath, emptyHistory, type History, type Project } from '@playhouse/core';
import type { HistoryKeeper } from '../history/historyKeeper.ts';
import type { JournalWriter } from '../journal/journalWriter.ts';

/** Time between two states of an ongoing gesture in the journal, in ms. */
export const ongoingInterval = 250;

interface RecordedState {
  readonly project: Project;
  readonly history: History;
}

export interface RecorderOptions {
  readonly journal: JournalWriter;
  /** Calls `work` later. */
  readonly after: (milliseconds: number, work: () => void) => void;
  readonly history: HistoryKeeper | undefined;
  /** The project as it is now. */
  readonly project: Project;
  /** The revisions that edits are made on. */
  readonly revisions: () => ReadonlyMap<DocumentPath, string>;
  /** An edit was noted; `isKept`: the journal has it. */
  readonly onEdit: (isKept: boolean) => void;
}

/** Notes each state of an open project in the journal; those of an ongoing gesture only now and then. */
export class Recorder {
  private readonly options: RecorderOptions;
  private noted: RecordedState;
  /** The state of an ongoing gesture that is not noted yet. */
  private waiting: RecordedState | undefined;
  private hasRecent = false;
  private goesOn = false;
  private isTakingIn = false;

  constructor(options: RecorderOptions) {
    this.options = options;
    this.noted = { project: options.project, history: options.history?.opened ?? emptyHistory };
  }

  /** The last state that is noted. */
  get current(): RecordedState {
    return this.noted;
  }

  /** True while a state of an ongoing gesture waits. */
  get isBehind(): boolean {
    return this.waiting !== undefined;
  }

  /** True while the last state belongs to an ongoing gesture. */
  get isOngoing(): boolean {
    return this.goesOn;
  }

  record(project: Project, history: History = this.noted.history, isOngoing = false): void {
    this.waiting = { project, history };
    this.goesOn = isOngoing;
    if (isOngoing && this.hasRecent) return;
    this.settle();
    if (isOngoing) this.pace();
  }

  /** Notes the state that waits. */
  settle(): void {
    if (!this.waiting) return;
    const { project, history } = this.waiting;
    this.waiting = undefined;
    const before = this.noted;
    if (project === before.project && history === before.history) return;
    const note = this.options.history?.note(before.history, history);
    this.noted = { project, history };
    if (this.isTakingIn) {
      // The database has the documents. Of the history, only this device knows.
      if (note && history !== before.history) this.options.journal.appendHistory(note);
      return;
    }
    this.options.onEdit(this.options.journal.append(before.project, project, this.options.revisions(), note));
  }

  /** Forgets the state that waits. */
  drop(): void {
    this.waiting = undefined;
  }

  /** Runs `work`; what is recorded meanwhile is in the database already. */
  takeIn(work: () => void): void {
    this.isTakingIn = true;
    try {
      work();
    } finally {
      this.isTakingIn = false;
    }
  }

  /** Notes the newest state after a while, again and again until there is none. */
  private pace(): void {
    this.hasRecent = true;
    this.options.after(ongoingInterval, () => {
      const goesOn = this.isBehind;
      this.hasRecent = false;
      this.settle();
      if (goesOn) this.pace();
    });
  }
}
