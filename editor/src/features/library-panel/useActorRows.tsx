import { nameIn, type Project } from '@playhouse/core';
import { useMemo } from 'react';
import { t } from '../../i18n/t.ts';
import { actorPicture } from '../drawing/actorPicture.ts';
import { Thumbnail } from '../drawing/Thumbnail.tsx';
import { useProblemCounts } from '../problems/problemStore.ts';
import type { LibraryRow } from './LibraryRows.tsx';

/** A row for each listed actor, including those whose prototype is missing. */
export function useActorRows(order: readonly string[], actors: Project['actors']): Omit<LibraryRow, 'entries'>[] {
  const counts = useProblemCounts('prototype');
  return useMemo(
    () =>
      order.map((id) => {
        const actor = actors.get(id);
        const { errors, warnings } = counts.get(id) ?? { errors: 0, warnings: 0 };
        return {
          id,
          name: actor ? nameIn(actor, t('Actor')) : t('Actor definition is missing...'),
          isMissing: !actor,
          picture: <Thumbnail {...actorPicture(actor)} isMissing={!actor} />,
          errors,
          warnings,
        };
      }),
    [order, actors, counts],
  );
}
