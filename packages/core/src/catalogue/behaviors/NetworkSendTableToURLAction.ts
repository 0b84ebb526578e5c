import { defineBehavior } from '../defineBehavior.ts';
import { networkTableFields } from '../fields/networkTable.ts';

/** Sends a table to a server. docs/runtime-rules.md#networking, docs/product-rules.md#validation. */
export const NetworkSendTableToURL = defineBehavior({
  class: 'NetworkSendTableToURLAction',
  type: 'Action',
  usage: 'Networking',
  title: 'Network Send Table To URL',
  help: 'Sends a table to a server.',
  searchWords: ['upload', 'internet', 'server', 'request'],
  glyph: 'M4 13h12v7H4ZM4 16.500h12M12 11V3M8.500 6.500 12 3l3.500 3.500',
  notes: [
    'Games call only servers that the person has allowed. Anything else fails.',
    'The form has `params`, the table as JSON, and `sig`, the SHA-1 of that text. Any answer with a success status counts; its text is ignored.',
    'At most 100 calls can wait for an answer.',
  ],
  fields: networkTableFields,
});
