import { writeSavedValue } from '../state/savedValue.ts';
import { textOfValue } from '../state/value.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { canWork } from '../units/work.ts';

/**
 * Stores the value of an attribute under a key that all scenes share. docs/runtime-rules.md#attribute-behaviors and
 * docs/runtime-rules.md#saving.
 */
export const SaveAttribute = defineRuntimeBehavior('SaveAttributeAction', {
  prepare: (fields, compiler) => compiler.target(fields.targetAttribute),

  start(unit, actor, world) {
    const key = textOfValue(unit.fields.key(actor, world));
    const value = unit.prepared.read(actor, world);
    if (key === '' || value === undefined || typeof value === 'object') return;
    if (!canWork(unit.location, world, 100 + (textOfValue(value).length >> 2))) return;
    const save = () => {
      if (!writeSavedValue(world.storage, key, value)) world.faults.report(unit.location, 'limit.storage');
    };
    if (world.scripts.call('onSaveAttribute', { key, value }, save) === undefined) save();
  },
});
