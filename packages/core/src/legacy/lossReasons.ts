import type { XmlElement } from './xml.ts';

/**
 * Why something that every version of the old editor may have written is not carried. docs/runtime-rules.md#flow and
 * docs/runtime-rules.md#audio and docs/runtime-rules.md#event-conditions and docs/runtime-rules.md#legacy-tables.
 */
const reasons: ReadonlyMap<string, string> = new Map([
  ['preserveCurrentScene', 'Scenes are never preserved.'],
  ['usePositionalSound', 'The attribute positional took its place.'],
  ['walls', 'Conditions on collisions look at actors only.'],
  ['otherActors', 'Conditions on collisions look at actors only.'],
  ['subjectAttribute', 'Only conditions on attributes look at it.'],
  ['collisionPolygon', 'The form of custom collision shapes in old files is not known.'],
  ['@tableSkew', 'Tables have no skew.'],
  ['@UID', 'Which copy a project is stands outside of it.'],
  ['@label', 'Only the name in the scene’s own file is carried.'],
  ['provider', 'It differs from what the game says about the network.'],
  ['ControllerClass', 'It says how the old editor drew the behavior.'],
  ['DisplayIndex', 'Saved behaviors are sorted by name.'],
]);

/** The reason for a value that nobody read, where there is a special one. */
export function reasonOf(element: XmlElement, attribute: string | undefined): string | undefined {
  if (attribute !== undefined) return reasons.get(`@${attribute}`);
  return reasons.get(element.attributes.get('id') ?? element.name);
}
