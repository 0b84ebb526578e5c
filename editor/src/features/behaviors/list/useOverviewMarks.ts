import {
  findTexts,
  findUses,
  type Id,
  indexTexts,
  locationOf,
  type Path,
  type Project,
  pathOfText,
} from '@playhouse/core';
import { useDeferredValue, useMemo } from 'react';
import { useOpenProject } from '../../../session/SessionContext.ts';
import { useBreakpointIds } from '../../../ui-state/breakpointStore.ts';
import { type Finding, useFinding } from '../../../ui-state/finding.ts';
import { type BehaviorSurroundings, useSurroundings } from '../behaviorSurroundings.ts';
import type { ListRow } from './listRows.ts';
import { useListState } from './listStore.ts';
import { marksOf } from './overviewMarks.ts';

/** The marks of a list: problems, breakpoints, what the find panel has found, and the selection. */
export function useOverviewMarks(rows: readonly ListRow[]) {
  const { issues, owner } = useSurroundings();
  const selected = useListState((state) => state.selected);
  const stored = useBreakpointIds(useOpenProject().id).ids;
  const hits = useHits();
  return useMemo(() => {
    const own = 'prototype' in owner ? `actors/${owner.prototype}/` : `scenes/${owner.scene}/`;
    const breakpoints = new Set(stored.flatMap((id) => (id.startsWith(own) ? [id.slice(own.length)] : [])));
    return marksOf(rows, { issues, breakpoints, hits, selected });
  }, [rows, issues, owner, selected, stored, hits]);
}

const none: ReadonlySet<Id> = new Set();

function useHits(): ReadonlySet<Id> {
  const { project, owner } = useSurroundings();
  const mode = useFinding((state) => state.mode);
  const query = useDeferredValue(useFinding((state) => state.query));
  const target = useFinding((state) => state.target);
  const searched = useDeferredValue(project);
  return useMemo(
    () => (mode === 'closed' ? none : hitsIn(searched, owner, { mode, query, target })),
    [searched, owner, mode, query, target],
  );
}

/** The behaviors of an owner in which the find panel has found something. */
export function hitsIn(
  project: Project,
  owner: BehaviorSurroundings['owner'],
  { mode, query, target }: Pick<Finding, 'mode' | 'query' | 'target'>,
): ReadonlySet<Id> {
  const uses = target ? findUses(project, target) : [];
  const paths = mode === 'texts' ? findTexts(indexTexts(project), query).map(pathOfText) : uses.map(({ path }) => path);
  return new Set(
    paths.flatMap((path) => {
      if (!isOf(owner, path)) return [];
      const { behavior, instance } = locationOf(project, path);
      const isHere = 'prototype' in owner || instance?.id === owner.instance;
      return behavior && isHere ? [behavior.id] : [];
    }),
  );
}

function isOf(owner: BehaviorSurroundings['owner'], [collection, document]: Path): boolean {
  return 'prototype' in owner
    ? collection === 'actors' && document === owner.prototype
    : collection === 'scenes' && document === owner.scene;
}
