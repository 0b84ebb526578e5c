import { arrivalOrder, documentsOf, type Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { createMemoryDatabases, createMemoryJournal, createProjectStore, type DatabasePort } from '@playhouse/sync';
import type * as Cloud from '@playhouse/sync/cloud';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RemoteChangePorts } from '../../../../packages/sync/src/save/remoteChanges.ts';
import { RemoteChanges } from '../../../../packages/sync/src/save/remoteChanges.ts';
import { type OpenedProject, openProject } from '../openProject.ts';
import type { Services } from '../services.ts';
import { setUser } from './account.ts';
import { endFirstCopy, startFirstCopy } from './firstCopies.ts';

type Watch = Parameters<typeof Cloud.copyBrowserProject>[2];

interface Part {
  readonly id: string;
  readonly body: object;
  readonly file?: Uint8Array;
}

/** What the server has, how much of it comes before the connection is cut, and this browser. */
interface World {
  readonly parts: readonly Part[];
  readonly databases: DatabasePort;
  cut: number;
  isCut: boolean;
  readonly reached: PromiseWithResolvers<void>;
  readonly mended: PromiseWithResolvers<void>;
}

let world: World;

// The databases of the browser, and the network. Everything else is the editor's.
vi.mock('@playhouse/sync/cloud', async (original) => ({
  ...(await original<typeof Cloud>()),
  copyBrowserProject: (_place: object, _report: unknown, watch: Watch) => copyParts(watch),
  openBrowserChanges: (_id: string, ports: Omit<RemoteChangePorts, 'open'>) =>
    new RemoteChanges({ ...ports, open: () => world.databases.open('project-one') }),
  openBrowserSync: async () => {
    const state = { phase: 'live', waiting: 0, refused: [], asked: [], unread: [] };
    return {
      getState: () => state,
      subscribe: () => () => undefined,
      tell: () => undefined,
      close: async () => undefined,
    };
  },
  readBrowserConflicts: async () => ({ unmerged: [], met: [] }),
}));

// Pictures are drawn by browsers.
vi.mock('../../features/projects/picture/pictureProject.ts', () => ({ pictureProject: async () => undefined }));

/** How many are stored at once. */
const slice = 40;

async function copyParts(watch: Watch) {
  if (world.isCut) await Promise.race([world.mended.promise, aborted(watch)]);
  const database = await world.databases.open('project-one');
  const present = new Set((await database.readAll()).map(({ id }) => id));
  const coming = world.parts.slice(0, world.cut).filter(({ id }) => !present.has(id));
  for (let from = 0; from < coming.length; from += slice) {
    if (watch?.signal.aborted) throw new Error('aborted');
    const next = coming.slice(from, from + slice);
    await database.write(next.map(({ id, body, file }) => ({ id, body: { ...body }, ...(file && { file }) })));
    watch?.onProgress({ arrived: present.size + from + next.length, total: world.parts.length });
  }
  if (Number.isFinite(world.cut)) {
    world.isCut = true;
    world.reached.resolve();
    throw new Error('The connection was cut.');
  }
  return { refused: [], unread: [] };
}

function aborted(watch: Watch): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new Error('aborted'));
    if (watch?.signal.aborted) end();
    watch?.signal.addEventListener('abort', end);
  });
}

