import type { Conflicts } from '@playhouse/sync/cloud';
import { create } from 'zustand';

const none: Conflicts = { merged: [], unmerged: [] };

/** Where versions of the open project met on this computer. */
export const useConflicts = create<Conflicts>()(() => none);

/** Nothing is known any more: another project is open, or none. */
export function forgetConflicts(): void {
  useConflicts.setState(none);
}

/** Looks where versions met, also without a server. What is found after `isOver` is of no interest. */
export async function lookForConflicts(
  id: string,
  shownOf: (document: string) => string | undefined,
  isOver: () => boolean,
): Promise<void> {
  const { readBrowserConflicts } = await import('@playhouse/sync/cloud');
  if (isOver()) return;
  const found = await readBrowserConflicts(id, shownOf);
  if (!isOver()) useConflicts.setState(found);
}
