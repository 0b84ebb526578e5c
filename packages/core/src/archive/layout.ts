import type { Fields } from '../catalogue/fields/field.ts';
import { findBehavior } from '../catalogue/findBehavior.ts';
import { findPredicate } from '../catalogue/findPredicate.ts';
import { findDocumentKind } from '../model/parse/documentKinds.ts';
import { definitionOf, type Shape, shapeOf } from '../model/parse/linkShapes.ts';
import type { DocumentPath } from '../model/path.ts';

/** Where the keys of an object are in canonical text, and how the values below are laid out. */
export interface Layout {
  /** Keys of the schema. */
  readonly members: ReadonlyMap<string, KeyPosition>;
  /** Further keys whose values have a layout. */
  readonly patterns: readonly { readonly pattern: RegExp; readonly position: KeyPosition }[];
  /** For elements of a list. */
  readonly items: Layout | undefined;
  /** The layout that one object has, where it depends on the object. */
  readonly variant?: (object: Readonly<Record<string, unknown>>) => Layout;
}

/** The position of a key in its object, and the layout of its value. */
export interface KeyPosition {
  readonly rank: number;
  readonly layout: Layout;
}

/** Custom attributes and tables follow the schema's keys in their own order; unknown keys come last. */
export const ownOrderRank = 1_000_000;
const unknownRank = 2_000_000;

/** Objects that no schema describes: all keys in code-point order. */
export const unknownLayout: Layout = { members: new Map(), patterns: [], items: undefined };

/** A marked value, such as an expression, wherever it is. */
export const markedLayout: Layout = keysLayout([
  ['@', unknownLayout],
  ['$', unknownLayout],
  ['name', unknownLayout],
]);

/** The position of a key. */
export function positionOf(key: string, layout: Layout): KeyPosition {
  const member = layout.members.get(key);
  if (member) return member;
  return layout.patterns.find(({ pattern }) => pattern.test(key))?.position ?? unknownPosition;
}

const unknownPosition: KeyPosition = { rank: unknownRank, layout: unknownLayout };

/** The layout of a stored document. docs/format.md#canonical-text. */
export function layoutOf(document: DocumentPath): Layout {
  const kind = findDocumentKind(document);
  return kind ? layoutOfShape(kind.shape) : unknownLayout;
}

type Mutable = { -readonly [Key in keyof Layout]: Layout[Key] };
const layouts = new Map<Shape, Layout>();

function layoutOfShape(shape: Shape): Layout {
  const known = layouts.get(shape);
  if (known) return known;
  const members = new Map<string, KeyPosition>();
  const patterns: { pattern: RegExp; position: KeyPosition }[] = [];
  const layout: Mutable = { members, patterns, items: undefined };
  layouts.set(shape, layout);
  for (const [key, member] of shape.members) {
    members.set(key, { rank: members.size, layout: layoutOfShape(member.shape) });
  }
  for (const [pattern, member] of shape.patterns) {
    const rank = member.definition === 'customAttribute' ? ownOrderRank : unknownRank;
    patterns.push({ pattern, position: { rank, layout: layoutOfShape(member) } });
  }
  if (shape.items) layout.items = layoutOfShape(shape.items);
  specialize(shape, layout);
  return layout;
}

/** Layouts that the schemas of documents leave open: attributes of behaviors, predicates and instances. */
function specialize(shape: Shape, layout: Mutable): void {
  if (shape.definition === 'behavior') layout.variant = variantBy('class', layout, behaviorFields);
  if (shape.definition === 'condition') specializePredicate(layout);
  if (shape.definition === 'instance') {
    const prototype = shapeOf('actor');
    for (const key of ['attributes', 'aspects']) {
      const member = prototype.members.get(key);
      if (member) replaceMember(layout, key, layoutOfShape(member.shape));
    }
  }
}

function specializePredicate(condition: Mutable): void {
  const predicate = condition.members.get('predicate');
  if (!predicate) return;
  const variant = variantBy('type', predicate.layout, (type) => findPredicate(type)?.fields);
  replaceMember(condition, 'predicate', { ...predicate.layout, variant });
}

function behaviorFields(className: string): Fields | undefined {
  return findBehavior(className)?.fields;
}

/** The layout of an owner whose attributes depend on its class or type. */
function variantBy(
  key: string,
  owner: Layout,
  fieldsOf: (name: string) => Fields | undefined,
): (object: Readonly<Record<string, unknown>>) => Layout {
  const variants = new Map<unknown, Layout>();
  const plain: Layout = { members: owner.members, patterns: owner.patterns, items: owner.items };
  return (object) => {
    const name = object[key];
    const known = variants.get(name);
    if (known) return known;
    const fields = typeof name === 'string' ? fieldsOf(name) : undefined;
    if (!fields) return plain;
    const members = Object.entries(fields).map(([id, field]) => [id, layoutOfField(field.kind)] as const);
    const variant = { ...plain, members: new Map(plain.members) };
    replaceMember(variant, 'attributes', keysLayout([['name', unknownLayout], ...members]));
    variants.set(name, variant);
    return variant;
  };
}

function layoutOfField(kind: Fields[string]['kind']): Layout {
  if (kind === 'point' || kind === 'color') return layoutOfShape(definitionOf(kind));
  if (kind !== 'assignments') return unknownLayout;
  const names = ['id', 'column', 'rhsvalue'];
  return { ...unknownLayout, items: keysLayout(names.map((name) => [name, unknownLayout])) };
}

function keysLayout(keys: readonly (readonly [key: string, layout: Layout])[]): Layout {
  const members = new Map<string, KeyPosition>();
  for (const [key, layout] of keys) if (!members.has(key)) members.set(key, { rank: members.size, layout });
  return { members, patterns: [], items: undefined };
}

function replaceMember(layout: Layout, key: string, replacement: Layout): void {
  const member = layout.members.get(key);
  if (member && layout.members instanceof Map) layout.members.set(key, { rank: member.rank, layout: replacement });
}
