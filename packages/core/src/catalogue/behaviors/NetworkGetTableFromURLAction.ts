import { defineBehavior } from '../defineBehavior.ts';
import { networkTableFields } from '../fields/networkTable.ts';

/** Fills a table with the answer of a server. Reference 1.12, spec 2 chapter 5. */
export const NetworkGetTableFromURL = defineBehavior({
  class: 'NetworkGetTableFromURLAction',
  type: 'Action',
  usage: 'Networking',
  title: 'Network Get Table From URL',
  help: 'Asks a server for a table and replaces one with the answer.',
  fields: networkTableFields,
});
