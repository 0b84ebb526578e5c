import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Writes a value into an attribute in every frame. docs/runtime-rules.md#attribute-behaviors. */
export const ConstrainAttribute = defineRuntimeBehavior('ConstrainAttributeBehavior', {
  prepare: (fields, compiler) => compiler.target(fields.targetAttribute),

  update(unit, actor, world) {
    const value = unit.fields.RHS(actor, world);
    if (typeof value === 'number') unit.prepared.writeNumber(actor, world, value);
    else unit.prepared.write(actor, world, value);
  },
});
