import { textOfValue } from '../state/value.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Writes a line to the log. docs/runtime-rules.md#device-behaviors. */
export const LogDebuggingStatement = defineRuntimeBehavior('LogDebuggingStatementAction', {
  start(unit, actor, world) {
    const text = unit.fields.text(actor, world);
    if (text !== undefined) world.log(actor, unit.location, textOfValue(text));
  },
});
