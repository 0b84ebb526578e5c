import { createMemoryJournal, type JournalPort } from '../../packages/sync/src/journal/journal.ts';
import type { MergeDatabase, StoredLeaf } from '../../packages/sync/src/merge/mergePorts.ts';
import { compareRevisions, generationOf } from '../../packages/sync/src/merge/revisionGraph.ts';
import { sha256 } from '../../packages/sync/src/merge/sha256.ts';
import { saveTimes } from '../../packages/sync/src/save/saveQueue.ts';
import type { RecordBody } from '../../packages/sync/src/store/database.ts';
import type { Contents, MergeOracle } from '../../packages/sync/src/test/merging/mergeOracle.ts';
import type { PlantedFault } from './faults.ts';
import type { Life } from './life.ts';

/** A document as somebody sees it: a stored revision, and what was edited since. */
interface View {
  /** Absent for a document that is not stored yet. */
  readonly parent: { readonly rev: string; readonly history: readonly string[] } | undefined;
  readonly body: RecordBody;
  readonly contents: Contents;
  readonly isDirty: boolean;
}

const project = 'one';
const holder = 'person';

/** What of somebody's edits survives a crash, and what the test knows about it. */
export class KeptEdits {
  readonly journal: JournalPort = createMemoryJournal();
  readonly contents = new Map<number, Contents>();
  /** The last save of each document: edits made meanwhile name the revision before it. */
  readonly saves = new Map<string, { readonly parent: string | undefined; readonly rev: string }>();
  sequence = 0;
}

/** Edits documents: into the journal at once, into the database soon after. */
export class Person {
  private readonly views = new Map<string, View>();
  private readonly life: Life;
  private readonly database: MergeDatabase;
  private readonly kept: KeptEdits;
  private readonly oracleOf: (document: string) => MergeOracle;
  private readonly planted: PlantedFault | undefined;
  private saving: Promise<void> = Promise.resolve();
  private isSaveDue = false;
  private readonly onSaved: () => void;

  constructor(ports: {
    readonly life: Life;
    readonly database: MergeDatabase;
    readonly kept: KeptEdits;
    readonly oracleOf: (document: string) => MergeOracle;
    readonly planted: PlantedFault | undefined;
    readonly onSaved: () => void;
  }) {
    this.life = ports.life;
    this.database = ports.database;
    this.kept = ports.kept;
    this.oracleOf = ports.oracleOf;
    this.planted = ports.planted;
    this.onSaved = ports.onSaved;
  }

  body(document: string): RecordBody | undefined {
    return this.views.get(document)?.body;
  }

  get documents(): readonly string[] {
    return [...this.views.keys()];
  }

  /** Looks at what is stored now, unless something there is not saved yet. */
  async look(document: string): Promise<void> {
    const leaves = await this.database.leaves(document);
    if (this.views.get(document)?.isDirty) return;
    const winner = winnerOf(leaves);
    if (!winner?.body) return;
    const contents = this.oracleOf(document).contentsOf(winner.rev);
    this.views.set(document, { parent: winner, body: winner.body, contents, isDirty: false });
  }

  /** From then on the edit is acknowledged. */
  edit(document: string, change: (body: RecordBody) => RecordBody, key: string, value: number | undefined): void {
    const view = this.views.get(document);
    const body = change(view?.body ?? {});
    const contents = this.oracleOf(document).edited(view?.contents ?? new Set(), key, value);
    this.kept.sequence += 1;
    const { sequence } = this.kept;
    this.kept.contents.set(sequence, contents);
    const part = { document, revision: view?.parent?.rev, state: body };
    this.kept.journal.append(project, { holder, sequence, parts: [part as never] });
    this.views.set(document, { parent: view?.parent, body, contents, isDirty: true });
    if (this.isSaveDue) return;
    this.isSaveDue = true;
    this.life.after(saveTimes.debounce, () => void this.save());
  }

  /** Stores what was edited as a successor of what was seen, whatever has arrived meanwhile. */
  save(): Promise<void> {
    this.isSaveDue = false;
    this.saving = this.saving.then(() => this.write());
    return this.saving;
  }

  /** Finds out what of the journal is stored already, and stores the rest. */
  async recover(): Promise<void> {
    const entries = this.kept.journal.read(project);
    const parts = entries.flatMap(({ sequence, parts: all }) => all.map((part) => ({ sequence, part })));
    for (const [document, own] of Map.groupBy(parts, ({ part }) => part.document)) {
      const last = own.at(-1);
      if (!last || !('state' in last.part) || !last.part.state) continue;
      const leaves = await this.database.leaves(document);
      const histories = leaves.map(({ history }) => history);
      const base = last.part.revision;
      // The names of revisions follow from their content, so a save that nobody was told of is found by its name.
      const stored = own.findLast(
        ({ part }) => 'state' in part && part.revision === base && isIn(histories, nameOf(base, bodyIn(part))),
      );
      const save = this.kept.saves.get(document);
      const isSaved = save?.parent === base && isIn(histories, save?.rev ?? '');
      const rev = stored ? nameOf(base, bodyIn(stored.part)) : isSaved ? save?.rev : base;
      const history = histories.find((each) => rev !== undefined && each.includes(rev));
      const parent = rev !== undefined && history ? { rev, history: history.slice(history.indexOf(rev)) } : undefined;
      const contents = this.kept.contents.get(last.sequence) ?? new Set<number>();
      const view = { parent, body: bodyIn(last.part), contents, isDirty: stored !== last };
      if (view.isDirty) this.views.set(document, view);
    }
    await this.save();
  }

  private async write(): Promise<void> {
    const mark = this.kept.sequence;
    const dirty = [...this.views].filter(([, { isDirty }]) => isDirty);
    if (this.planted === 'journal trimmed before the save') await this.trim(mark);
    const revisions = [];
    for (const [document, view] of dirty) {
      const winner = this.planted === 'last write wins' ? winnerOf(await this.database.leaves(document)) : undefined;
      const parent = winner ?? view.parent;
      const rev = nameOf(parent?.rev, view.body);
      this.oracleOf(document).stored(rev, view.contents);
      this.kept.saves.set(document, { parent: parent?.rev, rev });
      revisions.push({ id: document, rev, history: [rev, ...(parent?.history ?? [])], body: view.body });
    }
    if (revisions.length > 0) await this.database.write(revisions);
    for (const { id, rev, history, body } of revisions) {
      const now = this.views.get(id);
      if (now) this.views.set(id, { ...now, parent: { rev, history }, isDirty: now.body !== body });
    }
    await this.trim(mark);
    if (revisions.length > 0) this.onSaved();
  }

  private trim(mark: number): Promise<void> {
    return this.life.step(() => this.kept.journal.trim(project, ({ sequence }) => sequence <= mark));
  }
}

/** The winning open leaf. */
function winnerOf(leaves: readonly StoredLeaf[]): StoredLeaf | undefined {
  const open = leaves.filter(({ isDeleted }) => !isDeleted);
  return open.sort((left, right) => compareRevisions(left.rev, right.rev)).at(-1);
}

function isIn(histories: readonly (readonly string[])[], rev: string): boolean {
  return histories.some((history) => history.includes(rev));
}

function bodyIn(part: object): RecordBody {
  return ('state' in part ? part.state : {}) as RecordBody;
}

function nameOf(parent: string | undefined, body: RecordBody): string {
  const generation = parent === undefined ? 1 : generationOf(parent) + 1;
  return `${generation}-${sha256(JSON.stringify([parent ?? null, body])).slice(0, 32)}`;
}
