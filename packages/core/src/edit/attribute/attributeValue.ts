import { attributeSchema } from '../../attributes/findAttribute.ts';
import { type AttributeGroup, type AttributeNode, isAttributeNode } from '../../attributes/tree/node.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { isJsonObject } from '../../model/json.ts';
import { refusal } from '../defineEdit.ts';
import { isName } from '../naming.ts';
import type { AttributeAddress } from './attributePath.ts';
import { fitPolygon } from './collisionPolygon.ts';
import { fitCustom, fitTyped } from './typedValue.ts';

/** The owner of built-in attributes: an actor, the game or a scene. */
export type AttributeRoot = 'self' | 'game' | 'scene';

/**
 * The whole stored value of an attribute after changing one part of it, in the canonical form of its type, or why the
 * value does not fit. A custom attribute keeps its type and name. docs/product-rules.md#values.
 */
export function replacePart(
  before: unknown,
  address: AttributeAddress,
  value: unknown,
  root: AttributeRoot,
): Result<unknown> {
  const keys = [...address.container, address.key];
  return replaceAt({ before, node: nodeAt(root, keys), keys: [root, ...keys] }, address.rest, value);
}

/** The default of an attribute or group that the document lacks; undefined when there is no such attribute. */
export function builtInDefault(root: AttributeRoot, keys: readonly string[]): unknown {
  const node = nodeAt(root, keys);
  return node === undefined ? undefined : defaultOf(node);
}

/** True when setting a value would change no byte, so it needs no undo step. */
export function isSameStored(stored: unknown, value: unknown): boolean {
  return stored === value || (stored !== undefined && JSON.stringify(stored) === JSON.stringify(value));
}

type Node = AttributeNode | AttributeGroup | undefined;

/** A value, its catalogue entry, and the keys that lead to it. */
interface Part {
  readonly before: unknown;
  readonly node: Node;
  readonly keys: readonly string[];
}

function nodeAt(root: AttributeRoot, keys: readonly string[]): Node {
  let node: Node = attributeSchema[root];
  for (const key of keys) node = childOf(node, key);
  return node;
}

function childOf(node: Node, key: string): Node {
  return node !== undefined && !isAttributeNode(node) && Object.hasOwn(node, key) ? node[key] : undefined;
}

function defaultOf(node: AttributeNode | AttributeGroup): unknown {
  if (isAttributeNode(node)) return node.default;
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, defaultOf(child)]));
}

function replaceAt(part: Part, rest: readonly string[], value: unknown): Result<unknown> {
  const [key, ...deeper] = rest;
  if (key === undefined) return fitted(part, value);
  const { before, node, keys } = part;
  if (!isJsonObject(before) || !Object.hasOwn(before, key) || '@' in before) {
    return refusal('There is no such attribute.');
  }
  const child = { before: before[key], node: childOf(node, key), keys: [...keys, key] };
  const replaced = replaceAt(child, deeper, value);
  return replaced.ok ? succeed({ ...before, [key]: replaced.value }) : replaced;
}

function fitted(part: Part, value: unknown): Result<unknown> {
  const { before, node, keys } = part;
  if (isJsonObject(before) && '@' in before) return fitCustom(before, value);
  if (keys.at(-1) === 'collisionPolygon') return fitPolygon(value);
  if (node === undefined) return isSameKind(before, value) ? succeed(value) : misfit();
  if (!isAttributeNode(node)) return fitGroup(part, node, value);
  const typed = fitTyped(node, value);
  return typed.ok ? fitKeypath(keys, typed.value) : typed;
}

/** All components of a point, size, color or other group at once; unknown ones stay as they are. */
function fitGroup({ before, keys }: Part, group: AttributeGroup, value: unknown): Result<unknown> {
  if (!isJsonObject(value)) return misfit();
  const known = isJsonObject(before) ? before : {};
  if (Object.keys(group).some((key) => !Object.hasOwn(value, key))) return misfit();
  const fit: Record<string, unknown> = { ...known };
  for (const [key, component] of Object.entries(value)) {
    if (!Object.hasOwn(known, key) && !Object.hasOwn(group, key)) return misfit();
    const part = { before: known[key], node: childOf(group, key), keys: [...keys, key] };
    const replaced = fitted(part, component);
    if (!replaced.ok) return replaced;
    fit[key] = replaced.value;
  }
  return succeed(fit);
}

/** Attributes that must be positive for the game to be playable: a view without a size shows nothing. */
const positive = /^(?:game\.attributes\.displaySize|scene\.attributes\.(?:camera\.)?size)\./;

/** Requirements for the attribute's value besides its type. docs/format.md#attributes. */
function fitKeypath(keys: readonly string[], value: unknown): Result<unknown> {
  const keypath = keys.join('.');
  if (/^(?:self|scene)\.attributes\.name$/.test(keypath) && !isName(value)) return refusal('A name is needed here.');
  if (typeof value === 'number' && value <= 0 && positive.test(keypath))
    return refusal('The size must be greater than 0.');
  return succeed(value);
}

/** True when `value` has the type of `before`: for objects in each key, for numbers only if finite. */
function isSameKind(before: unknown, value: unknown): boolean {
  if (typeof value === 'number') return typeof before === 'number' && Number.isFinite(value);
  if (Array.isArray(before) || Array.isArray(value)) return Array.isArray(before) && Array.isArray(value);
  if (!isJsonObject(before) || !isJsonObject(value)) return typeof before === typeof value && value !== null;
  const keys = Object.keys(before);
  return keys.length === Object.keys(value).length && keys.every((key) => isSameKind(before[key], value[key]));
}

function misfit(): ReturnType<typeof refusal> {
  return refusal('The value does not fit this attribute.');
}
