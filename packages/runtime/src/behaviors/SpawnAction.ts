import { cos, sin } from '../math/trigonometry.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

const relativeToActor = 0;

/**
 * Puts a new actor into the spawner's layer at the end of the frame. docs/runtime-rules.md#flow and
 * docs/runtime-rules.md#lifetime.
 */
export const Spawn = defineRuntimeBehavior('SpawnAction', {
  prepare: ({ prototypeKey }, compiler) => compiler.prototype(prototypeKey),

  start({ fields, prepared: template, location }, spawner, world) {
    if (template === undefined) {
      world.faults.report(location, 'prototype.missing', fields.prototypeKey);
      return;
    }
    if (!world.requests.canSpawn(location)) return;
    const turn = fields.direction(spawner, world);
    let x = fields.x(spawner, world);
    let y = fields.y(spawner, world);
    if (!Number.isFinite(turn + x + y)) return;
    if (fields.positionSpace === relativeToActor) {
      const cosine = cos(spawner.rotation);
      const sine = sin(spawner.rotation);
      [x, y] = [spawner.x + x * cosine - y * sine, spawner.y + x * sine + y * cosine];
    }
    const rotation = turn + (fields.directionSpace === relativeToActor ? spawner.rotation : 0);
    world.requests.spawn({ spawner, template, layerOrder: fields.layerOrder, x, y, rotation });
  },
});
