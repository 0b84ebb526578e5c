import { attachImages, type BehaviorOwner, copyBehaviors, type Id, writeClipboardText } from '@playhouse/core';
import { showToast } from '../../../components/Toast.tsx';
import type { OpenProject } from '../../../session/SessionContext.ts';
import { freeName, type KeptBehavior, keepBehaviors, useKeptBehaviors } from './keptBehaviors.ts';
import type { OwnBehavior } from './ownBehaviors.ts';

/** Keeps behaviors of an owner, with what they need, under a name on this device. Reports the outcome. */
export function saveOwn(
  { id: gameId, session, assets }: OpenProject,
  owner: BehaviorOwner,
  ids: readonly Id[],
  name: string,
): void {
  const copied = copyBehaviors(session.getState().project, { gameId, owner, ids });
  if (!copied.ok) {
    showToast(copied.issues[0]?.message ?? 'This cannot be saved.');
    return;
  }
  const bundle = copied.value;
  const before = useKeptBehaviors.getState().behaviors;
  const taken = before.map((kept) => kept.name);
  const kept = (text: string): KeptBehavior => ({
    id: `own-${session.newId()}`,
    name: freeName(name.trim(), taken),
    className: bundle.behaviors?.[0]?.class ?? '',
    text,
  });
  const whole = kept(writeClipboardText(attachImages(bundle, assets.getFiles())));
  if (keepBehaviors([...before, whole])) {
    sayWithUndo(`Saved “${whole.name}” in your own behaviors`, before);
    return;
  }
  // Images take the most room; without them, the behaviors refer to images by name.
  const light = kept(writeClipboardText(bundle));
  if (keepBehaviors([...before, light])) {
    sayWithUndo(`Saved “${light.name}” without its images. There is no room for them.`, before);
    return;
  }
  showToast('There is no room for another own behavior. Delete one first.');
}

/** Renames a saved behavior: one in the project by an edit, one on this device with Undo in a toast. */
export function renameOwn({ session }: OpenProject, { thing, name: old }: OwnBehavior, name: string): void {
  if (thing.kind === 'saved') {
    session.dispatch({ kind: 'savedBehavior.rename', data: { saved: thing.saved, name } });
    return;
  }
  const before = useKeptBehaviors.getState().behaviors;
  const taken = before.flatMap((kept) => (kept.id === thing.own ? [] : [kept.name]));
  const free = freeName(name.trim(), taken);
  if (keepBehaviors(before.map((kept) => (kept.id === thing.own ? { ...kept, name: free } : kept)))) {
    sayWithUndo(`Renamed “${old}” to “${free}”`, before);
  }
}

/** Deletes a saved behavior; inserted copies stay. */
export function deleteOwn({ session }: OpenProject, { thing, name }: OwnBehavior): void {
  if (thing.kind === 'saved') {
    session.dispatch({ kind: 'savedBehavior.remove', data: { saved: thing.saved } });
    showUndo(`Deleted “${name}”`, session.undo);
    return;
  }
  const before = useKeptBehaviors.getState().behaviors;
  if (keepBehaviors(before.filter((kept) => kept.id !== thing.own))) sayWithUndo(`Deleted “${name}”`, before);
}

function sayWithUndo(text: string, before: readonly KeptBehavior[]): void {
  showUndo(text, () => void keepBehaviors(before));
}

function showUndo(text: string, onAction: () => void): void {
  showToast(text, { label: 'Undo', onAction });
}
