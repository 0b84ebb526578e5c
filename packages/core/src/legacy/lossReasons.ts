import type { XmlElement } from './xml.ts';

/**
 * Why certain things that any version of the old editor may have written are not imported. docs/runtime-rules.md#flow
 * and docs/runtime-rules.md#audio and docs/runtime-rules.md#event-conditions and docs/runtime-rules.md#legacy-tables.
 */
const reasons: ReadonlyMap<string, string> = new Map([
  ['preserveCurrentScene', 'Scenes cannot be preserved.'],
  ['usePositionalSound', 'The attribute positional replaces it.'],
  ['walls', 'Collision conditions only test actors.'],
  ['otherActors', 'Collision conditions only test actors.'],
  ['subjectAttribute', 'Only attribute conditions use it.'],
  ['collisionPolygon', 'The format of custom collision shapes in old files is unknown.'],
  ['@tableSkew', 'Tables have no skew.'],
  ['@UID', 'The identity of a copy is stored outside the project.'],
  ['@label', 'Only the name in the scene’s own file counts.'],
  ['provider', 'It contradicts the network setting of the game.'],
  ['ControllerClass', 'It is about how the old editor drew the behavior.'],
  ['DisplayIndex', 'Saved behaviors are sorted by name.'],
]);

/** The specific reason for an unread value, if there is one. */
export function reasonOf(element: XmlElement, attribute: string | undefined): string | undefined {
  if (attribute !== undefined) return reasons.get(`@${attribute}`);
  return reasons.get(element.attributes.get('id') ?? element.name);
}
