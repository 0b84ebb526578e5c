import {
  type Checkpoint,
  collectAssetFiles,
  type DocumentPath,
  documentsOf,
  emptyHistory,
  type History,
  keptAssetFiles,
  limitHistory,
  type Project,
} from '@playhouse/core';
import { type HistoryNote, noteChange } from '../journal/historyNote.ts';
import type { RecordBody } from '../store/database.ts';
import { gameSums, headId, headRecord, type StepSlot, slotId, stepRecord } from '../store/historyRecords.ts';
import type { HistoryStore, Hold } from '../store/projectStore.ts';

/** A saved state of a project and its history. */
interface SavedState {
  readonly project: Project;
  readonly history: History;
  readonly revisions: ReadonlyMap<DocumentPath, string>;
  /** The journal's last entry that is part of this state. */
  readonly sequence: number;
}

/** Keeps the history of one open project. */
export interface HistoryKeeper {
  /** The history as it was when the project was opened. */
  readonly opened: History;
  /** The note for the journal about a change; undefined when the history is no longer kept. */
  note(before: History, after: History): HistoryNote | undefined;
  /**
   * Stores what is new since the last call, together with its state. `journalled`: that failed, and only the journal
   * has it. `settled`: it is stored, or is no longer kept because there is no room for it.
   */
  write(state: SavedState, hold?: Hold): Promise<'settled' | 'journalled'>;
  /** The database lost everything; the next write stores all of it again. */
  forget(): void;
  /** Frees space for the project by removing the stored history. False when there is nothing to remove. */
  giveUp(): Promise<boolean>;
}

/** What is already stored of a history. */
export interface StoredSteps {
  /** Number of each step. */
  readonly numbers: ReadonlyMap<Checkpoint, number>;
  /** Slots of the steps that the stored head names. */
  readonly stepSlots: readonly StepSlot[];
  /** Existing slots whose content is no longer needed. */
  readonly free: readonly number[];
  /** Asset files that are, or were, stored only for the history. */
  readonly files: readonly string[];
  /** True when the stored head describes exactly this history. */
  readonly isCurrent: boolean;
}

const nothingStored: StoredSteps = { numbers: new Map(), stepSlots: [], free: [], files: [], isCurrent: true };

/** Keeps a history in a store, starting from `stored`. */
export function createHistoryKeeper(
  store: HistoryStore,
  id: string,
  opened: History = emptyHistory,
  stored: StoredSteps = nothingStored,
): HistoryKeeper {
  return new Keeper(store, id, opened, stored);
}

/** A journal that is never emptied fills up, so a history that cannot be written is not tried forever. */
const mostFailures = 3;

class Keeper implements HistoryKeeper {
  readonly opened: History;
  private readonly store: HistoryStore;
  private readonly id: string;
  /** Keyed by the actions, which a step keeps when it moves from one stack to the other. */
  private readonly numbers = new WeakMap<Checkpoint['actions'], number>();
  private next: number;
  /** Slot of each step that the stored head names. */
  private slots: Map<number, number>;
  private free: number[];
  private slotCount: number;
  /** Asset files that a step has named during this visit. */
  private readonly files: Set<string>;
  private written: SavedState | undefined;
  private isEmpty: boolean;
  private isGivenUp = false;
  private failures = 0;

  constructor(store: HistoryStore, id: string, opened: History, stored: StoredSteps) {
    const { numbers, stepSlots, free, files, isCurrent } = stored;
    this.store = store;
    this.id = id;
    this.opened = opened;
    for (const [step, number] of numbers) this.numbers.set(step.actions, number);
    this.slots = new Map(stepSlots.map(([slot, number]) => [number, slot]));
    this.next = Math.max(0, ...numbers.values(), ...this.slots.keys()) + 1;
    this.free = [...free];
    this.files = new Set(files);
    this.slotCount = Math.max(-1, ...free, ...this.slots.values()) + 1;
    this.isEmpty = isCurrent && this.slotCount === 0;
  }

  note(before: History, after: History): HistoryNote | undefined {
    if (this.isGivenUp) return undefined;
    const next = this.next;
    if (before.redo.length > after.redo.length) this.collectFiles(before.redo);
    return noteChange(before, after, (step) => this.numberOf(step), next);
  }

  async write(state: SavedState, hold?: Hold): Promise<'settled' | 'journalled'> {
    const { project, history, sequence } = state;
    const { written } = this;
    if (this.isGivenUp || (this.isEmpty && isBlank(history))) return 'settled';
    if (written?.history === history && written.project === project && written.sequence === sequence) return 'settled';
    this.collectFiles([...history.undo, ...history.redo]);
    const kept = limitHistory(history, keptAssetFiles(project, emptyHistory));
    const { records, slots, free, slotCount } = this.plan(kept, state);
    const done = await this.store.write(this.id, records, hold);
    if (!done.ok) {
      this.failures += 1;
      if (done.fault.code !== 'database.full' && this.failures < mostFailures) return 'journalled';
      await this.giveUp();
      return 'settled';
    }
    this.failures = 0;
    this.slots = slots;
    this.free = free;
    this.slotCount = slotCount;
    this.written = state;
    this.isEmpty = false;
    return 'settled';
  }

  forget(): void {
    this.slots = new Map();
    this.free = [];
    this.slotCount = 0;
    this.written = undefined;
    this.isEmpty = true;
  }

  async giveUp(): Promise<boolean> {
    if (this.isGivenUp) return false;
    this.isGivenUp = true;
    return (await this.store.clear(this.id)).ok;
  }

  /**
   * New steps first, then the head that names them, then removal of what it no longer names: an interruption anywhere
   * leaves a consistent history.
   */
  private plan({ undo, redo }: History, { project, revisions, sequence }: SavedState): Plan {
    const records = new Map<string, RecordBody>();
    const slots = new Map<number, number>();
    const free = [...this.free];
    let { slotCount } = this;
    const slotFor = (step: Checkpoint): StepSlot => {
      const number = this.numberOf(step);
      let slot = this.slots.get(number);
      if (slot === undefined) {
        slot = free.pop() ?? slotCount++;
        records.set(slotId(slot), stepRecord(number, step));
      }
      slots.set(number, slot);
      return [slot, number];
    };
    const stacks = { undo: undo.map(slotFor), redo: redo.map(slotFor) };
    const documents = Object.fromEntries(
      [...documentsOf(project)].map(([document]) => [document, revisions.get(document) ?? '']),
    );
    const listed = keptAssetFiles(project, emptyHistory);
    const files = [...this.files].filter((path) => !listed.has(path));
    records.set(headId, headRecord({ sequence, ...stacks, documents, game: gameSums(project.object), files }));
    for (const [number, slot] of this.slots) {
      if (slots.has(number)) continue;
      records.set(slotId(slot), {});
      free.push(slot);
    }
    return { records, slots, free, slotCount };
  }

  private collectFiles(steps: readonly Checkpoint[]): void {
    for (const path of collectAssetFiles(steps).keys()) this.files.add(path);
  }

  private numberOf({ actions }: Checkpoint): number {
    const known = this.numbers.get(actions);
    if (known !== undefined) return known;
    this.numbers.set(actions, this.next);
    this.next += 1;
    return this.next - 1;
  }
}

interface Plan {
  readonly records: ReadonlyMap<string, RecordBody>;
  readonly slots: Map<number, number>;
  readonly free: number[];
  readonly slotCount: number;
}

function isBlank({ undo, redo }: History): boolean {
  return undo.length + redo.length === 0;
}
