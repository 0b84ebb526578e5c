import { useShownTrail } from './currentTrail.ts';
import type { ListParts } from './rowProps.ts';
import { useCurrentList } from './useCurrentList.ts';
import { useOfferedList } from './useOfferedList.ts';

/** Makes the open list known to the rest of the page: the library, the head, and the palette. */
export function usePublishedList(list: ListParts, cursor: string | undefined, isEditable: boolean): void {
  useCurrentList(list, isEditable);
  useShownTrail(list.rows, cursor, list.goTo);
  useOfferedList(list, isEditable);
}
