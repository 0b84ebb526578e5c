import { findInstance } from '../edit/instance/locateInstances.ts';
import type { Instance } from '../generated/entities.ts';
import type { KeypathSpec } from '../generated/library.ts';
import { isJsonObject } from '../model/json.ts';
import { keep, leave, make, type PasteGiven, type PasteRun, type Settled } from './pasteRun.ts';
import { type OwnAttribute, ownAttributes, settleAttribute } from './settleAttribute.ts';
import { settleEntity } from './settleEntity.ts';

/** The attributes of the actor that behaviors are pasted into: an instance's own and those of its prototype. */
function behaviorAttributes({ target, project }: PasteGiven): readonly OwnAttribute[] {
  if (target.kind !== 'behaviors') return [];
  const { owner } = target;
  if ('prototype' in owner) return ownAttributes(project.actors.get(owner.prototype)?.attributes);
  const scene = project.scenes.get(owner.scene);
  const instance = scene && findInstance(scene, owner.instance)?.instance;
  const inherited = instance && project.actors.get(instance.prototype)?.attributes;
  return [...ownAttributes(instance?.attributes), ...ownAttributes(inherited)];
}

type Write = (id: string) => string;

/** An attribute of the actor whose behaviors were copied, in the actor that they are pasted into. */
export function settleSelf(run: PasteRun, keypath: string, id: string, isActive: boolean): Settled {
  return settleAttribute(run, {
    key: `attribute:${keypath}`,
    id,
    spec: run.keypaths.get(keypath),
    attributes: behaviorAttributes(run),
    isSameOwner: false,
    owner: 'target',
    isActive,
    write: (made) => `self.attributes.${made}`,
  });
}

/**
 * An attribute of a pasted instance. Its prototype may now be another one: attributes with the same name in both are
 * the same, and those that only the instance has stay its own. docs/format.md#overrides.
 */
export function settleOwn(run: PasteRun, instance: Instance, id: string, isActive: boolean, write: Write): Settled {
  const own = ownAttributes(instance.attributes).find((each) => each.id === id);
  const inherited = inheritedAttributes(run, instance);
  if (inherited === undefined) return { as: 'open' };
  const there = inherited.find((each) => each.id === id);
  if (!own) {
    return settleAttribute(run, {
      key: `attribute:${instance.prototype}:${id}`,
      id,
      spec: sourceSpec(run, instance, id),
      attributes: [...inherited, ...ownAttributes(instance.attributes)],
      isSameOwner: isKept(run, instance),
      owner: 'instance',
      isActive,
      write,
    });
  }
  if (there && there.type === own.type && (there.name === own.name || isKept(run, instance))) return keep;
  const namesake = inherited.find(({ name, type }) => name === own.name && type === own.type);
  if (namesake) return { as: 'use', text: write(namesake.id) };
  return there ? make(run, `own:${instance.prototype}:${id}`, { what: 'id' }, write) : leave(run, false);
}

/** The attributes that a pasted instance gets from its future prototype; undefined while that is open. */
export function inheritedAttributes(run: PasteRun, { prototype: id }: Instance): readonly OwnAttribute[] | undefined {
  const settled = settleEntity(run, { kind: 'prototype', id, isActive: true });
  if (settled.as === 'keep') return ownAttributes(run.project.actors.get(id)?.attributes);
  if (settled.as === 'use') return ownAttributes(run.project.actors.get(settled.text)?.attributes);
  if (settled.as === 'open') return undefined;
  if (settled.as !== 'made') return [];
  const made = run.made.get(settled.key);
  return made?.what === 'entity' && made.isImport ? ownAttributes(attributesIn(made.spec.document)) : [];
}

/** True when the instance keeps the same prototype. */
function isKept(run: PasteRun, { prototype }: Instance): boolean {
  return run.isSameProject && run.project.actors.has(prototype);
}

/** The copied prototype's description of an attribute. */
function sourceSpec(
  { entities, project, isSameProject }: PasteRun,
  instance: Instance,
  id: string,
): KeypathSpec | undefined {
  const keypath = `self.attributes.${id}`;
  const document = entities.get(`prototype:${instance.prototype}`);
  const attributes =
    attributesIn(document?.document) ??
    (isSameProject ? project.actors.get(instance.prototype)?.attributes : undefined);
  const marker = attributes?.[id];
  const found = ownAttributes(attributes).find((each) => each.id === id);
  const type = typesOf.find((each) => each === found?.type);
  if (!found || type === undefined || !isJsonObject(marker)) return undefined;
  const { $: value } = marker;
  const isScalar = typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';
  return { keypath, name: found.name, type, ...(isScalar && { value }) };
}

const typesOf = ['integer', 'real', 'boolean', 'text', 'angle', 'index'] as const;

function attributesIn(document: Readonly<Record<string, unknown>> | undefined): Record<string, unknown> | undefined {
  return isJsonObject(document?.attributes) ? document.attributes : undefined;
}
