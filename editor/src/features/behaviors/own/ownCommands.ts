import { attachImages, type BehaviorOwner, copyBehaviors, type Id, writeClipboardText } from '@playhouse/core';
import type { OwnBehaviorEntry, OwnBehaviorStore, StoreFault } from '@playhouse/sync';
import { showToast } from '../../../components/toasts.ts';
import { said } from '../../../i18n/said.ts';
import { t } from '../../../i18n/t.ts';
import type { OpenProject } from '../../../session/SessionContext.ts';
import { hasRoomFor } from '../../../session/storageRoom.ts';
import { undoAction } from '../../../session/undoAction.ts';
import { loadPasting } from '../../paste/loadPasting.ts';
import { partEnding, saveFile } from '../../paste/partFile.ts';
import { freeName, openKept, showKept, useKeptBehaviors } from './keptBehaviors.ts';
import type { OwnBehavior } from './ownBehaviors.ts';

/** Keeps behaviors of an owner, with what they need, under a name on this device. Reports the outcome. */
export async function saveOwn(
  { id: gameId, session, assets }: OpenProject,
  owner: BehaviorOwner,
  ids: readonly Id[],
  name: string,
): Promise<void> {
  const copied = copyBehaviors(session.getState().project, { gameId, owner, ids });
  if (!copied.ok) {
    showToast(copied.issues[0]?.message ?? t('This cannot be saved.'));
    return;
  }
  const bundle = copied.value;
  await withStore(t('“{name}” was not saved.', { name }), async (store) => {
    const entry = newEntry(session.newId(), name, bundle.behaviors?.[0]?.class);
    const whole = writeClipboardText(attachImages(bundle, assets.getFiles()));
    const put = await putWithRoom(store, entry, whole);
    if (put.ok)
      return sayWithUndo(t('Saved “{name}” in your own behaviors', { name: entry.name }), () => store.remove(entry.id));
    // Images take the most room; without them, the behaviors refer to images by name.
    const light = writeClipboardText(bundle);
    if (put.fault.code !== 'database.full' || light.length === whole.length) return put.fault;
    const again = await putWithRoom(store, entry, light);
    if (!again.ok) return again.fault;
    return sayWithUndo(t('Saved “{name}” without its images. There is no room for them.', { name: entry.name }), () =>
      store.remove(entry.id),
    );
  });
}

/** The text of a kept behavior; undefined, after a toast, when it cannot be read. */
export async function readOwn(id: string): Promise<{ readonly name: string; readonly text: string } | undefined> {
  const name = useKeptBehaviors.getState().behaviors.find((kept) => kept.id === id)?.name ?? '';
  let text: string | undefined;
  await withStore(t('The behavior was not inserted.'), async (store) => {
    const read = await store.read(id);
    if (!read.ok) return read.fault;
    text = read.value;
    return undefined;
  });
  return text === undefined ? undefined : { name, text };
}

/** Renames a saved behavior: one in the project by an edit, one on this device with Undo in a toast. */
export async function renameOwn({ session }: OpenProject, { thing, name: old }: OwnBehavior, name: string) {
  if (thing.kind === 'saved') {
    session.dispatch({ kind: 'savedBehavior.rename', data: { saved: thing.saved, name } });
    return;
  }
  const { own } = thing;
  await withStore(t('“{old}” was not renamed.', { old }), async (store) => {
    const free = freeName(name.trim(), takenNames(own));
    const renamed = await store.rename(own, free);
    if (!renamed.ok) return renamed.fault;
    return sayWithUndo(t('Renamed “{old}” to “{free}”', { old, free }), () => store.rename(own, old));
  });
}

