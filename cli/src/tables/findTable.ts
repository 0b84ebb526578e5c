import { orderedTables, type Project, type TableDocument } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';

/** The table with an id, or the only one with a name; anything else is a usage error that lists the tables. */
export function findTable(project: Project, wanted: string): TableDocument {
  const tables = orderedTables(project);
  const byId = tables.find(({ id }) => id === wanted);
  const named = tables.filter(({ name }) => name === wanted);
  const found = byId ?? (named.length === 1 ? named[0] : undefined);
  if (found) return found;
  const ids = named.map(({ id }) => id).join(', ');
  const list = tables.map(({ name }) => `"${name}"`).join(', ');
  const message =
    named.length > 1
      ? `Several tables are named "${wanted}". Use one of the ids ${ids}.`
      : `There is no table "${wanted}"; ${list === '' ? 'the project has none' : `the tables are ${list}`}.`;
  throw new CommandError(exitStatus.usage, 'table.missing', message);
}

/**
 * The row or column for a text: the first with that name, else the one with that number, counted from 1. The number
 * 0 means the names themselves and gives undefined. docs/product-rules.md#tables-and-cells.
 */
export function findMember<Member extends { readonly name: string }>(
  members: readonly Member[],
  wanted: string,
  what: 'row' | 'column',
): Member | undefined {
  const named = wanted === '' ? undefined : members.find(({ name }) => name === wanted);
  if (named) return named;
  if (wanted === '0') return undefined;
  const found = /^\d+$/.test(wanted) ? members[Number(wanted) - 1] : undefined;
  if (found) return found;
  const count = members.length === 1 ? `one ${what}` : `${members.length} ${what}s`;
  throw new CommandError(
    exitStatus.usage,
    `table.${what}`,
    `There is no ${what} "${wanted}". The table has ${count}. Use a name, or a number from 1.`,
  );
}
