import { defineBehavior } from '../defineBehavior.ts';
import { program } from '../fields/kinds.ts';

/** Opens an address in the browser. docs/runtime-rules.md#device-behaviors, docs/product-rules.md#validation. */
export const OpenURL = defineBehavior({
  class: 'OpenURLAction',
  type: 'Action',
  usage: 'Device',
  title: 'Open URL',
  help: 'Opens an address in the browser.',
  searchWords: ['link', 'website', 'browser', 'internet'],
  glyph: 'M13.500 4.500h6v6M19.500 4.500 11 13M17 14v5.500H4.500V7H10',
  notes: ['Only addresses of http and https open, and a blank one does nothing. The game goes on.'],
  fields: {
    url: program({
      label: 'URL',
      result: 'any',
      required: true,
      messages: { 'value.required': 'URL cannot be blank.' },
    }),
  },
});
