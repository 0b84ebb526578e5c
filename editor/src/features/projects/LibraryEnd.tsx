import type { LibraryEntry, ProjectStore } from '@playhouse/sync';
import { CloudSection } from '../cloud/CloudSection.tsx';
import { TrashCan } from './TrashCan.tsx';

export interface LibraryEndProps {
  readonly store: ProjectStore;
  readonly entries: readonly LibraryEntry[];
}

/** Projects that are not here yet, or are to be deleted. */
export function LibraryEnd({ store, entries }: LibraryEndProps) {
  const trashed = entries.filter(({ deletedAt }) => deletedAt !== undefined);
  return (
    <>
      <CloudSection entries={entries} />
      {trashed.length > 0 ? <TrashCan store={store} entries={trashed} /> : null}
    </>
  );
}
