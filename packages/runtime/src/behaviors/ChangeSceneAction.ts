import { convertValue } from '@playhouse/core';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Leaves the current scene at the end of the frame. docs/runtime-rules.md#flow. */
export const ChangeScene = defineRuntimeBehavior('ChangeSceneAction', {
  prepare: ({ sceneKey }, compiler) => ({ scene: compiler.scene(sceneKey), count: compiler.sceneCount }),

  start({ fields, prepared, location }, actor, world) {
    const { sceneKey, enableAdvertisement: advertisement } = fields;
    let scene = prepared.scene;
    let wanted: string = sceneKey;
    if (sceneKey === 'next' || sceneKey === 'prev' || sceneKey === 'index') {
      const index = Number(convertValue(fields.index(actor, world), 'integer'));
      if (Number.isNaN(index)) return;
      wanted = `number ${index}`;
      scene = sceneBy(sceneKey, index, world.scene.plan, prepared.count);
    }
    if (scene === undefined) world.faults.report(location, 'scene.missing', wanted);
    else world.requests.changeScene({ kind: 'change', scene, advertisement, location });
  },
});

/** Next and previous wrap around; an index counts from 1. */
function sceneBy(key: 'next' | 'prev' | 'index', index: number, current: number, count: number): number | undefined {
  if (key === 'index') return index >= 1 && index <= count ? index - 1 : undefined;
  const step = key === 'next' ? index : -index;
  return (((current + step) % count) + count) % count;
}
