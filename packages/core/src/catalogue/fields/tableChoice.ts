import type { Issue } from '../../model/issue.ts';

/** Checks that a table is given either by its id or by an expression. docs/runtime-rules.md#table-behaviors. */
export function checkTableChoice(message: string) {
  return (attributes: { readonly tableID?: unknown; readonly tableExpression?: unknown }): readonly Issue[] => {
    if (!isBlank(attributes.tableID) || !isBlank(attributes.tableExpression)) return [];
    return [{ code: 'value.required', severity: 'blocking', path: ['attributes', 'tableID'], params: {}, message }];
  };
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && '$' in value && Array.isArray(value.$) && value.$.length === 0;
}
