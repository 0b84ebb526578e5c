import type { Instance, PrototypeDocument } from '../generated/entities.ts';
import { createPrototype } from '../model/create/createPrototype.ts';
import { aspectNames, readAspect } from './actor.ts';
import { readBehaviors } from './behavior.ts';
import { actorReaders } from './builtIns.ts';
import type { ImportContext } from './context.ts';
import { readCustomAttributes } from './customAttributes.ts';
import { isId } from './documentIds.ts';
import { readOwnedId } from './ownedId.ts';
import { describeAttribute } from './source.ts';
import { readGroup } from './values.ts';
import type { XmlElement } from './xml.ts';

/**
 * An instance with the overrides in the file, and its own behaviors if the file has any. An unknown prototype is kept.
 * `taken` are the used ids of the scene's instances. docs/runtime-rules.md#legacy-scenes, docs/format.md#overrides.
 */
export function readInstance(
  context: ImportContext,
  element: XmlElement,
  prototypes: ReadonlyMap<string, PrototypeDocument>,
  taken: Set<string>,
): Instance {
  const id = readOwnedId(context, element, taken);
  const prototype = readPrototypeId(context, element);
  const base = prototypes.get(prototype) ?? createPrototype(prototype);
  const group = element.children.find((child) => child.name === 'attributes');
  const values = group ? readGroup(context, group, actorReaders, base.attributes) : {};
  const customs = group ? readCustomAttributes(context, group, { inherited: base.attributes }) : {};
  const aspects = readAspects(context, element, base);
  const behaviors = element.children.find((child) => child.name === 'behaviors');
  return {
    id,
    prototype,
    attributes: { ...values, ...customs },
    ...(aspects ? { aspects } : {}),
    ...(behaviors ? { behaviors: readBehaviors(context, behaviors, new Set()) } : {}),
  };
}

function readPrototypeId(context: ImportContext, element: XmlElement): string {
  const written = context.source.take(element, 'prototype') ?? '';
  const id = context.documents.resolve('prototype', written);
  if (isId(id)) return id;
  const invented = context.nextId();
  const why = `It is not a prototype’s id. It was changed to ${invented}, which does not exist.`;
  context.source.lose(element, describeAttribute('prototype', written), why, 'prototype');
  return invented;
}

function readAspects(
  context: ImportContext,
  element: XmlElement,
  prototype: PrototypeDocument,
): Instance['aspects'] | undefined {
  const aspects = aspectNames.flatMap((name) => {
    const attributes = readAspect(context, element, name, prototype);
    return Object.keys(attributes).length > 0 ? [[name, { attributes }] as const] : [];
  });
  return aspects.length > 0 ? Object.fromEntries(aspects) : undefined;
}
