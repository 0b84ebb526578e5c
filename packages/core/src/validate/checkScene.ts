import type { Instance, SceneDocument } from '../generated/entities.ts';
import { checkId } from './behaviorCheck.ts';
import { checkBehaviors } from './checkBehaviors.ts';
import { checkOverrides } from './checkOverrides.ts';
import { checkCustomAttributes } from './customAttributes.ts';
import { type DocumentCheck, report } from './documentCheck.ts';
import { createResolver } from './keypathResolver.ts';
import { noteUse } from './uses.ts';

const missingPrototype =
  'The actor of this instance has no definition. Delete the instance, unless the definition is only offline.';

/** Checks a scene with its layers and instances; the check is at the document. */
export function checkScene(check: DocumentCheck, scene: SceneDocument): void {
  const { path } = check;
  path.push('attributes');
  checkCustomAttributes(check, scene.attributes);
  path.replaceLast('layers');
  const run = { check, ids: new Set<string>() };
  for (let layerIndex = 0; layerIndex < scene.layers.length; layerIndex += 1) {
    const layer = scene.layers[layerIndex];
    if (layer === undefined) continue;
    path.push(layerIndex);
    checkId(run, layer.id);
    path.push('actors');
    path.push(0);
    for (let index = 0; index < layer.actors.length; index += 1) {
      const instance = layer.actors[index];
      path.replaceLast(index);
      if (instance !== undefined) checkInstance(run, scene, instance);
    }
    path.length -= 3;
  }
  path.pop();
}

function checkInstance(
  run: { check: DocumentCheck; ids: Set<string> },
  scene: SceneDocument,
  instance: Instance,
): void {
  const { check } = run;
  const { project } = check.lookup;
  checkId(run, instance.id);
  noteUse(check.uses, 'prototype', instance.prototype);
  const prototype = project.actors.get(instance.prototype);
  if (prototype === undefined) {
    report(check, 'reference.missing', missingPrototype, {
      keys: ['prototype'],
      params: { target: instance.prototype },
    });
  }
  checkOverrides(check, instance, prototype);
  if (instance.behaviors === undefined) return;
  const resolver = createResolver({ project, kind: 'instance', scene, instance, prototype }, check);
  check.path.push('behaviors');
  checkBehaviors({ check, resolver, ids: new Set() }, instance.behaviors);
  check.path.pop();
}
