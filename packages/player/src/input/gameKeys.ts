import { type Behavior, findKey, isJsonObject, type Project } from '@playhouse/core';

/**
 * Names of the keys that a project's conditions and controller maps use. docs/runtime-rules.md#key-names and
 * docs/runtime-rules.md#controllers.
 */
export function gameKeysOf(project: Project): ReadonlySet<string> {
  const keys = new Set<string>();
  const add = (value: unknown) => {
    const key = typeof value === 'string' ? findKey(value) : undefined;
    if (key !== undefined) keys.add(key);
  };
  const visit = (behaviors: readonly Behavior[]) => {
    const waiting = [...behaviors];
    for (let behavior = waiting.pop(); behavior; behavior = waiting.pop()) {
      for (const { predicate } of behavior.conditions ?? []) add(predicate.attributes?.keyString);
      waiting.push(...(behavior.behaviors ?? []), ...(behavior.elseBehaviors ?? []));
    }
  };
  for (const prototype of project.actors.values()) visit(prototype.behaviors ?? []);
  for (const scene of project.scenes.values()) {
    for (const layer of scene.layers) for (const actor of layer.actors) visit(actor.behaviors ?? []);
  }
  for (const map of Object.values(project.object.controllerMaps ?? {})) {
    if (isJsonObject(map)) for (const key of Object.values(map)) add(key);
  }
  return keys;
}
