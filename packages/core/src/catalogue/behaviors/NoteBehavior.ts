import { defineBehavior } from '../defineBehavior.ts';
import { text } from '../fields/kinds.ts';

/** A remark for people. docs/runtime-rules.md#organization. */
export const Note = defineBehavior({
  class: 'NoteBehavior',
  type: 'Note',
  usage: 'Organization',
  title: 'Note',
  help: 'Holds a comment. It never runs.',
  editorOnly: true,
  fields: { note: text({ label: 'Note' }) },
});
