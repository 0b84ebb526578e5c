import { setTimeout } from 'node:timers/promises';
import type { Phase } from '../../packages/sync/src/engine/state.ts';
import { answerOf, drip, type Exchange, type ProxyFault, pass, refuse } from './faultProxy.ts';

/** A fault of the connection or the server, and what an open project then says. */
export interface Fault extends ProxyFault {
  /**
   * What the sync is in while the fault lasts. Empty where it only takes longer: then the operation is done before the
   * fault ends.
   */
  readonly phases: readonly Phase[];
}

/** More than a document of these tests has, less than a picture. */
const smallBody = 6000;

function refusal(status: string, error: string, reason: string, headers: readonly string[] = []): Fault['handle'] {
  return (exchange) => refuse(exchange, status, JSON.stringify({ error, reason }), headers);
}

const isDatabase = ({ path }: Exchange) => path.startsWith('/db/');

/** Every fault by name. docs/sync.md#faults */
export const faults: Readonly<Record<string, Fault>> = {
  'no connection': { held: 'cut', phases: ['offline'], handle: ({ client }) => void client.destroy() },
  'late answers': {
    held: 'keep',
    phases: [],
    async handle(exchange) {
      const answer = await answerOf(exchange.ask());
      await setTimeout(700);
      exchange.client.end(answer);
    },
  },
  'half-open connections': { held: 'freeze', phases: ['offline'], handle: () => undefined },
  'truncated answers': {
    held: 'cut',
    phases: ['offline'],
    async handle(exchange) {
      const answer = await answerOf(exchange.ask());
      exchange.client.write(answer.subarray(0, answer.indexOf('\r\n\r\n') + 6), () => exchange.client.destroy());
    },
  },
  'doubled requests': {
    held: 'keep',
    phases: [],
    async handle(exchange) {
      await answerOf(exchange.ask());
      pass(exchange);
    },
  },
  'lost answers': {
    held: 'cut',
    phases: ['offline'],
    async handle(exchange) {
      await answerOf(exchange.ask());
      exchange.client.resetAndDestroy();
    },
  },
  'answers byte by byte': {
    held: 'keep',
    phases: ['offline'],
    handle: async (exchange) => drip(exchange.client, await answerOf(exchange.ask()), 500),
  },
  'an ended session': {
    held: 'cut',
    phases: ['offline', 'paused'],
    handle: (exchange) =>
      isDatabase(exchange) ? refusal('401 Unauthorized', 'unauthorized', 'session')(exchange) : pass(exchange),
  },
  'no right': { held: 'cut', phases: ['refused'], handle: refusal('403 Forbidden', 'forbidden', 'no') },
  'no database': {
    held: 'cut',
    phases: ['refused'],
    handle: refusal('404 Object Not Found', 'not_found', 'Database does not exist.'),
  },
  conflicts: {
    held: 'cut',
    phases: ['offline'],
    handle: refusal('409 Conflict', 'conflict', 'Document update conflict.'),
  },
  'large requests refused': {
    held: 'keep',
    phases: [],
    handle: (exchange) =>
      exchange.bodyBytes > smallBody ? refuse(exchange, '413 Payload Too Large', '<h1>Too large</h1>') : pass(exchange),
  },
  'too many requests': {
    held: 'cut',
    phases: ['offline'],
    handle: refusal('429 Too Many Requests', 'too_many', 'Too many requests.', ['retry-after: 1']),
  },
  'a proxy without its server': {
    held: 'cut',
    phases: ['offline'],
    handle: (exchange) => refuse(exchange, '502 Bad Gateway', '<html><h1>502 Bad Gateway</h1></html>'),
  },
  'a full server': {
    held: 'cut',
    phases: ['offline'],
    handle: refusal('507 Insufficient Storage', 'storage_full', 'The disk of the server is full.'),
  },
};
