import type { PointerEvent } from 'react';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import { useWorkspace } from '../../ui-state/workspace.ts';
import { watchForDrag } from '../behaviors/list/behaviorDrag.ts';
import { currentList } from '../behaviors/list/currentList.ts';
import type { Insertable } from '../behaviors/list/insertable.ts';

/**
 * Inserts into the open behavior list, once it is loaded; without one, says what to do first. A library drawer closes to
 * show the inserted behavior.
 */
export function insertFromLibrary(thing: Insertable): void {
  const { list, isLocked, isLoading } = currentList.getState();
  if (isLoading) insertWhenLoaded(thing);
  else if (list) {
    useWorkspace.getState().setDrawer(false);
    list.insert(thing);
  } else
    showToast(isLocked ? t('Unlock this actor to change its behaviors.') : t('Open an actor to insert behaviors.'));
}

/** Inserts nothing when another page has been opened meanwhile: that would change an actor that was not meant. */
function insertWhenLoaded(thing: Insertable): void {
  const page = pageNow();
  const stop = currentList.subscribe(({ isLoading }) => {
    if (isLoading) return;
    stop();
    // The list follows its placeholder in the same task.
    setTimeout(() => (pageNow() === page ? insertFromLibrary(thing) : undefined));
  });
}

/** The address of the open page. */
function pageNow(): string {
  return location.hash.replace(/\?.*/, '');
}

/** Lets a pressed row be dragged into the list; a drawer closes when it leaves its place. */
export function dragFromLibrary(event: PointerEvent, thing: Insertable, title: string): void {
  watchForDrag(
    event,
    () => ({ kind: 'thing', thing, title }),
    () => useWorkspace.getState().setDrawer(false),
  );
}
