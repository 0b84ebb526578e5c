import { accountOf, cleanText, limits, type ProjectContents } from '@playhouse/core';
import type { LibraryEntry, Outcome, ProjectStore } from '@playhouse/sync';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import { refusalText } from '../../session/refusalText.ts';
import { renameProject } from '../../session/renameProject.ts';
import type { OpenProject } from '../../session/SessionContext.ts';
import { hasRoomFor, keepStorage } from '../../session/storageRoom.ts';
import type { ReadArchive } from '../../workers/archiveTasks.ts';
import { readArchive, writeArchive, writeFiles } from '../../workers/archiveWorker.ts';
import { openContents } from './openContents.ts';
import { pictureProject } from './picture/pictureProject.ts';
import { copyTitle, fileNameOf } from './projectNames.ts';

/** The result of an import: an entry with its losses, or one sentence. */
export type ImportResult =
  | { readonly ok: true; readonly entry: LibraryEntry; readonly read: Extract<ReadArchive, { ok: true }> }
  | { readonly ok: false; readonly file: string; readonly message: string };

/** Adds the project of an archive to the library; undefined when `signal` ended it before anything was added. */
export async function importFile(
  store: ProjectStore,
  file: File,
  signal: AbortSignal,
): Promise<ImportResult | undefined> {
  if (!/\.(zip|gameproj)$/i.test(file.name)) {
    return {
      ok: false,
      file: file.name,
      message: t('This is not a project. Choose a .playhouse.zip or a zipped .gameproj.'),
    };
  }
  if (!(await hasRoomFor(2 * file.size))) {
    const message = t('No room left on this computer. Delete projects that you no longer need, then import again.');
    return { ok: false, file: file.name, message };
  }
  void keepStorage();
  const read = await readArchive(file, signal);
  if (signal.aborted) return undefined;
  if (!read.ok) return { ok: false, file: file.name, message: read.message };
  const title = read.contents.project.object.title || file.name.replace(/(\.playhouse|\.gameproj)?\.[^.]*$/i, '');
  const created = await store.create({ title, contents: read.contents });
  if (!created.ok) return { ok: false, file: file.name, message: refusalText(created.fault) };
  await pictureProject(store, created.value.id, read.contents);
  return { ok: true, entry: created.value, read };
}

/** Whether an import has lost nothing. */
export function isWholeImport(result: ImportResult): boolean {
  return result.ok && accountOf(result.read.losses).losses.length === 0 && result.read.notes.length === 0;
}

/** Downloads the project as an archive. */
export async function exportProject(store: ProjectStore, { id, title }: LibraryEntry): Promise<void> {
  const opened = await store.open(id);
  if (!opened.ok) {
    showToast(opened.fault.message);
    if (opened.fault.files) await exportStored(title, opened.fault.files);
    return;
  }
  const { withoutKeptFiles } = await import('@playhouse/sync');
  await downloadArchive(title, await withoutKeptFiles(store, id, opened.value.contents));
}

/** Downloads an open project as it is in memory, regardless of what is stored. */
export async function exportOpenProject(open: Pick<OpenProject, 'session' | 'assets'>): Promise<void> {
  const contents = openContents(open);
  await downloadArchive(contents.project.object.title, contents);
}

/** Downloads what is stored of a project that cannot be read, for someone who can repair it. */
export async function exportStored(title: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  downloadPacked(title, await writeFiles(files));
}

async function downloadArchive(title: string, contents: ProjectContents): Promise<void> {
  downloadPacked(title, await writeArchive(contents));
}

function downloadPacked(title: string, bytes: Uint8Array | undefined): void {
  if (bytes) download(bytes, `${fileNameOf(title)}.playhouse.zip`);
  else showToast(t('{title} cannot be exported: this computer has no memory left for it.', { title }));
}

/** Creates a copy with a unique title. */
export async function duplicateProject(
  store: ProjectStore,
  entry: LibraryEntry,
  titles: readonly string[],
): Promise<void> {
  const copy = await store.duplicate(entry.id, copyTitle(entry.title, titles));
  showToast(copy.ok ? t('{title} is ready', { title: copy.value.title }) : refusalText(copy.fault));
}

/** Moves a project to the trash; the toast offers to restore it. `full` when there is no room to note that. */
export async function trashProject(
  store: ProjectStore,
  { id, title }: LibraryEntry,
): Promise<'done' | 'full' | 'failed'> {
  const trashed = await store.trash(id);
  if (trashed.ok) {
    const onAction = () => void restoreProject(store, { id, title });
    showToast(t('{title} is in the Trash Can', { title }), { label: t('Undo'), onAction });
    return 'done';
  }
  if (trashed.fault.code === 'database.full') return 'full';
  showToast(trashed.fault.message);
  return 'failed';
}

/** Restores a project from the trash. */
export async function restoreProject(store: ProjectStore, { id }: Pick<LibraryEntry, 'id' | 'title'>): Promise<void> {
  tellFault(await store.restore(id));
}

/** Deletes projects of the trash permanently, one after the other; the first that cannot be deleted ends it. */
export async function destroyProjects(store: ProjectStore, entries: readonly LibraryEntry[]): Promise<void> {
  for (const { id } of entries) {
    const destroyed = await store.destroy(id);
    if (!destroyed.ok) return void showToast(destroyed.fault.message);
  }
  const title = entries[0]?.title;
  showToast(
    entries.length > 1
      ? t('{count} projects are deleted', { count: entries.length })
      : t('{title} is deleted', { title }),
  );
}

/** Renames a project; blank titles are ignored. */
export async function retitleProject({ id, title }: LibraryEntry, wanted: string): Promise<void> {
  const cleaned = cleanText(wanted.trim().slice(0, limits.nameLength));
  if (cleaned === '' || cleaned === title) return;
  const renamed = await renameProject(id, cleaned);
  if (!renamed.ok) showToast(renamed.message);
}

function tellFault(outcome: Outcome<unknown>): void {
  if (!outcome.ok) showToast(outcome.fault.message);
}

function download(bytes: Uint8Array, name: string): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
