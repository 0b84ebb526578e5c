import type { PrototypeDocument } from '../generated/entities.ts';
import { createPrototype } from '../model/create/createPrototype.ts';
import { readBehaviors } from './behavior.ts';
import { actorReaders, aspectAliases, aspectReaders } from './builtIns.ts';
import type { ImportContext } from './context.ts';
import { readCustomAttributes } from './customAttributes.ts';
import { readGroup } from './values.ts';
import type { XmlElement } from './xml.ts';

/**
 * A prototype from `actors/N.xml`; missing attributes get the defaults of docs/runtime-rules.md#actor-attributes.
 * docs/runtime-rules.md#legacy-prototypes.
 */
export function readActor(context: ImportContext, id: string): PrototypeDocument {
  const { root } = context.source;
  context.source.take(root, 'id');
  const base = createPrototype(id);
  const group = findChild(root, 'attributes');
  const values = group ? readGroup(context, group, actorReaders, base.attributes) : {};
  const customs = group ? readCustomAttributes(context, group) : {};
  const behaviors = findChild(root, 'behaviors');
  return {
    id,
    attributes: { ...base.attributes, ...values, ...customs },
    aspects: {
      graphics: { attributes: { ...base.aspects.graphics.attributes, ...readAspect(context, root, 'graphics', base) } },
      motion: { attributes: { ...base.aspects.motion.attributes, ...readAspect(context, root, 'motion', base) } },
      physics: { attributes: { ...base.aspects.physics.attributes, ...readAspect(context, root, 'physics', base) } },
    },
    behaviors: behaviors ? readBehaviors(context, behaviors, new Set()) : [],
  };
}

export const aspectNames = ['graphics', 'motion', 'physics'] as const;
export type AspectName = (typeof aspectNames)[number];

/** The attributes of an actor or instance in one aspect; missing parts of points are the prototype's. */
export function readAspect(
  context: ImportContext,
  owner: XmlElement,
  name: AspectName,
  prototype: PrototypeDocument,
): Record<string, unknown> {
  const aspect = findChild(findChild(owner, 'aspects'), name);
  const group = findChild(aspect, 'attributes');
  if (!group) return {};
  return readGroup(context, group, aspectReaders[name], prototype.aspects[name].attributes, aspectAliases);
}

function findChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}
