import { createIdSource, createProjectSession, type Issue, type Project, type ProjectSession } from '@playhouse/core';
import {
  type LibraryEntry,
  openRecovered,
  type ProjectSaver,
  type RecoveredProject,
  type SaverState,
} from '@playhouse/sync';
import { t } from '../i18n/t.ts';
import { Beginning, type RepairedParts } from './beginning.ts';
import { heldUntilWhole } from './heldUntilWhole.ts';
import { keepVersions } from './keepVersions.ts';
import { createProjectAssets, type ProjectAssets } from './projectAssets.ts';
import { refusalText } from './refusalText.ts';
import { answerRenames, type RenameAnswer } from './renameRequests.ts';
import type { OpenProject } from './SessionContext.ts';
import { type SaveState, saveStates } from './saveState.ts';
import { type Services, secureRandom } from './services.ts';
import { hasRoomFor } from './storageRoom.ts';

/** An open project with the functions that close it. */
export interface OpenedProject extends OpenProject {
  readonly entry: LibraryEntry;
  /** What was repaired as soon as all of it was there. */
  readonly repaired: RepairedParts;
  /** True while closing the tab would lose an edit. */
  isAtRisk(): boolean;
  /** Saves, records what the library shows, and releases all resources. */
  close(): Promise<void>;
  /** Stops at once, because another tab takes over the project. */
  abandon(): void;
}

export type OpenResult =
  | { readonly ok: true; readonly project: OpenedProject }
  /** `files` has everything as it is stored, where that can be read, but is no project. */
  | { readonly ok: false; readonly message: string; readonly files?: ReadonlyMap<string, Uint8Array> }
  /** The project is in the trash, and stays as it is. */
  | { readonly ok: false; readonly trashed: LibraryEntry };

/** Events that the page of an open project must handle. */
export interface OpenProjectEvents {
  /** The browser had lost the project; this tab stored it again. */
  onRebuilt(): void;
  /** Another tab took over the project; it lacks this many of the last edits made here. */
  onTaken(unkept: number): void;
  /** The project is being repaired; the message is the specification's. */
  onRepair(message: string): void;
}

export interface OpenOptions {
  /** The preference `repairSparse`. */
  readonly repairs: boolean;
}

/** Opens a project of the library for editing; every edit is journaled immediately. */
export async function openProject(
  services: Services,
  id: string,
  events: OpenProjectEvents,
  options: OpenOptions,
): Promise<OpenResult> {
  const opened = await openRecovered(services, id);
  if (!opened.ok) {
    const { message, files } = opened.fault;
    return { ok: false, message, ...(files && { files }) };
  }
  const { entry, saver } = opened.value;
  if (entry.deletedAt === undefined)
    return { ok: true, project: await startSession(services, opened.value, events, options) };
  await saver.close();
  return { ok: false, trashed: entry };
}

async function startSession(
  services: Services,
  { entry, entry: { id }, project, history, files, saver, unneeded }: RecoveredProject,
  events: OpenProjectEvents,
  { repairs }: OpenOptions,
): Promise<OpenedProject> {
  const openedAt = Date.now();
  const held = heldUntilWhole(entry);
  const session = createProjectSession({
    project,
    ids: createIdSource(secureRandom),
    clock: () => Date.now(),
    history,
    heldBy: held.reason,
  });
  const stopRecording = session.subscribe((now) => saver.record(now.project, now.history, now.isOngoing));
  const assets = createProjectAssets(files, held.keeper(keeperOf(services, id, saver)));
  const stopAnswering = answerRenames(id, (title) => renameOpen(session, saver, title));
  const beginning = new Beginning({ services, entry, session, saver, assets, held, unneeded, events, repairs });
  const cloud = await beginning.follow();
  await services.store.note(id, { openedAt: new Date(openedAt).toISOString() });
  const work = createHeldWork();
  const stopKeeping = keepVersionsOf(services, entry, { session, assets, cloud });
  const release = () => {
    stopAnswering();
    stopRecording();
    assets.close();
  };
  return {
    id,
    entry,
    openedAt,
    repaired: beginning.repaired,
    session,
    assets,
    holdOpen: work.add,
    cloud,
    saving: savingOf(saver, held.reason),
    isAtRisk: () => !saver.getState().isSafe,
    async close() {
      stopKeeping();
      stopAnswering();
      await work.settled();
      await cloud.close();
      stopRecording();
      await saver.close();
      await noteLeaving(services, id, { session, assets, opened: beginning.opened });
      assets.close();
    },
    abandon() {
      stopKeeping();
      saver.abandon();
      void cloud.close();
      release();
    },
  };
}

function keepVersionsOf(
  services: Services,
  { id, createdAt, updatedAt }: LibraryEntry,
  { session, assets, cloud }: Pick<OpenProject, 'session' | 'assets' | 'cloud'>,
): () => void {
  const open = { id, session, assets, wasEdited: updatedAt !== createdAt };
  return keepVersions({ ...services, hasRoomFor }, { ...open, isInCloud: () => cloud.project !== undefined });
}

/** Work that must end before the project is closed. */
function createHeldWork() {
  const held = new Set<Promise<unknown>>();
  return {
    add(work: Promise<unknown>): void {
      held.add(work);
      const settled = () => void held.delete(work);
      work.then(settled, settled);
    },
    settled: () => Promise.allSettled(held),
  };
}

/** Another tab renames the project. */
async function renameOpen(session: ProjectSession, saver: ProjectSaver, title: string): Promise<RenameAnswer> {
  const renamed = session.dispatch({ kind: 'project.setTitle', data: { title } });
  if (!renamed.ok)
    return { ok: false, message: renamed.issues[0]?.message ?? t('The project cannot have this title.') };
  const { fault } = await saver.flush();
  return fault ? { ok: false, message: fault.message } : { ok: true };
}

function keeperOf({ store }: Services, id: string, saver: ProjectSaver) {
  return {
    async put(path: string, bytes: Uint8Array) {
      const put = await store.putAsset(id, path, bytes, saver.hold);
      return put.ok ? undefined : { message: refusalText(put.fault) };
    },
    async remove(path: string) {
      const removed = await store.removeAsset(id, path, saver.hold);
      return removed.ok ? undefined : removed.fault;
    },
  };
}

function savingOf(saver: ProjectSaver, heldBy: () => Issue | undefined): OpenProject['saving'] {
  return {
    get: () => saveStateOf(saver.getState()),
    subscribe: (listener) => saver.subscribe(listener),
    async flush() {
      await saver.flush();
    },
    async verify() {
      // What has lost only some of it must not be stored again.
      if (!heldBy()) await saver.verify();
    },
  };
}

function saveStateOf({ kind, fault }: SaverState): SaveState {
  // The page of a project that another tab took over closes at once.
  if (kind === 'taken') return saveStates.failed;
  return fault?.code === 'database.full' ? saveStates.full : saveStates[kind];
}

interface Leaving {
  readonly session: ProjectSession;
  readonly assets: ProjectAssets;
  /** The project as it was opened; undefined while only some of it is there. */
  readonly opened: Project | undefined;
}

/** Records what the library shows about an edited project: facts and a new picture. */
async function noteLeaving({ store }: Services, id: string, leaving: Leaving): Promise<void> {
  const { session, assets, opened } = leaving;
  const { project, history } = session.getState();
  // A picture of a part would stay.
  if (!opened || project === opened) return;
  const { pictureProject } = await import('../features/projects/picture/pictureProject.ts');
  await pictureProject(store, id, { project, files: assets.getFiles() }, history.undo.at(-1)?.label);
}
