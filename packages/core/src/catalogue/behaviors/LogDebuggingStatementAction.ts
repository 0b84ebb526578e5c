import { defineBehavior } from '../defineBehavior.ts';
import { program } from '../fields/kinds.ts';

/** Writes a line to the preview console. docs/runtime-rules.md#device-behaviors, docs/format.md#behaviors. */
export const LogDebuggingStatement = defineBehavior({
  class: 'LogDebuggingStatementAction',
  type: 'Action',
  usage: 'Device',
  title: 'Log Debugging Statement',
  help: 'Writes a line to the console of the preview.',
  notes: ['The log keeps 10,000 lines.'],
  fields: { text: program({ label: 'Text', result: 'any' }) },
});
