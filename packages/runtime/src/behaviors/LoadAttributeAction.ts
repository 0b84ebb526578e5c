import { readSavedValue } from '../state/savedValue.ts';
import { textOfValue } from '../state/value.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Puts a stored value into an attribute; a key that was never saved changes nothing. Reference 1.5 and 6.9. */
export const LoadAttribute = defineRuntimeBehavior('LoadAttributeAction', {
  prepare: (fields, compiler) => compiler.target(fields.targetAttribute),

  start(unit, actor, world) {
    const key = textOfValue(unit.fields.key(actor, world));
    if (key !== '') unit.prepared.write(actor, world, readSavedValue(world.storage, key));
  },
});
