import { defineBehavior } from '../defineBehavior.ts';
import { numeric, tableRef } from '../fields/kinds.ts';
import { ours } from '../messages.ts';

const cell = (label: string) => numeric({ label, default: 1, integer: true, minimum: 1 });

/**
 * Finds the cheapest path across a map in a table. docs/runtime-rules.md#path-finding,
 * docs/product-rules.md#validation.
 */
export const PathFind = defineBehavior({
  class: 'PathFindAction',
  type: 'Action',
  usage: 'Artificial Intelligence',
  title: 'Path Find',
  help: 'Finds the cheapest path across a map and writes it to a table.',
  searchWords: ['maze', 'route', 'walk around', 'map'],
  glyph: 'M5 19a2 2 0 1 0 .1 0M5 17v-3h7V9h6M19 5a2 2 0 1 0 .1 4 2 2 0 0 0-.1-4',
  notes: [
    'Steps go in eight directions; each costs the value of the cell it enters. A step never goes between two blocked cells that touch at a corner.',
    'Rows and columns that are not whole are rounded. If there is no path, the path table ends up without rows; a start or destination outside the map is reported too.',
  ],
  fields: {
    mapTableID: tableRef({
      label: 'Map',
      required: true,
      help: 'Negative cells are blocked; other values are the cost of entering.',
      messages: { 'value.required': ours.mapTable, 'reference.missing': ours.tableMissing },
    }),
    pathTableID: tableRef({
      label: 'Path',
      required: true,
      help: 'Receives row and column of each cell on the way.',
      messages: { 'value.required': ours.pathTable, 'reference.missing': ours.tableMissing },
    }),
    startRow: cell('Start row'),
    startColumn: cell('Start column'),
    destinationRow: cell('Destination row'),
    destinationColumn: cell('Destination column'),
  },
});
