import { shapeTable } from '../../generated/shapes.ts';
import type { ShapeNode } from '../shape.ts';

/** A member of an object, in the order of the schema. */
interface Member {
  readonly shape: Shape;
  readonly isRequired: boolean;
}

/** The shape of a part of a stored document, with references resolved. Members are in the order of the schema. */
export interface Shape {
  readonly type: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'mixed' | 'any';
  readonly node: ShapeNode;
  readonly members: ReadonlyMap<string, Member>;
  /** Shape of members with a matching key, such as custom attributes. */
  readonly patterns: readonly (readonly [pattern: RegExp, shape: Shape])[];
  readonly items?: Shape;
  readonly pattern?: RegExp;
  /** Name of the shared definition, such as `id`. */
  readonly definition?: string;
}

/** The shape of a stored document by the name of its schema, such as `scene`. */
export function shapeOf(schema: string): Shape {
  const shape = documents.get(schema);
  if (!shape) throw new Error(`No schema is called ${schema}.`);
  return shape;
}

/** The shape of a shared definition, such as `point`. */
export function definitionOf(name: string): Shape {
  return linkDefinition(name);
}

const definitions = new Map<string, Shape>();
const documents = new Map(Object.entries(shapeTable.documents).map(([name, node]) => [name, link(node)]));

function link(node: ShapeNode, definition?: string): Shape {
  if (node.$ref !== undefined) return linkDefinition(node.$ref);
  const members = new Map<string, Member>();
  const patterns: (readonly [RegExp, Shape])[] = [];
  const shape: { -readonly [Key in keyof Shape]: Shape[Key] } = { type: typeOf(node), node, members, patterns };
  if (definition !== undefined) {
    shape.definition = definition;
    definitions.set(definition, shape);
  }
  if (node.pattern !== undefined) shape.pattern = new RegExp(node.pattern, 'u');
  if (node.items) shape.items = link(node.items);
  for (const [key, member] of Object.entries(node.properties ?? {})) {
    members.set(key, { shape: link(member), isRequired: node.required?.includes(key) ?? false });
  }
  for (const [pattern, member] of Object.entries(node.patternProperties ?? {})) {
    patterns.push([new RegExp(pattern, 'u'), link(member)]);
  }
  return shape;
}

function linkDefinition(name: string): Shape {
  const known = definitions.get(name);
  if (known) return known;
  const node = shapeTable.definitions[name];
  if (!node) throw new Error(`No schema defines ${name}.`);
  return link(node, name);
}

function typeOf(node: ShapeNode): Shape['type'] {
  if (node.type === undefined) return node.enum || node.const !== undefined ? 'mixed' : 'any';
  if (typeof node.type !== 'string') return 'mixed';
  const simple = (['object', 'array', 'string', 'number', 'integer', 'boolean'] as const).find((t) => t === node.type);
  return simple ?? 'mixed';
}
