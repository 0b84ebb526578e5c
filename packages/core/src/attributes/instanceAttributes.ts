import type { SceneDocument } from '../generated/entities.ts';
import { isJsonObject } from '../model/json.ts';
import type { Project } from '../model/project.ts';

/** A custom attribute that instances of a prototype have and the prototype itself lacks. docs/format.md#overrides. */
export interface InstanceAttribute {
  /** The attribute as the first instance stores it, with its type and name. */
  readonly attribute: Readonly<Record<string, unknown>>;
  /** Instances of the prototype that lack it. */
  readonly lacking: number;
}

interface Instances {
  count: number;
  readonly own: Map<string, { readonly attribute: Readonly<Record<string, unknown>>; count: number }>;
}

const known = new WeakMap<SceneDocument, ReadonlyMap<string, Instances>>();

/** The attributes that only instances of a prototype have, by id. */
export function instanceAttributes(project: Project, prototype: string): Map<string, InstanceAttribute> {
  const inherited = project.actors.get(prototype)?.attributes ?? {};
  const found = new Map<string, InstanceAttribute & { having: number }>();
  let total = 0;
  for (const scene of project.scenes.values()) {
    const instances = instancesIn(scene).get(prototype);
    total += instances?.count ?? 0;
    for (const [id, { attribute, count }] of instances?.own ?? []) {
      if (Object.hasOwn(inherited, id)) continue;
      const before = found.get(id);
      found.set(id, { attribute: before?.attribute ?? attribute, having: (before?.having ?? 0) + count, lacking: 0 });
    }
  }
  return new Map(Array.from(found, ([id, { attribute, having }]) => [id, { attribute, lacking: total - having }]));
}

/** A check may call this before it knows whether the scene has the stored shape. */
function instancesIn(scene: SceneDocument): ReadonlyMap<string, Instances> {
  const before = known.get(scene);
  if (before) return before;
  const byPrototype = new Map<string, Instances>();
  for (const instance of listOf(scene.layers).flatMap((layer) => listOf(layer.actors))) {
    if (typeof instance.prototype !== 'string' || !isJsonObject(instance.attributes)) continue;
    const instances = byPrototype.get(instance.prototype) ?? { count: 0, own: new Map() };
    byPrototype.set(instance.prototype, instances);
    instances.count += 1;
    for (const [id, attribute] of Object.entries(instance.attributes)) {
      if (!isJsonObject(attribute) || attribute['@'] === undefined) continue;
      const own = instances.own.get(id) ?? { attribute, count: 0 };
      instances.own.set(id, own);
      own.count += 1;
    }
  }
  known.set(scene, byPrototype);
  return byPrototype;
}

function listOf<Item>(list: readonly Item[]): readonly Item[] {
  return Array.isArray(list) ? list.filter((item): item is Item => isJsonObject(item)) : [];
}
