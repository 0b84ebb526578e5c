import { isScalar, readSavedValue } from '../state/savedValue.ts';
import { textOfValue } from '../state/value.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/**
 * Loads a saved value into an attribute; does nothing if the key was never saved.
 * docs/runtime-rules.md#attribute-behaviors and docs/runtime-rules.md#saving.
 */
export const LoadAttribute = defineRuntimeBehavior('LoadAttributeAction', {
  prepare: (fields, compiler) => compiler.target(fields.targetAttribute),

  start(unit, actor, world) {
    const key = textOfValue(unit.fields.key(actor, world));
    if (key === '') return;
    const load = () => readSavedValue(world.storage, key);
    const answer = world.scripts.call('onLoadAttribute', { key }, load);
    unit.prepared.write(actor, world, answer === undefined ? load() : isScalar(answer) ? answer : undefined);
  },
});
