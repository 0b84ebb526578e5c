import { useShownTrail } from './currentTrail.ts';
import type { ListParts } from './rowProps.ts';
import { useCurrentList } from './useCurrentList.ts';
import { useOfferedList } from './useOfferedList.ts';

/** Lets the rest of the page know the list that is open: the library, the head of the page, and the palette. */
export function usePublishedList(list: ListParts, cursor: string | undefined, isEditable: boolean): void {
  useCurrentList(list, isEditable);
  useShownTrail(list.rows, cursor, list.goTo);
  useOfferedList(list, isEditable);
}
