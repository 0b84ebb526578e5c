import { attributeSchema } from '../../attributes/findAttribute.ts';
import { type AttributeGroup, type AttributeNode, isAttributeNode } from '../../attributes/tree/node.ts';
import { isJsonObject } from '../../model/json.ts';
import { valueAt } from '../../model/path.ts';
import type { AttributePath } from './attributePath.ts';
import type { AttributeRoot } from './attributeValue.ts';

/** The name of the attribute at a path, for labels: its title, its custom name, or for a group its key as words. */
export function attributeTitle(entity: unknown, root: AttributeRoot, path: AttributePath): string {
  let node: AttributeNode | AttributeGroup | undefined = attributeSchema[root];
  for (const key of path) node = isGroup(node) && Object.hasOwn(node, key) ? node[key] : undefined;
  if (node !== undefined && isAttributeNode(node)) return node.title;
  const value = valueAt(entity, path);
  if (isJsonObject(value) && typeof value.name === 'string') return value.name;
  const words = (path.at(-1) ?? 'an attribute').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function isGroup(node: AttributeNode | AttributeGroup | undefined): node is AttributeGroup {
  return node !== undefined && !isAttributeNode(node);
}
