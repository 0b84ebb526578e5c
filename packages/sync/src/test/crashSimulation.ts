import { createProject, type Project, type SceneDocument } from '@playhouse/core';
import { createStorageJournal, type JournalPort } from '../journal/journal.ts';
import { createMemoryDatabases } from '../memory/memoryDatabases.ts';
import { openRecovered, type RecoveredProject } from '../save/openRecovered.ts';
import { ongoingInterval } from '../save/recorder.ts';
import { createProjectStore } from '../store/createProjectStore.ts';
import type { ProjectStore, SaveReport } from '../store/projectStore.ts';
import { textOfDocuments } from './historySimulation.ts';
import { tickingClock } from './runProjectStoreTests.ts';

/** Events in the life of a project that is being edited. */
export type Happening =
  | 'edit'
  /** An edit of a gesture that goes on, and the end of that gesture. */
  | 'drag'
  | 'drop'
  | 'pause'
  | 'long pause'
  | 'save ends'
  | 'save fails'
  | 'hide'
  | 'crash'
  /** The browser writes the journal to disk. */
  | 'journal flushed'
  /** The whole browser is killed: the journal is as it was when last written to disk. */
  | 'browser killed';

/** A journal of which only what was written to disk survives a browser crash. */
export interface LateJournal extends JournalPort {
  flush(): void;
  revert(): void;
}

/** A journal in items that reach the disk only when they are flushed. */
export function createLateJournal(): LateJournal {
  let items = new Map<string, string>();
  let flushed = new Map<string, string>();
  const journal = createStorageJournal({
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  });
  return {
    ...journal,
    flush() {
      flushed = new Map(items);
    },
    revert() {
      items = new Map(flushed);
    },
  };
}

export interface SimulationResult {
  /** How often edits were missing after a crash. */
  readonly losses: number;
  /** Edits that were reported as being at risk do not count as losses. */
  readonly risks: number;
  readonly crashes: number;
  /** How often edits reported as saved were missing after the browser was killed. */
  readonly reverted: number;
  readonly kills: number;
}

/** Simulates edits, saves and crashes in virtual time, on a store with random write times. */
export async function simulate(
  happenings: readonly Happening[],
  journal: JournalPort | LateJournal,
  random: () => number,
): Promise<SimulationResult> {
  const world = new World(journal);
  await world.create();
  for (const happening of happenings) await world.happen(happening, random);
  await world.crash(random);
  return world;
}

class World implements SimulationResult {
  losses = 0;
  risks = 0;
  crashes = 0;
  reverted = 0;
  kills = 0;
  /** The project after each edit since it was last reported as saved, starting with that state. */
  private unsaved: string[] = [];
  /** What the gesture that goes on has replaced, with the time of that. */
  private replaced: { readonly at: number; readonly text: string }[] = [];
  private time = 0;
  private edits = 0;
  private timerCount = 0;
  private readonly timers = new Map<number, { at: number; work: () => void }>();
  private readonly saves: { apply: () => Promise<SaveReport>; settle: (report: SaveReport) => void }[] = [];
  private readonly real: ProjectStore;
  private readonly journal: JournalPort | LateJournal;
  private id = '';
  private open: RecoveredProject | undefined;
  private project: Project = createProject({ title: 'x' });

  constructor(journal: JournalPort | LateJournal) {
    this.journal = journal;
    this.real = createProjectStore({ databases: createMemoryDatabases(), uuid: () => 'uuid', now: tickingClock() });
  }

  async create(): Promise<void> {
    const made = await this.real.create({ title: 'x', contents: { project: this.project, files: new Map() } });
    if (!made.ok) throw new Error(made.fault.message);
    this.id = made.value.id;
    await this.reopen();
  }

  async happen(happening: Happening, random: () => number): Promise<void> {
    if (happening === 'edit') this.edit(random);
    if (happening === 'drag') this.drag(random);
    if (happening === 'drop') this.drop();
    if (happening === 'pause') this.pass(Math.floor(random() * 400));
    if (happening === 'long pause') this.pass(600 + Math.floor(random() * 2000));
    if (happening === 'hide') void this.open?.saver.flush();
    if (happening === 'save ends') await this.endSave(random, false);
    if (happening === 'save fails') await this.endSave(random, true);
    if (happening === 'crash') await this.crash(random);
    if (happening === 'journal flushed' && 'flush' in this.journal) this.journal.flush();
    if (happening === 'browser killed') await this.kill();
    await settled();
    if (this.open?.saver.getState().kind === 'saved') this.unsaved = [textOfDocuments(this.project)];
  }

  /** The tab is closed: saves in progress may or may not have reached the disk, and nobody is notified of them. */
  async crash(random: () => number): Promise<void> {
    this.crashes += 1;
    const isSafe = this.open?.saver.getState().isSafe ?? true;
    this.open?.saver.abandon();
    this.timers.clear();
    for (const { apply } of this.saves.splice(0)) if (random() < 0.5) await apply();
    const wanted = textOfDocuments(this.project);
    await this.reopen();
    const found = textOfDocuments(this.project);
    const recent = this.replaced.splice(0).filter(({ at }) => this.time - at < ongoingInterval);
    if (found === wanted || recent.some(({ text }) => text === found)) return;
    if (isSafe) this.losses += 1;
    else this.risks += 1;
  }

