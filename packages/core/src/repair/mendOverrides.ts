import { isAttributeType } from '../attributes/attributeType.ts';
import { convertValue, numberOfText } from '../attributes/convert.ts';
import { attributeTypeDescriptors, isTextType } from '../attributes/findAttributeType.ts';
import { actorTree } from '../attributes/tree/actorTree.ts';
import { type AttributeGroup, type AttributeNode, isAttributeNode } from '../attributes/tree/node.ts';
import type { Instance, PrototypeDocument } from '../generated/entities.ts';
import { isJsonObject } from '../model/json.ts';
import type { PathKey } from '../model/path.ts';
import type { Draft } from './draft.ts';
import { isCustomAttribute, mendCustomAttributes } from './mendCustomAttributes.ts';

/**
 * Mends what an instance overrides: built-in values of another type are converted or, where that cannot be, taken out, so
 * that the prototype's hold; custom attributes become complete ones.
 */
export function mendOverrides(
  draft: Draft,
  path: readonly PathKey[],
  { attributes, aspects }: Instance,
  prototype: PrototypeDocument | undefined,
): void {
  mendGroup(draft, [...path, 'attributes'], actorTree.attributes, attributes);
  if (aspects !== undefined) mendGroup(draft, [...path, 'aspects'], actorTree.aspects, aspects);
  for (const [key, value] of Object.entries(attributes)) {
    if (!isCustomAttribute(key)) continue;
    const marker = markerOf(value, prototype?.attributes[key]);
    if (marker !== value) draft.set([...path, 'attributes', key], marker, 'It was no complete attribute.');
  }
  mendCustomAttributes(draft, [...path, 'attributes']);
}

function mendGroup(
  draft: Draft,
  path: readonly PathKey[],
  node: AttributeNode | AttributeGroup | undefined,
  value: unknown,
): void {
  if (node === undefined || value === undefined) return;
  if (isAttributeNode(node)) mendBuiltIn(draft, path, node, value);
  else if (!isJsonObject(value)) draft.remove(path, 'It held no attributes; those of the actor count.');
  else {
    for (const key of Object.keys(value)) {
      if (Object.hasOwn(node, key)) mendGroup(draft, [...path, key], node[key], value[key]);
    }
  }
}

function mendBuiltIn(draft: Draft, path: readonly PathKey[], node: AttributeNode, value: unknown): void {
  const mended = builtInValue(node, value);
  if (mended === undefined) draft.remove(path, 'It had another type; the value of the actor counts.');
  else if (mended !== value) draft.set(path, mended, 'It had another type.');
}

/** The value in the type of a built-in attribute; undefined when it says nothing there. */
function builtInValue({ type }: AttributeNode, value: unknown): unknown {
  if (type === 'table' || typeof value === 'object') return undefined;
  if (type === 'boolean') return typeof value === 'boolean' ? value : truthOf(value);
  if (isTextType(type)) return typeof value === 'string' ? value : String(value);
  if (typeof value === 'number') {
    return attributeTypeDescriptors[type].check(value) === undefined ? value : convertValue(value, type);
  }
  const number = typeof value === 'string' ? numberOfText(value) : undefined;
  return number === undefined ? undefined : convertValue(number, type);
}

function truthOf(value: unknown): boolean | undefined {
  const text = String(value).trim().toLowerCase();
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : undefined;
}

/** An override in full form: what is missing is the prototype's. What can be no attribute stays and does no harm. */
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
  if (given === value && type === given['@'] && name === given.name && content === given.$) return value;
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
