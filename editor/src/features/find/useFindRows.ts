import { countKinds, findTexts, indexTexts, type TextKind } from '@playhouse/core';
import { useDeferredValue, useMemo } from 'react';
import { useProject } from '../../session/SessionContext.ts';
import { useFinding } from '../../ui-state/finding.ts';
import { type FindRow, rowsOfTexts, rowsOfUses } from './findRows.ts';

/** The rows of the panel, and the number of hits of each kind. */
export interface FoundRows {
  readonly rows: readonly FindRow[];
  readonly counts: ReadonlyMap<TextKind, number>;
}

const nothing: FoundRows = { rows: [], counts: new Map() };

/**
 * The rows for a search or for the uses of a thing. Typing filters texts that are collected once per version of the
 * project; rendering is deferred while the user types quickly.
 */
export function useFindRows(): FoundRows {
  const mode = useFinding((state) => state.mode);
  const query = useDeferredValue(useFinding((state) => state.query));
  const kind = useFinding((state) => state.kind);
  const target = useFinding((state) => state.target);
  const project = useDeferredValue(useProject((current) => current));
  const found = useMemo(() => (mode === 'texts' ? findTexts(indexTexts(project), query) : []), [mode, project, query]);
  return useMemo(() => {
    if (mode === 'uses') return target ? { rows: rowsOfUses(project, target), counts: new Map() } : nothing;
    const shown = kind === 'all' ? found : found.filter(({ text }) => text.kind === kind);
    return { rows: rowsOfTexts(shown), counts: countKinds(found) };
  }, [mode, target, project, found, kind]);
}
