import { isAttributeType } from '../../attributes/attributeType.ts';
import { builtInAttributes } from '../../attributes/findAttribute.ts';
import { instanceAttributes } from '../../attributes/instanceAttributes.ts';
import { type KeypathOwner, type KeypathScope, scopeOf } from '../../attributes/keypathOwner.ts';
import type { Instance, SceneDocument } from '../../generated/entities.ts';
import { isJsonObject } from '../../model/json.ts';
import type { Project } from '../../model/project.ts';
import { createNameScope, type NamedAttribute, type NameGroup, type NameScope, type NameStep } from './nameScope.ts';

type NamePath = NamedAttribute['path'];

/** The attributes that programs of an owner can refer to, by their given names. docs/runtime-rules.md#keypaths. */
export function createProjectNames(project: Project, owner: KeypathOwner): NameScope {
  const scope = scopeOf(project, owner);
  const attributes = [...selfAttributes(scope), ...gameAttributes(project), ...sceneAttributes(scope), ...others];
  const groups = scope.kind === 'instance' && scope.scene ? actorGroups(project, scope.scene, scope.instance) : [];
  return createNameScope({ attributes, groups, refusals: refusals[scope.kind] });
}

const noScene = ['scene', 'Cannot access scene attribute from prototype'] as const;
const noSelf = ['self', 'Invalid self context'] as const;
const refusals: Readonly<Record<KeypathOwner['kind'], ReadonlyMap<string, string>>> = {
  prototype: new Map([noScene]),
  scene: new Map([noSelf]),
  game: new Map([noSelf, ['scene', 'Invalid scene context']]),
  instance: new Map(),
};

/** The shown form of the beginning of built-in keypaths. */
const shownPrefixes: readonly (readonly [stored: string, shown: readonly [string, ...string[]]])[] = [
  ['self.attributes.', ['self']],
  ['self.aspects.graphics.attributes.', ['self', 'graphics']],
  ['self.aspects.motion.attributes.', ['self', 'motion']],
  ['self.aspects.physics.attributes.', ['self', 'physics']],
  ['game.attributes.', ['game']],
  ['game.devices.', ['devices']],
  ['scene.attributes.', ['scene']],
  ['controllerMaps.', ['controllerMaps']],
];

const builtIns: readonly NamedAttribute[] = Array.from(builtInAttributes()).flatMap(
  ([keypath, { type, title, options }]) => {
    const prefix = shownPrefixes.find(([stored]) => keypath.startsWith(stored));
    if (!prefix) return [];
    const path: NamePath = [...prefix[1], ...keypath.slice(prefix[0].length).split('.')];
    return [{ keypath, path, type, title, ...(options && { choices: options }) }];
  },
);
const selfBuiltIns = builtIns.filter(({ path }) => path[0] === 'self');
const gameBuiltIns = builtIns.filter(({ path }) => path[0] === 'game');
const sceneBuiltIns = builtIns.filter(({ path }) => path[0] === 'scene');
const others = builtIns.filter(({ path }) => path[0] === 'devices' || path[0] === 'controllerMaps');

function selfAttributes(scope: KeypathScope): NamedAttribute[] {
  const { kind, prototype, instance } = scope;
  if (kind !== 'prototype' && kind !== 'instance') return [];
  const own = [instance?.attributes, prototype?.attributes, ofInstances(scope)];
  return [...own.flatMap((attributes) => custom(attributes, ['self'], 'self.attributes.')), ...selfBuiltIns];
}

/** Attributes that only instances of a prototype have, and that its behaviors may use. */
function ofInstances({ kind, project, prototype }: KeypathScope): Readonly<Record<string, unknown>> | undefined {
  if (kind !== 'prototype' || !prototype) return undefined;
  const found = instanceAttributes(project, prototype.id);
  return Object.fromEntries(Array.from(found, ([id, { attribute }]) => [id, attribute]));
}

function gameAttributes(project: Project): NamedAttribute[] {
  const listed = custom(project.object.attributes, ['game'], 'game.attributes.');
  const scalars = listed.filter(({ type }) => type !== 'table');
  const listedTables = listed.flatMap((attribute): NamedAttribute[] => {
    const step = attribute.path.at(-1);
    return attribute.type === 'table' && step !== undefined ? [{ ...attribute, path: ['tables', step] }] : [];
  });
  const tables = Array.from(project.tables, ([id, { name }]) => tableOf(id, name));
  const ids = new Set(tables.map(({ keypath }) => keypath));
  return [...scalars, ...tables, ...listedTables.filter(({ keypath }) => !ids.has(keypath)), ...gameBuiltIns];
}

function tableOf(id: string, name: string): NamedAttribute {
  return { keypath: `game.attributes.${id}`, path: ['tables', { given: name, id }], type: 'table', title: name };
}

function sceneAttributes({ kind, scene }: KeypathScope): NamedAttribute[] {
  if (kind !== 'scene' && kind !== 'instance') return [];
  return [...custom(scene?.attributes, ['scene'], 'scene.attributes.'), ...sceneBuiltIns];
}

/** Custom attributes carry their name in the stored marker. docs/format.md#attributes. */
function custom(attributes: unknown, path: readonly [string, ...NameStep[]], prefix: string): NamedAttribute[] {
  if (!isJsonObject(attributes)) return [];
  return Object.entries(attributes).flatMap(([id, value]) => {
    if (!id.startsWith('id') || !isJsonObject(value)) return [];
    const { '@': type, name } = value;
    if (!isAttributeType(type) || typeof name !== 'string') return [];
    return [{ keypath: `${prefix}${id}`, path: [...path, { given: name, id }] as const, type, title: name }];
  });
}

/** The other actors of a scene, by name under `scene.actors`. */
function actorGroups(project: Project, scene: SceneDocument, self: Instance | undefined): NameGroup[] {
  return scene.layers.flatMap((layer) =>
    layer.actors
      .filter(({ id }) => id !== self?.id)
      .map((instance) => {
        const given = instance.attributes.name ?? project.actors.get(instance.prototype)?.attributes.name ?? '';
        const path: NamePath = ['scene', 'actors', { given: String(given), id: instance.id }];
        const prefix = `scene.layers.${layer.id}.actors.${instance.id}.`;
        return { path, prefix, load: () => actorAttributes(project, instance, path, prefix) };
      }),
  );
}

function actorAttributes(project: Project, instance: Instance, path: NamePath, prefix: string): NamedAttribute[] {
  const prototype = project.actors.get(instance.prototype);
  return selfAttributes({ project, kind: 'instance', instance, prototype }).map((attribute) => ({
    ...attribute,
    keypath: prefix + attribute.keypath.slice('self.'.length),
    path: [...path, ...attribute.path.slice(1)],
  }));
}
