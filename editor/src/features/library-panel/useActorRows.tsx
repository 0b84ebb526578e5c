import { nameIn, type Project } from '@playhouse/core';
import { useMemo, useRef } from 'react';
import { t } from '../../i18n/t.ts';
import { actorPicture } from '../drawing/actorPicture.ts';
import { Thumbnail } from '../drawing/Thumbnail.tsx';
import { useProblemCounts } from '../problems/problemStore.ts';
import type { LibraryRow } from './RowContent.tsx';

/** A row for each listed actor, including those whose prototype is missing. */
export function useActorRows(order: readonly string[], actors: Project['actors']): readonly LibraryRow[] {
  const counts = useProblemCounts('prototype');
  const made = useRef<ReadonlyMap<string, MadeRow>>(new Map());
  return useMemo(() => {
    const rows = order.map((id): MadeRow => {
      const actor = actors.get(id);
      const { errors, warnings } = counts.get(id) ?? { errors: 0, warnings: 0 };
      const before = made.current.get(id);
      const isSame = before?.actor === actor && before?.row.errors === errors && before.row.warnings === warnings;
      return before && isSame ? before : { actor, row: actorRow(id, actor, errors, warnings) };
    });
    made.current = new Map(rows.map((each) => [each.row.id, each]));
    return rows.map(({ row }) => row);
  }, [order, actors, counts]);
}

type Actor = ReturnType<Project['actors']['get']>;

interface MadeRow {
  readonly actor: Actor;
  readonly row: LibraryRow;
}

function actorRow(id: string, actor: Actor, errors: number, warnings: number): LibraryRow {
  return {
    id,
    name: actor ? nameIn(actor, t('Actor')) : t('Actor definition is missing...'),
    isMissing: !actor,
    picture: <Thumbnail {...actorPicture(actor)} isMissing={!actor} />,
    errors,
    warnings,
  };
}
