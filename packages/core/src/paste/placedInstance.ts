import { customAttributes } from '../edit/attribute/ownerAttributes.ts';
import { placementOf, roundCoordinate } from '../edit/instance/placement.ts';
import type { Instance } from '../generated/entities.ts';
import { isJsonObject } from '../model/json.ts';
import { markerFrom } from './makeThings.ts';
import { idOfPiece, type PasteBuilder, withNewIds } from './pasteBuilder.ts';
import { instanceKey, isSameScene } from './settleActor.ts';
import type { OwnAttribute } from './settleAttribute.ts';
import type { SettledPiece } from './settlePaste.ts';
import { inheritedAttributes } from './settleSelf.ts';

/** Offset of a copy from the original in the same scene. docs/product-rules.md#copy-and-paste. */
const offset = { x: 10, y: 10 } as const;

/**
 * An instance with settled references in its stored form in the new scene: with a new id, attributes under the ids of
 * its prototype, attributes added by answers, and a position offset from the original.
 */
export function placedInstance(
  builder: PasteBuilder,
  original: Instance,
  rewritten: Instance,
  settled: SettledPiece,
): Instance {
  const key = instanceKey(original.id);
  const id = idOfPiece(builder, key);
  const inherited = inheritedAttributes(builder.run, original) ?? [];
  const attributes = fittedAttributes(builder, rewritten.attributes, settled, inherited);
  for (const made of addedKeys(settled)) {
    const thing = builder.run.made.get(made);
    const added = builder.made.get(made);
    if (thing?.what !== 'attribute' || thing.owner !== 'instance' || added === undefined) continue;
    const marker = markerFrom(thing.spec, [...customAttributes(attributes), ...inherited]);
    if (marker) attributes[added] = marker;
  }
  const placed: Instance = { ...rewritten, id, attributes };
  if (rewritten.behaviors) placed.behaviors = [...withNewIds(rewritten.behaviors, builder.newId, true)];
  if (isSameScene(builder.run)) attributes.position = moved(builder, placed);
  return placed;
}

function moved({ project }: PasteBuilder, instance: Instance): { x: number; y: number } {
  const { position } = placementOf(instance, project.actors.get(instance.prototype));
  return { x: roundCoordinate(position.x + offset.x), y: roundCoordinate(position.y + offset.y) };
}

/** Custom attributes under their new ids; those that correspond to one of the prototype have its name. */
function fittedAttributes(
  { made }: PasteBuilder,
  attributes: Readonly<Record<string, unknown>>,
  { own }: SettledPiece,
  inherited: readonly OwnAttribute[],
): Record<string, unknown> {
  const entries = Object.entries(attributes).map(([key, value]): [string, unknown] => {
    const settled = own.get(key);
    if (settled === undefined || !isJsonObject(value)) return [key, value];
    const id = settled.as === 'use' ? settled.text : settled.as === 'made' ? (made.get(settled.key) ?? key) : key;
    const name = inherited.find((each) => each.id === id)?.name;
    return [id, name === undefined || name === value.name ? value : { ...value, name }];
  });
  return Object.fromEntries(entries);
}

/** Keys of attributes that an instance's references also need. */
function addedKeys({ references }: SettledPiece): Set<string> {
  return new Set(
    references.flatMap(({ settled }) =>
      settled.as === 'made' ? [settled.key, ...(settled.also === undefined ? [] : [settled.also])] : [],
    ),
  );
}
