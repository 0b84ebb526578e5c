import type { Instance, PrototypeDocument, Scalar } from '@playhouse/core';
import { actorAttributes } from '../attributes/actorAttributes.ts';
import { type BuiltIn, indexOf, storedIn } from '../attributes/attribute.ts';
import { extendLayout, initializeSlots, type Layout, layoutOf, storedValue } from '../attributes/layout.ts';
import type { InstancePlan, Override, Program, Template } from '../plan/gamePlan.ts';
import { ActorRows } from '../rows/actorRows.ts';
import { Actor } from '../state/actor.ts';

type Aspects = Instance['aspects'];
type Attributes = Readonly<Record<string, unknown>>;

/** A compiled prototype. */
export interface TemplateParts extends Pick<Template, 'layout' | 'missing'> {
  readonly number: number;
  readonly program: Program;
}

/** Creates a prototype's template: its attributes, and slots large enough for its program. */
export function createTemplate(
  prototype: PrototypeDocument,
  { layout, number, program, missing }: TemplateParts,
): Template {
  const initial = new Actor(new ActorRows(), program.slotCount);
  initial.prototypeId = prototype.id;
  initial.program = number;
  for (const { attribute, value } of builtInsOf(prototype.attributes, prototype.aspects)) attribute.set(initial, value);
  initial.collisionPolygon = polygonOf(prototype.aspects) ?? [];
  initial.values = Array.from({ length: layout.valueCount }, () => '');
  initializeSlots(layout, initial);
  return { prototypeId: prototype.id, program: number, layout, initial, missing };
}

/** The values of an instance that override its prototype's attributes. docs/format.md#overrides. */
export function createInstancePlan(
  instance: Instance,
  template: { readonly number: number; readonly layout: Layout },
  layout: Layout,
  program: number,
): InstancePlan {
  const overrides: Override[] = builtInsOf(instance.attributes, instance.aspects);
  for (const slot of layout.slots.values()) {
    const value = storedValue(instance.attributes, slot);
    if (value !== undefined) overrides.push({ slot, value });
  }
  return {
    id: instance.id,
    template: template.number,
    program,
    layout,
    overrides,
    polygon: polygonOf(instance.aspects),
  };
}

/**
 * The layout of an instance: its prototype's, then its own attributes. An instance with its own program has its own
 * slots.
 */
export function instanceLayout(
  instance: Instance,
  prototype: PrototypeDocument,
  template: Template,
  program: Program,
): Layout {
  if (instance.behaviors || bindsItself(instance, template)) {
    return extendLayout(layoutOf(prototype.attributes), instance.attributes);
  }
  return extendLayout(template.layout, instance.attributes, program.slotCount);
}

/** True when a locked instance has attributes that its prototype's behaviors use but the prototype lacks. */
export function bindsItself({ attributes, behaviors }: Instance, { missing }: Template): boolean {
  if (behaviors || missing.size === 0) return false;
  return Object.keys(attributes).some((id) => missing.has(`self.attributes.${id}`));
}

const byId = indexOf(actorAttributes);

function builtInsOf(attributes: Attributes, aspects: Aspects): { attribute: BuiltIn<Actor>; value: Scalar }[] {
  const found = [...storedIn(byId, attributes, '')];
  for (const aspect of ['graphics', 'motion', 'physics'] as const) {
    found.push(...storedIn(byId, aspects?.[aspect]?.attributes ?? {}, `${aspect}.`));
  }
  return found;
}

function polygonOf(aspects: Aspects): readonly (readonly number[])[] | undefined {
  const polygon = aspects?.physics?.attributes?.collisionPolygon;
  if (!Array.isArray(polygon)) return undefined;
  return polygon.filter((corner) => Array.isArray(corner) && corner.every(Number.isFinite));
}