/** From now on everything gets through. */
function mend(): void {
  world.cut = Number.POSITIVE_INFINITY;
  world.mended.resolve();
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** 200 documents, of which one is to be repaired. */
function largeParts(): readonly Part[] {
  const built = buildProject({
    title: 'Maze',
    prototypes: range(30).map((index) => ({ id: `id${100 + index}`, name: `Actor ${index}` })),
    scenes: range(20).map((index) => ({
      id: `id${500 + index}`,
      name: `Scene ${index}`,
      layers: [{ id: 'id9', actors: [{ id: 'id20', prototype: `id${100 + index}` }] }],
    })),
  });
  const { randomSeed: _, ...attributes } = built.object.attributes as Record<string, unknown>;
  const images = range(148).map((index) => ({ name: `p${index}`, files: [{ name: `p${index}.png`, size: 1 }] }));
  const project = {
    ...built,
    object: { ...built.object, attributes: attributes as typeof built.object.attributes },
    assets: { ...built.assets, images },
  };
  const documents = [...documentsOf(project)].map(([id, value]): Part => ({ id, body: value }));
  const files = range(148).map((index): Part => ({ id: `images/p${index}.png`, body: {}, file: Uint8Array.of(index) }));
  const bodies = new Map(documents.map(({ id, body }) => [id, body]));
  const order = arrivalOrder((id) => bodies.get(id));
  return [...documents, ...files].sort((one, other) => order(one.id) - order(other.id));
}

/** All documents, whatever the order in which they came. */
const textOf = (project: Project) =>
  JSON.stringify([...documentsOf(project)].sort(([one], [other]) => (one < other ? -1 : 1)));

const parts = largeParts();
const cloud = { project: 'far', user: 'ann', isOn: true, isPartial: true } as const;
const reports: string[] = [];

function servicesOf(databases: DatabasePort): Services {
  return {
    store: createProjectStore({ databases, uuid: () => 'one', now: () => new Date().toISOString() }),
    journal: createMemoryJournal(),
    timers: {
      now: () => 0,
      // What people would wait for happens at once; versions are kept much later.
      after(milliseconds, work) {
        if (milliseconds > 5000) return () => undefined;
        const timer = setImmediate(work);
        return () => clearImmediate(timer);
      },
    },
    newHolder: () => crypto.randomUUID(),
    report: (text) => void reports.push(text),
  };
}

function worldCutAt(cut: number): World {
  const databases = createMemoryDatabases();
  return { parts, databases, cut, isCut: false, reached: Promise.withResolvers(), mended: Promise.withResolvers() };
}

beforeEach(() => {
  for (const name of ['window', 'document']) {
    vi.stubGlobal(name, Object.assign(new EventTarget(), { visibilityState: 'visible', baseURI: 'http://here/' }));
  }
  setUser({ id: 'ann', username: 'ann' });
  world = worldCutAt(Number.POSITIVE_INFINITY);
  reports.splice(0);
});

/** Brings the project as the list of projects does. */
async function download({ store, ...services }: Services) {
  const listed = Promise.withResolvers<void>();
  listed.promise.catch(() => undefined);
  const copy = await startFirstCopy({ store, ...services }, { id: 'one', cloud }, listed.promise);
  const adopted = await store.adopt({ id: 'one', title: 'Maze', cloud }, async () => {
    if (await copy.whenShowable()) return;
    listed.reject(new Error('cut'));
    await copy.end();
    throw new Error('cut');
  });
  if (adopted.ok) listed.resolve();
  return adopted.ok;
}

async function open(services: Services): Promise<OpenedProject> {
  const events = { onRebuilt: () => undefined, onTaken: () => undefined, onRepair: () => undefined };
  const opened = await openProject(services, 'one', events, { repairs: true });
  if (!opened.ok) throw new Error('message' in opened ? opened.message : 'in the trash');
  return opened.project;
}

const rename = ({ session }: OpenedProject) =>
  session.dispatch({ kind: 'project.setTitle', data: { title: 'Mine' } }).ok;

/** Whether anything was done to what is only missing. */
function touched(project: OpenedProject) {
  const { project: now, history } = project.session.getState();
  return {
    isHeld: project.cloud.firstCopy?.get() !== undefined,
    repaired: project.repaired.get().length,
    steps: history.undo.length,
    isChanged: rename(project),
    names: [now.object.scenes.length, now.object.prototypes.length, now.assets.images.length],
  };
}

const untouched = { isHeld: true, repaired: 0, steps: 0, isChanged: false, names: [20, 30, 148] };

async function becomesWhole({ cloud: following }: OpenedProject): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => (following.firstCopy?.get() === undefined ? resolve() : undefined);
    following.subscribe(look);
    look();
  });
}

/** What is stored of the project, as the next copy to another computer gets it. */
async function revisions(): Promise<readonly string[]> {
  const database = await world.databases.open('project-one');
  return (await database.readAll()).map(({ id, revision }) => `${id} ${revision}`);
}

let expected = '';

describe('a first copy of 200 documents', () => {
  it('that is not cut ends with the whole project, which is then repaired', async () => {
    const services = servicesOf(world.databases);
    expect(await download(services)).toBe(true);
    const project = await open(services);
    await becomesWhole(project);
    expect([parts.length, project.assets.getFiles().size]).toEqual([200, 148]);
    expect(project.repaired.get().map(({ document }) => document)).toContain('object.json');
    expected = textOf(project.session.getState().project);
    await project.close();
  });

  it('cut at each of them is not repaired, shows no problems, and completes later, also after a reload', async () => {
    for (const cut of range(parts.length + 1)) {
      world = worldCutAt(cut);
      const services = servicesOf(world.databases);
      // The game, the manifest and the first scene.
      const isShown = cut >= 3;
      expect(await download(services), `cut ${cut}`).toBe(isShown);
      if (!isShown) {
        expect(await services.store.list()).toEqual({ ok: true, value: [] });
        mend();
        expect(await download(services)).toBe(true);
      } else {
        await world.reached.promise;
        const before = await revisions();
        const shown = await open(services);
        expect(touched(shown), `cut ${cut}`).toEqual(untouched);
        await shown.close();
        // The page is reloaded.
        await endFirstCopy('one');
        expect(await revisions()).toEqual(before);
      }
      const project = await open(services);
      if (isShown) expect(touched(project), `cut ${cut}, reloaded`).toEqual(untouched);
      mend();
      await becomesWhole(project);
      expect(textOf(project.session.getState().project) === expected, `cut ${cut}`).toBe(true);
      expect([project.assets.getFiles().size, rename(project)]).toEqual([148, true]);
      await project.close();
      const listed = await services.store.list();
      expect(listed.ok && listed.value.map(({ cloud: side, facts }) => [side?.isPartial, facts])).toMatchObject([
        [undefined, { scenes: 20, prototypes: 30 }],
      ]);
    }
  });
});
