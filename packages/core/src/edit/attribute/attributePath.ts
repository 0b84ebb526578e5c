/**
 * The path of an attribute in its entity: `['attributes', 'position', 'x']` or `['aspects', 'motion', 'attributes',
 * 'maxSpeed']`. docs/format.md#keypaths.
 */
export type AttributePath = readonly string[];

/** The parts of an attribute path: the location of the attributes, the attribute, and the keys inside it. */
export interface AttributeAddress {
  readonly container: readonly string[];
  readonly key: string;
  readonly rest: readonly string[];
}

/** The parts of an attribute path, or undefined when it names no attribute. */
export function addressOf(path: AttributePath): AttributeAddress | undefined {
  const depth = path[0] === 'attributes' ? 1 : path[0] === 'aspects' && path[2] === 'attributes' ? 3 : 0;
  const key = path[depth];
  if (depth === 0 || key === undefined || path.includes('__proto__')) return undefined;
  return { container: path.slice(0, depth), key, rest: path.slice(depth + 1) };
}

/** The keys from an entity to an attribute as a whole. */
export function keysOfAddress({ container, key }: AttributeAddress): readonly string[] {
  return [...container, key];
}
