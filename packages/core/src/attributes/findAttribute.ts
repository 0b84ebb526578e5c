import { actorTree } from './tree/actorTree.ts';
import { controllerMapTree, deviceTree } from './tree/deviceTree.ts';
import { gameTree } from './tree/gameTree.ts';
import { type AttributeGroup, type AttributeNode, isAttributeNode } from './tree/node.ts';
import { sceneTree } from './tree/sceneTree.ts';

/** All built-in attributes, by root. docs/runtime-rules.md#attributes. */
export const attributeSchema: Readonly<
  Record<'self' | 'game' | 'scene' | 'devices' | 'controllerMaps', AttributeGroup>
> = {
  self: actorTree,
  game: { ...gameTree, devices: deviceTree },
  scene: sceneTree,
  devices: deviceTree,
  controllerMaps: controllerMapTree,
};

const byKeypath = new Map<string, AttributeNode>();
for (const [root, group] of Object.entries(attributeSchema)) collect(group, root);

/**
 * The built-in attribute at a keypath; device attributes are found in both spellings. Undefined for custom attributes
 * and groups.
 */
export function findAttribute(keypath: string): AttributeNode | undefined {
  return byKeypath.get(keypath);
}

/** Every built-in attribute with its keypath, in the order of the trees. */
export function builtInAttributes(): IterableIterator<[keypath: string, AttributeNode]> {
  return byKeypath.entries();
}

function collect(group: AttributeGroup, prefix: string): void {
  for (const [key, node] of Object.entries(group)) {
    if (isAttributeNode(node)) byKeypath.set(`${prefix}.${key}`, node);
    else collect(node, `${prefix}.${key}`);
  }
}
