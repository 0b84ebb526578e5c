import { type AttributeType, convertValue, isJsonObject, type Scalar } from '@playhouse/core';

/** Returns the code that reads a field of an owner. */
export type FieldCode = (name: string) => string;

/** A built-in attribute of one kind of owner: its name, its type, and where the owner keeps it. */
export interface BuiltIn<Owner> {
  /** The part of a keypath after the owner, such as `position.x` or `motion.linearVelocity.y`. */
  readonly id: string;
  readonly type: AttributeType;
  readonly readOnly: boolean;
  /**
   * Generated code that reads it; `field` returns the code that reads a field of the owner. Built only from our own
   * tables, never from a project.
   */
  source(field: FieldCode): string;
  get(owner: Owner): Scalar;
  /** Stores a value that already has the attribute's type. */
  set(owner: Owner, value: Scalar): void;
}

/** Names of an owner's fields with values of one kind. */
export type FieldsWith<Owner, Kind extends Scalar> = {
  [Key in keyof Owner]-?: Owner[Key] extends Kind ? (Kind extends Owner[Key] ? Key : never) : never;
}[keyof Owner] &
  string;

/** Options of an attribute that is not a plain stored field. */
export interface FieldOptions<Owner> {
  readonly readOnly?: boolean;
  /** Smallest number that is stored. */
  readonly minimum?: number;
  /** Runs after a write. */
  readonly after?: (owner: Owner) => void;
}

/** An attribute stored in a field of its owner. */
export function fieldAttribute<Owner extends object>(
  id: string,
  field: FieldsWith<Owner, number> | FieldsWith<Owner, string> | FieldsWith<Owner, boolean>,
  type: AttributeType,
  { readOnly = false, minimum = Number.NEGATIVE_INFINITY, after }: FieldOptions<Owner> = {},
): BuiltIn<Owner> {
  return {
    id,
    type,
    readOnly,
    source: (read) => read(field),
    get: (owner) => (owner as Record<string, Scalar>)[field] ?? '',
    set(owner, value) {
      (owner as Record<string, Scalar>)[field] = typeof value === 'number' ? Math.max(value, minimum) : value;
      after?.(owner);
    },
  };
}

/** A computed attribute: `code` does the same as `get`. */
export function readAttribute<Owner>(
  id: string,
  type: AttributeType,
  code: (field: FieldCode) => string,
  get: (owner: Owner) => Scalar,
): BuiltIn<Owner> {
  const source = (field: FieldCode) => `(${code(field)})`;
  return { id, type, readOnly: true, source, get, set() {} };
}

/** The attributes of a part, as attributes of the owner that contains the part in `field`. */
export function partAttributes<Owner, Part>(
  field: string,
  part: (owner: Owner) => Part,
  attributes: readonly BuiltIn<Part>[],
): BuiltIn<Owner>[] {
  return attributes.map((attribute) => ({
    id: attribute.id,
    type: attribute.type,
    readOnly: attribute.readOnly,
    source: (read) => attribute.source((name) => `${read(field)}.${name}`),
    get: (owner) => attribute.get(part(owner)),
    set: (owner, value) => attribute.set(part(owner), value),
  }));
}

/** Built-in attributes by their ids. */
export function indexOf<Owner>(attributes: readonly BuiltIn<Owner>[]): ReadonlyMap<string, BuiltIn<Owner>> {
  return new Map(attributes.map((attribute) => [attribute.id, attribute]));
}

/** The stored values of built-in attributes, each in its attribute's type; invalid values are left out. */
export function storedIn<Owner>(
  attributes: ReadonlyMap<string, BuiltIn<Owner>>,
  stored: Readonly<Record<string, unknown>>,
  prefix: string,
): { attribute: BuiltIn<Owner>; value: Scalar }[] {
  return Object.entries(stored).flatMap(([key, value]) => {
    const id = `${prefix}${key}`;
    const attribute = attributes.get(id);
    if (attribute) {
      const converted = scalarOf(value, attribute.type);
      return converted === undefined ? [] : [{ attribute, value: converted }];
    }
    return isJsonObject(value) && !('@' in value) ? storedIn(attributes, value, `${id}.`) : [];
  });
}

function scalarOf(value: unknown, type: AttributeType): Scalar | undefined {
  if (typeof value !== 'number' && typeof value !== 'string' && typeof value !== 'boolean') return undefined;
  if (type === 'table') return undefined;
  const converted = convertValue(value, type);
  return typeof converted !== 'number' || Number.isFinite(converted) ? converted : undefined;
}
