import { parseNetworkTable } from '../state/networkTable.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { prepareCall, startCall } from '../units/networkCall.ts';

/**
 * Fetches a table, which replaces the content of one of the game's. docs/runtime-rules.md#networking,
 * docs/format.md#headless-play.
 */
export const NetworkGetTableFromURL = defineRuntimeBehavior('NetworkGetTableFromURLAction', {
  prepare: prepareCall,

  start: (unit, actor, world) => startCall(unit, actor, world, 'GET', () => undefined),

  reply({ prepared }, actor, world, { table, value }) {
    const content = typeof value === 'string' ? parseNetworkTable(value) : undefined;
    if (table && content) table.assign(content);
    prepared.callback.write(actor, world, table && content ? 1 : -1);
  },
});
