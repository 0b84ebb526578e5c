import { runtimeLimits } from '../game/limits.ts';
import { textOfValue } from '../state/value.ts';
import { createCallback } from '../units/callback.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/**
 * Asks for a text; the game waits, and the answer is written to an attribute. docs/runtime-rules.md#device-behaviors.
 */
export const KeyboardInput = defineRuntimeBehavior('KeyboardInputAction', {
  prepare: (fields, compiler) => createCallback(fields.targetAttribute, compiler),

  start(unit, actor, world) {
    const prompt = textOfValue(unit.fields.keyboardPrompt(actor, world));
    if (!world.texts.ask(prompt, actor, unit.index))
      world.faults.report(unit.location, 'limit.calls', runtimeLimits.calls);
  },

  answer: (unit, actor, world, text) => unit.prepared.write(actor, world, text),
});
