import { defineBehavior } from '../defineBehavior.ts';
import { program } from '../fields/kinds.ts';

/** Writes a line to the preview console. docs/runtime-rules.md#device-behaviors, docs/format.md#behaviors. */
export const LogDebuggingStatement = defineBehavior({
  class: 'LogDebuggingStatementAction',
  type: 'Action',
  usage: 'Device',
  title: 'Log Debugging Statement',
  help: 'Writes a line to the console of the preview.',
  searchWords: ['print', 'console', 'trace'],
  glyph: 'M4 5h16v14H4ZM7.500 9l3 3-3 3M12.500 15h4',
  notes: ['The log keeps 10,000 lines.'],
  fields: { text: program({ label: 'Text', result: 'any' }) },
});
