import { defineBehavior } from '../defineBehavior.ts';
import { text } from '../fields/kinds.ts';

/** A remark for people. docs/runtime-rules.md#organization. */
export const Note = defineBehavior({
  class: 'NoteBehavior',
  type: 'Note',
  usage: 'Organization',
  title: 'Note',
  help: 'Holds a comment. It never runs.',
  searchWords: ['comment', 'remark', 'reminder', 'text'],
  glyph: 'M5 4.500h14v9.800L13.800 19.500H5ZM19 14h-5.200v5.500M8.500 9h7M8.500 12.500H12',
  editorOnly: true,
  fields: { note: text({ label: 'Note' }) },
});
