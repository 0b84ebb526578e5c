import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Writes a value into an attribute, once. docs/runtime-rules.md#attribute-behaviors. */
export const ChangeAttribute = defineRuntimeBehavior('ChangeAttributeAction', {
  prepare: (fields, compiler) => compiler.target(fields.targetAttribute),

  start(unit, actor, world) {
    unit.prepared.write(actor, world, unit.fields.RHS(actor, world));
  },
});
