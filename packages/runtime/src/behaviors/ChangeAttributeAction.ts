import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Writes a value into an attribute, once. Reference 1.5. */
export const ChangeAttribute = defineRuntimeBehavior('ChangeAttributeAction', {
  prepare: (fields, compiler) => compiler.target(fields.targetAttribute),

  start(unit, actor, world) {
    unit.prepared.write(actor, world, unit.fields.RHS(actor, world));
  },
});
