import { writeNetworkTable } from '../state/networkTable.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { prepareCall, startCall } from '../units/networkCall.ts';
import { sha1 } from '../units/sha1.ts';

/** Sends a table as a signed form. docs/runtime-rules.md#networking, docs/format.md#headless-play. */
export const NetworkSendTableToURL = defineRuntimeBehavior('NetworkSendTableToURLAction', {
  prepare: prepareCall,

  start(unit, actor, world) {
    startCall(unit, actor, world, 'POST', (table) => {
      const params = writeNetworkTable(table);
      return `params=${encodeURIComponent(params)}&sig=${sha1(params)}`;
    });
  },

  reply: ({ prepared }, actor, world, { value }) => prepared.callback.write(actor, world, value === undefined ? -1 : 1),
});
