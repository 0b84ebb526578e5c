import { defineBehavior } from '../defineBehavior.ts';
import { attributeRef, program } from '../fields/kinds.ts';

/** Logs in to a service that no longer exists; kept without effect. docs/runtime-rules.md#networking. */
export const NetworkConnect = defineBehavior({
  class: 'NetworkConnectAction',
  type: 'Action',
  usage: 'Networking',
  title: 'Network Connect',
  help: 'Belongs to a service that no longer exists. It has no effect.',
  searchWords: ['online', 'multiplayer', 'server'],
  glyph: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM4 12h16M12 4c3 3 3 13 0 16M12 4c-3 3-3 13 0 16',
  notes: ['The callback attribute is not written.'],
  fields: {
    callbackAttribute: attributeRef({ label: 'Callback attribute', target: 'numeric', writes: true }),
    playerName: program({ label: 'Name', result: 'any' }),
    playerEmail: program({ label: 'E-mail', result: 'any' }),
    playerPassword: program({ label: 'Password', result: 'any' }),
  },
});
