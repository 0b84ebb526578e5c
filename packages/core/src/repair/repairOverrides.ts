import { isAttributeType } from '../attributes/attributeType.ts';
import { convertValue } from '../attributes/convert.ts';
import { isTextType } from '../attributes/findAttributeType.ts';
import { actorTree } from '../attributes/tree/actorTree.ts';
import { type AttributeGroup, type AttributeNode, isAttributeNode } from '../attributes/tree/node.ts';
import type { Instance, PrototypeDocument } from '../generated/entities.ts';
import { isJsonObject } from '../model/json.ts';
import { numberOfText } from '../model/numberOfText.ts';
import type { PathKey } from '../model/path.ts';
import type { Draft } from './draft.ts';
import { isCustomAttribute, repairCustomAttributes } from './repairCustomAttributes.ts';
import { truthOf } from './truthOf.ts';

/**
 * Repairs the overrides of an instance: built-in values of another type are converted or, if that is impossible,
 * removed, so that the prototype's values apply; custom attributes are completed.
 */
export function repairOverrides(
  draft: Draft,
  path: readonly PathKey[],
  instance: Instance,
  prototype: PrototypeDocument | undefined,
): void {
  repairGroup(draft, path, actorTree, { ...instance });
  for (const [key, value] of Object.entries(instance.attributes)) {
    if (!isCustomAttribute(key)) continue;
    const marker = markerOf(value, prototype?.attributes[key]);
    if (marker !== value) draft.set([...path, 'attributes', key], marker, 'It was not a complete attribute.');
  }
  repairCustomAttributes(draft, [...path, 'attributes']);
}

function repairGroup(
  draft: Draft,
  path: readonly PathKey[],
  node: AttributeNode | AttributeGroup,
  value: unknown,
): void {
  if (value === undefined) return;
  if (isAttributeNode(node)) repairBuiltIn(draft, path, node, value);
  else if (!isJsonObject(value)) draft.remove(path, 'It had no attributes. Those of the actor are used.');
  else {
    for (const [key, child] of Object.entries(node)) repairGroup(draft, [...path, key], child, value[key]);
  }
}

function repairBuiltIn(draft: Draft, path: readonly PathKey[], node: AttributeNode, value: unknown): void {
  const repaired = builtInValue(node, value);
  if (repaired === undefined) draft.remove(path, 'It had the wrong type. The actor’s value is used.');
  else if (repaired !== value) draft.set(path, repaired, 'It had another type.');
}

/** The value in the type of a built-in attribute; undefined when it is meaningless there. */
function builtInValue({ type }: AttributeNode, value: unknown): unknown {
  if (type === 'table' || typeof value === 'object') return undefined;
  if (type === 'boolean') return truthOf(value);
  if (isTextType(type)) return String(value);
  if (typeof value === 'number') return value;
  const number = numberOfText(String(value));
  return number === undefined ? undefined : convertValue(number, type);
}

/**
 * An override in full form: missing parts come from the prototype. Anything that cannot be an attribute stays, without
 * effect.
 */
function markerOf(value: unknown, inherited: unknown): unknown {
  if (value === null || Array.isArray(value)) return value;
  const model = isJsonObject(inherited) ? inherited : {};
  const given = isJsonObject(value) ? value : { $: value };
  const type = [given['@'], model['@'], typeOfValue(given.$), given['@'] === undefined ? undefined : 'real'].find(
    isCustomType,
  );
  if (type === undefined) return value;
  const name = typeof given.name === 'string' ? given.name : typeof model.name === 'string' ? model.name : '';
  const content = given.$ ?? model.$ ?? given.$;
  if (type === given['@'] && name === given.name && content === given.$) return value;
  return { ...given, '@': type, ...(content === undefined ? {} : { $: content }), name };
}

function isCustomType(type: unknown): boolean {
  return isAttributeType(type) && type !== 'enumeration' && type !== 'image' && type !== 'sound';
}

function typeOfValue(value: unknown): string | undefined {
  if (typeof value === 'number') return 'real';
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'string' ? 'text' : undefined;
}
