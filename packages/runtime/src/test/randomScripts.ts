import { delegateEvents } from '@playhouse/core';
import * as fc from 'fast-check';

/** Bodies of scripts that read, write, count, wait, answer, fail and never end. */
const sources = [
  "log('here', getAttribute('game.Score'));",
  "setAttribute('game.Score', getAttribute('game.Score') + 1);",
  "setAttribute('game.Ratio', Math.random());",
  "const table = getTable('Levels'); table.set(1, 1, table.get(1, 1) + 1); if (table.rowCount < 9) table.addRow();",
  'pause(0.1);',
  'return true;',
  "return 'text';",
  'return [{ itemID: "sword", name: "Sword", price: "1" }];',
  "if (typeof defaultFunction === 'function') return defaultFunction();",
  "getAttribute('game.Nothing');",
  'return new Promise(() => {});',
  'for (;;) {}',
] as const;

/** Up to four scripts; none in half of the games. */
export const randomDelegates = fc.oneof(
  fc.constant([]),
  fc.array(
    fc.record({
      event: fc.constantFrom(...delegateEvents.map(({ event }) => event)),
      source: fc.constantFrom(...sources),
      enabled: fc.constantFrom(true, true, true, false),
    }),
    { minLength: 1, maxLength: 4 },
  ),
);
