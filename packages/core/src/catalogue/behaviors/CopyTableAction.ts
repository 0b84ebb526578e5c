import { defineBehavior } from '../defineBehavior.ts';
import { tableRef } from '../fields/kinds.ts';

const invalidSource = 'Invalid source table ID.';
const invalidTarget = 'Invalid target table ID.';

/**
 * Copies the content of a table into another. docs/runtime-rules.md#table-behaviors, docs/format.md#behaviors,
 * docs/product-rules.md#validation.
 */
export const CopyTable = defineBehavior({
  class: 'CopyTableAction',
  type: 'Action',
  usage: 'Tables',
  title: 'Copy Table',
  help: 'Copies everything in a table into another table.',
  searchWords: ['duplicate', 'clone', 'list'],
  glyph: 'M4 4h11v9H4ZM9 16v4h11v-9h-2M4 8h11M9 8v5',
  notes: ['Row names are copied too. A table copied onto itself stays as it is.'],
  fields: {
    tableID: tableRef({
      label: 'From',
      required: true,
      messages: { 'value.required': invalidSource, 'reference.missing': invalidSource },
    }),
    targetTableID: tableRef({
      label: 'To',
      required: true,
      messages: { 'value.required': invalidTarget, 'reference.missing': invalidTarget },
    }),
  },
});