  /** Writes in progress are lost with the browser; the next visit finds what was saved, or something later. */
  private async kill(): Promise<void> {
    if (!('revert' in this.journal)) throw new Error('this journal survives everything');
    this.kills += 1;
    this.open?.saver.abandon();
    this.timers.clear();
    this.saves.splice(0);
    this.journal.revert();
    const possible = this.unsaved;
    await this.reopen();
    if (!possible.includes(textOfDocuments(this.project))) this.reverted += 1;
  }

  private async reopen(): Promise<void> {
    const timers = {
      now: () => this.time,
      after: (milliseconds: number, work: () => void) => {
        this.timerCount += 1;
        const key = this.timerCount;
        this.timers.set(key, { at: this.time + milliseconds, work });
        return () => void this.timers.delete(key);
      },
    };
    const store: ProjectStore = {
      ...this.real,
      // The takeover is complete before the user can edit.
      save: (id, changes, hold) =>
        hold?.from
          ? this.real.save(id, changes, hold)
          : new Promise((settle) => this.saves.push({ apply: () => this.real.save(id, changes, hold), settle })),
    };
    const newHolder = () => `holder${this.crashes + this.kills}`;
    const opened = await openRecovered(
      { store, journal: this.journal, timers, newHolder, report: () => undefined },
      this.id,
    );
    if (!opened.ok) throw new Error(opened.fault.message);
    this.open = opened.value;
    this.project = opened.value.project;
    // Recovered edits are stored before anybody sees them.
    this.unsaved = [textOfDocuments(this.project)];
  }

  private edit(random: () => number): void {
    this.change(random);
    this.drop();
  }

  private drag(random: () => number): void {
    this.replaced.push({ at: this.time, text: textOfDocuments(this.project) });
    this.change(random);
    this.open?.saver.record(this.project, undefined, true);
  }

  private drop(): void {
    this.replaced = [];
    this.open?.saver.record(this.project);
  }

  private change(random: () => number): void {
    this.edits += 1;
    this.project = edited(this.project, this.edits, random);
    this.unsaved.push(textOfDocuments(this.project));
  }

  private pass(milliseconds: number): void {
    this.time += milliseconds;
    for (const [key, { at, work }] of [...this.timers]) {
      if (at > this.time) continue;
      this.timers.delete(key);
      work();
    }
  }

  /** A save that fails may have reached the disk anyway. */
  private async endSave(random: () => number, isBroken: boolean): Promise<void> {
    const save = this.saves.shift();
    if (!save) return;
    if (isBroken && random() < 0.5) await save.apply();
    const broken: SaveReport = { stored: new Map(), fault: { code: 'database.access', message: 'broken' } };
    save.settle(isBroken ? broken : await save.apply());
  }
}

/** A typical edit: in one document or in several, small or large. */
function edited(project: Project, number: number, random: () => number): Project {
  const choice = random();
  if (choice < 0.15) return { ...project, object: { ...project.object, title: `Title ${number}` } };
  if (choice < 0.3) return withScene(project, newScene(project, number));
  const ids = [...project.scenes.keys()];
  const scene = project.scenes.get(ids[Math.floor(random() * ids.length)] ?? '');
  if (!scene) return withScene(project, newScene(project, number));
  if (choice < 0.4 && project.scenes.size > 1) return withoutScene(project, scene.id);
  if (choice < 0.7) return withScene(project, { ...scene, attributes: { ...scene.attributes, time: number } });
  return withScene(project, withActor(scene, number, random));
}

function withScene(project: Project, scene: SceneDocument): Project {
  const order = project.object.scenes;
  const object = order.includes(scene.id) ? project.object : { ...project.object, scenes: [...order, scene.id] };
  return { ...project, object, scenes: new Map([...project.scenes, [scene.id, scene]]) };
}

function withoutScene(project: Project, id: string): Project {
  const scenes = new Map(project.scenes);
  scenes.delete(id);
  return {
    ...project,
    scenes,
    object: { ...project.object, scenes: project.object.scenes.filter((each) => each !== id) },
  };
}

function newScene(project: Project, number: number): SceneDocument {
  const [first] = createProject({ title: project.object.title }).scenes.values();
  if (!first) throw new Error('a new project has a scene');
  return { ...first, id: `id${1000 + number}` };
}

function withActor(scene: SceneDocument, number: number, random: () => number): SceneDocument {
  const [layer, ...others] = scene.layers;
  if (!layer) return scene;
  const actors =
    layer.actors.length > 3 && random() < 0.5
      ? layer.actors.toSpliced(Math.floor(random() * layer.actors.length), 1)
      : [
          ...layer.actors,
          { id: `id${5000 + number}`, prototype: 'id1', attributes: { position: { x: number, y: 0 } } },
        ];
  return { ...scene, layers: [{ ...layer, actors }, ...others] };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
