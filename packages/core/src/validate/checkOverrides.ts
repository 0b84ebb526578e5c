import { attributeTypeDescriptors } from '../attributes/findAttributeType.ts';
import { actorTree } from '../attributes/tree/actorTree.ts';
import { type AttributeGroup, type AttributeNode, isAttributeNode } from '../attributes/tree/node.ts';
import { standardMessage } from '../catalogue/messageOf.ts';
import type { Instance, PrototypeDocument } from '../generated/entities.ts';
import { isJsonObject } from '../model/json.ts';
import { checkActorImage } from './checkActorImage.ts';
import { checkCustomAttributes, isCustomKey } from './customAttributes.ts';
import { type DocumentCheck, report } from './documentCheck.ts';

/** Checks the overrides of an instance: types of built-in attributes, and that custom ones match the prototype's. */
export function checkOverrides(
  check: DocumentCheck,
  { attributes, aspects }: Instance,
  prototype: PrototypeDocument | undefined,
): void {
  check.path.push('attributes');
  for (const key in attributes) {
    const value = attributes[key];
    const node = attributeTree[key];
    if (node !== undefined && Object.hasOwn(attributeTree, key)) checkValue(check, node, key, value);
    else if (isCustomKey(key)) checkMatch(check, key, value, prototype?.attributes[key]);
  }
  checkCustomAttributes(check, attributes);
  checkActorImage(check, attributes.image);
  check.path.pop();
  if (aspects !== undefined) checkValue(check, aspectTree, 'aspects', aspects);
}

const attributeTree = groupAt('attributes');
const aspectTree = groupAt('aspects');

function groupAt(key: 'attributes' | 'aspects'): AttributeGroup {
  const group = actorTree[key];
  return group === undefined || isAttributeNode(group) ? {} : group;
}

function checkValue(check: DocumentCheck, node: AttributeNode | AttributeGroup, key: string, value: unknown): void {
  if (isAttributeNode(node)) {
    if (!hasType(node, value)) reportType(check, node, key);
    return;
  }
  if (!isJsonObject(value)) {
    reportType(check, undefined, key);
    return;
  }
  check.path.push(key);
  for (const member in value) {
    const below = node[member];
    if (below !== undefined && Object.hasOwn(node, member)) checkValue(check, below, member, value[member]);
  }
  check.path.pop();
}

/** Built-in attributes are plain values of their own type. docs/format.md#attributes. */
function hasType({ type }: AttributeNode, value: unknown): boolean {
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'text' || type === 'image') return typeof value === 'string';
  return typeof value === 'number' && attributeTypeDescriptors[type].check(value) === undefined;
}

function reportType(check: DocumentCheck, node: AttributeNode | undefined, key: string): void {
  const params = { field: (node?.title ?? key).toLowerCase(), type: node?.type ?? 'group' };
  report(check, 'value.type', standardMessage('value.type', params), { keys: [key], params });
}

/** An attribute that the prototype lacks is the instance's own. docs/format.md#overrides. */
function checkMatch(check: DocumentCheck, key: string, own: unknown, inherited: unknown): void {
  if (!isJsonObject(own) || !isJsonObject(inherited)) return;
  if (own['@'] === inherited['@'] && own.name === inherited.name) return;
  const name = [own.name, inherited.name].find((each) => typeof each === 'string') ?? key;
  const params = { name, type: own['@'], expectedName: inherited.name, expectedType: inherited['@'] };
  report(check, 'attribute.mismatch', standardMessage('attribute.mismatch', params), {
    keys: [key],
    params,
    severity: 'nonBlocking',
  });
}
