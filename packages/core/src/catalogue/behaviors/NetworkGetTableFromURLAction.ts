import { defineBehavior } from '../defineBehavior.ts';
import { networkTableFields } from '../fields/networkTable.ts';

/** Fills a table with the answer of a server. docs/runtime-rules.md#networking, docs/product-rules.md#validation. */
export const NetworkGetTableFromURL = defineBehavior({
  class: 'NetworkGetTableFromURLAction',
  type: 'Action',
  usage: 'Networking',
  title: 'Network Get Table From URL',
  help: 'Asks a server for a table and replaces one with the answer.',
  searchWords: ['download', 'internet', 'server', 'request'],
  glyph: 'M4 4h12v7H4ZM4 7.500h12M12 13v8M8.500 17.500 12 21l3.500-3.500',
  notes: [
    'Games call only servers that the person has allowed. Anything else fails, and so do redirects, answers of more than 1 MB and tables of more than 10,000 rows or 1,000 columns.',
    'The answer comes in a later frame, at the earliest the next one. It counts even if the actor is gone by then, except that an attribute of that actor is not written.',
    'At most 100 calls can wait for an answer.',
  ],
  fields: networkTableFields,
});