/** Deletes a saved behavior; inserted copies stay. */
export async function deleteOwn({ session }: OpenProject, { thing, name, className }: OwnBehavior): Promise<void> {
  if (thing.kind === 'saved') {
    session.dispatch({ kind: 'savedBehavior.remove', data: { saved: thing.saved } });
    showToast(t('Deleted “{name}”', { name }), undoAction(session));
    return;
  }
  const { own } = thing;
  await withStore(t('“{name}” was not deleted.', { name }), async (store) => {
    const read = await store.read(own);
    const removed = await store.remove(own);
    if (!removed.ok) return removed.fault;
    if (!read.ok) {
      showToast(t('Deleted “{name}”', { name }));
      return undefined;
    }
    return sayWithUndo(t('Deleted “{name}”', { name }), () => store.put({ id: own, name, className }, read.value));
  });
}

/** Saves a kept behavior as a file, which can be pasted or imported anywhere. */
export async function exportOwn(id: string, name: string): Promise<void> {
  await withStore(t('“{name}” was not exported.', { name }), async (store) => {
    const read = await store.read(id);
    if (!read.ok) return read.fault;
    saveFile(`${name}${partEnding}`, read.value);
    return undefined;
  });
}

/** Keeps the behaviors of an exported file under the name of the file. */
export async function importOwn({ session }: OpenProject, file: File): Promise<void> {
  const read = await (await loadPasting()).readPartFile(file);
  if (!read.ok) {
    showToast(read.issues[0]?.message ?? t('This file cannot be imported.'));
    return;
  }
  const { bundle, skipped } = read.value;
  const [first] = bundle.behaviors ?? [];
  if (!first) {
    showToast(t('This file contains no behaviors. Only exported behaviors can be imported here.'));
    return;
  }
  const named = file.name.endsWith(partEnding) ? file.name.slice(0, -partEnding.length) : file.name;
  await withStore(t('“{named}” was not imported.', { named }), async (store) => {
    const entry = newEntry(session.newId(), named, first.class);
    const put = await putWithRoom(store, entry, writeClipboardText(bundle));
    if (!put.ok) return put.fault;
    const rest = skipped.length === 0 ? '' : t(', {count} damaged left out', { count: skipped.length });
    return sayWithUndo(t('Imported “{name}”{rest}', { name: entry.name, rest }), () => store.remove(entry.id));
  });
}

function newEntry(id: string, name: string, className = ''): OwnBehaviorEntry {
  return { id: `own-${id}`, name: freeName(name.trim() || t('Behavior'), takenNames()), className };
}

function takenNames(except?: string): readonly string[] {
  return useKeptBehaviors.getState().behaviors.flatMap(({ id, name }) => (id === except ? [] : [name]));
}

const full: StoreFault = { code: 'database.full', message: '' };

/** Refused before the disk is so full that edits could not be saved. */
async function putWithRoom(store: OwnBehaviorStore, entry: OwnBehaviorEntry, text: string) {
  return (await hasRoomFor(text.length)) ? store.put(entry, text) : ({ ok: false, fault: full } as const);
}

/** Works on the store and lists the result; a fault is always reported, after a sentence that says what did not happen. */
async function withStore(
  failure: string,
  work: (store: OwnBehaviorStore) => Promise<StoreFault | undefined>,
): Promise<void> {
  const store = await openKept().catch(() => undefined);
  const fault = store ? await work(store) : unavailable;
  if (store) await showKept(store);
  if (fault) showToast(`${failure} ${reasonOf(fault)}`);
}

const unavailable: StoreFault = { code: 'database.access', message: '' };

function reasonOf({ code, message }: StoreFault): string {
  if (code === 'database.full') return t('There is no room left on this device. Delete something first.');
  return code === 'behavior.notFound' ? said(message) : t('The storage of this browser cannot be used.');
}

type Outcome = Awaited<ReturnType<OwnBehaviorStore['remove']>>;

function sayWithUndo(text: string, undo: () => Promise<Outcome>): undefined {
  const onAction = () =>
    void withStore(t('Nothing was undone.'), async () => {
      const undone = await undo();
      return undone.ok ? undefined : undone.fault;
    });
  showToast(text, { label: t('Undo'), onAction });
}
