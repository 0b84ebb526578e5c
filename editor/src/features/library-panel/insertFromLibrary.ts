import { showToast } from '../../components/Toast.tsx';
import { currentList } from '../behaviors/list/currentList.ts';
import type { Insertable } from '../behaviors/list/insertable.ts';

/** Inserts into the behavior list that is open; without one, says what to do first. */
export function insertFromLibrary(thing: Insertable): void {
  const { list } = currentList.getState();
  if (list) list.insert(thing);
  else showToast('Open an actor to insert behaviors.');
}
