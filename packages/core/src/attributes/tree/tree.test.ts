import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { builtInAttributes, findAttribute } from '../findAttribute.ts';
import { attributeTypeDescriptors } from '../findAttributeType.ts';

interface Schema {
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly type?: string;
}

function readSchema(name: string): Schema {
  return JSON.parse(readFileSync(new URL(`../../../../../schemas/project/${name}.json`, import.meta.url), 'utf8'));
}

/** Each leaf of a document's schema below attributes and aspects, with its default. */
function leavesOf(schema: Schema, prefix: string): [keypath: string, fallback: unknown][] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, member]) =>
    member.properties === undefined
      ? [[`${prefix}.${key}`, member.default] as [string, unknown]]
      : leavesOf(member, `${prefix}.${key}`),
  );
}

const roots = [
  ['self', 'actor'],
  ['scene', 'scene'],
  ['game', 'object'],
] as const;

describe('the tree of built-in attributes', () => {
  test.each(roots)('has for %s the attributes and defaults of the schema %s, and no others', (root, name) => {
    const stored = leavesOf(readSchema(name), root).filter(
      ([keypath]) => /\.(attributes|aspects)\./.test(keypath) && !keypath.endsWith('.collisionPolygon'),
    );
    const tree = [...builtInAttributes()]
      .filter(([keypath]) => keypath.startsWith(`${root}.attributes.`) || keypath.startsWith(`${root}.aspects.`))
      .map(([keypath, node]) => [keypath, node.default]);
    expect(tree.sort()).toEqual(stored.sort());
  });

  test('finds devices in both spellings', () => {
    expect(findAttribute('devices.mouse.position.x')).toBe(findAttribute('game.devices.mouse.position.x'));
    expect(findAttribute('game.devices.touches.touch11.y')).toMatchObject({ type: 'real', readOnly: false });
    expect(findAttribute('devices.player11.leftShoulder2')).toMatchObject({ type: 'boolean', readOnly: true });
    expect(findAttribute('controllerMaps.player8.start')).toMatchObject({ type: 'text' });
  });

  test.each([
    'self.attributes.position',
    'self',
    '',
    'constructor',
    'devices.touches.touch12.x',
    'game.attributes.id1',
  ])('finds nothing at %j', (keypath) => expect(findAttribute(keypath)).toBeUndefined());

  test('gives every attribute a default that its type accepts', () => {
    for (const [keypath, node] of builtInAttributes()) {
      expect([keypath, attributeTypeDescriptors[node.type].check(node.default)]).toEqual([keypath, undefined]);
    }
  });
});
