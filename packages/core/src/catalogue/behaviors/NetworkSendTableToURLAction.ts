import { defineBehavior } from '../defineBehavior.ts';
import { networkTableFields } from '../fields/networkTable.ts';

/** Sends a table to a server. Reference 1.12, spec 2 chapter 5. */
export const NetworkSendTableToURL = defineBehavior({
  class: 'NetworkSendTableToURLAction',
  type: 'Action',
  usage: 'Networking',
  title: 'Network Send Table To URL',
  help: 'Sends a table to a server.',
  fields: networkTableFields,
});
