import type { Behavior, Id, Issue } from '@playhouse/core';
import { commaSeparated, counted } from '../../../i18n/counted.ts';
import { t } from '../../../i18n/t.ts';
import type { ListRow } from './listRows.ts';

/** What is remarkable about a row of the list, in the order of drawing. */
export const markKinds = ['selected', 'hit', 'warning', 'error', 'breakpoint'] as const;
export type MarkKind = (typeof markKinds)[number];

export interface MarkSources {
  readonly issues: ReadonlyMap<Id, readonly Issue[]>;
  /** Ids of behaviors and of conditions. */
  readonly breakpoints: ReadonlySet<Id>;
  readonly hits: ReadonlySet<Id>;
  readonly selected: ReadonlySet<Id>;
}

/** The rows with marks, by their index. A closed block or lane has the marks of what is inside. */
export function marksOf(rows: readonly ListRow[], sources: MarkSources): Readonly<Record<MarkKind, readonly number[]>> {
  const { issues, breakpoints, hits, selected } = sources;
  const marks: Record<MarkKind, number[]> = { selected: [], hit: [], warning: [], error: [], breakpoint: [] };
  for (const [index, row] of rows.entries()) {
    const behaviors = behaviorsAt(row);
    if (behaviors.length === 0) continue;
    const found = behaviors.flatMap(({ id }) => issues.get(id) ?? []);
    const stops = ({ id, conditions = [] }: Behavior) =>
      breakpoints.has(id) || conditions.some((condition) => breakpoints.has(condition.id));
    if (row.kind === 'card' && selected.has(row.behavior.id)) marks.selected.push(index);
    if (behaviors.some(({ id }) => hits.has(id))) marks.hit.push(index);
    if (found.some(({ severity }) => severity === 'blocking')) marks.error.push(index);
    else if (found.length > 0) marks.warning.push(index);
    if (breakpoints.size > 0 && behaviors.some(stops)) marks.breakpoint.push(index);
  }
  return marks;
}

/** The behaviors that a row stands for: its own, and those that it hides. */
function behaviorsAt(row: ListRow): readonly Behavior[] {
  if (row.kind === 'lane') return row.isOpen ? [] : allOf(row.behavior[row.list] ?? []);
  if (row.kind !== 'card') return [];
  return row.hasLanes ? [row.behavior] : allOf([row.behavior]);
}

function allOf(behaviors: readonly Behavior[]): readonly Behavior[] {
  const all: Behavior[] = [];
  const pending = [...behaviors];
  for (let next = pending.pop(); next; next = pending.pop()) {
    all.push(next);
    for (const list of [next.behaviors, next.elseBehaviors]) if (list) pending.push(...list);
  }
  return all;
}

const words: Readonly<Record<MarkKind, (count: number) => string>> = {
  selected: (count) => t('{count} selected', { count }),
  hit: (count) => t('{count, plural, one {# hit} other {# hits}}', { count }),
  warning: (count) => counted(count, 'warning'),
  error: (count) => counted(count, 'error'),
  breakpoint: (count) => t('{count, plural, one {# breakpoint} other {# breakpoints}}', { count }),
};

/** "2 errors, 1 breakpoint", by the number of marked rows; blank without marks. */
export function marksInWords(marks: Readonly<Record<MarkKind, readonly number[]>>): string {
  const marked = markKinds.filter((kind) => marks[kind].length > 0);
  return commaSeparated(marked.map((kind) => words[kind](marks[kind].length)));
}
