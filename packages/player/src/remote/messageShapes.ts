import { isJsonObject } from '@playhouse/core';

/** What a shape answers to a value that it does not take. */
export const refused: unique symbol = Symbol('refused');

/** Takes a value of one kind, made harmless where that is possible, or refuses it. Never throws. */
export type Shape<Value> = (value: unknown) => Value | typeof refused;

/** The type of what a shape takes. */
type Shaped<Each> = Each extends Shape<infer Value> ? Value : never;

/** The fields of a message by their names. */
export type Fields = Readonly<Record<string, Shape<unknown>>>;

/** An object with fields; those that may be undefined may be absent. */
export type FieldsOf<Table extends Fields> = {
  readonly [Name in keyof Table as undefined extends Shaped<Table[Name]> ? never : Name]: Shaped<Table[Name]>;
} & {
  readonly [Name in keyof Table as undefined extends Shaped<Table[Name]> ? Name : never]?: Shaped<Table[Name]>;
};

/** Text from a game is cut off here: a console line is no place for megabytes. What is far longer nobody of ours has sent. */
const longestText = 4000;
const oddText = 1_000_000;

export const text: Shape<string> = (value) =>
  typeof value === 'string' && value.length <= oddText ? value.slice(0, longestText) : refused;

export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : refused);

export const finite: Shape<number> = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : refused);

/** Any number, also an infinite one or none. */
export const number: Shape<number> = (value) => (typeof value === 'number' ? value : refused);

/** A whole number from 0. */
export const whole: Shape<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : refused;

/** Text of any length. */
export const longText: Shape<string> = (value) => (typeof value === 'string' ? value : refused);

/** A number from 0. */
export const count: Shape<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : refused;

/** A value of an attribute; numbers may be infinite or none. */
export const scalar: Shape<string | number | boolean> = (value) =>
  typeof value === 'number' ? value : typeof value === 'boolean' ? value : text(value);

/** Undefined or what another shape takes. */
export function optional<Value>(shape: Shape<Value>): Shape<Value | undefined> {
  return (value) => (value === undefined ? undefined : shape(value));
}

/** One of some words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Shape<Word> {
  return (value) => words.find((word) => word === value) ?? refused;
}

/** Either of two shapes, the first that fits. */
export function either<First, Second>(first: Shape<First>, second: Shape<Second>): Shape<First | Second> {
  return (value) => {
    const taken = first(value);
    return taken === refused ? second(value) : taken;
  };
}

/** A list of a limited length, every entry of one shape. */
export function listOf<Value>(shape: Shape<Value>, longest: number): Shape<readonly Value[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > longest) return refused;
    const taken: Value[] = [];
    for (const each of value) {
      const one = shape(each);
      if (one === refused) return refused;
      taken.push(one);
    }
    return taken;
  };
}

/** An object with these fields; further ones are left out. */
export function objectOf<Table extends Fields>(fields: Table): Shape<FieldsOf<Table>> {
  return (value) => {
    if (!isJsonObject(value)) return refused;
    const taken: Record<string, unknown> = {};
    for (const [name, shape] of Object.entries(fields)) {
      const one = shape(Object.hasOwn(value, name) ? value[name] : undefined);
      if (one === refused) return refused;
      if (one !== undefined) taken[name] = one;
    }
    return taken as FieldsOf<Table>;
  };
}

/** A value that passes a test. */
export function passing<Value>(test: (value: unknown) => value is Value): Shape<Value> {
  return (value) => (test(value) ? value : refused);
}

/** A list of fixed length, each entry of a shape of its own. */
export function tupleOf<const Values extends readonly unknown[]>(
  ...shapes: { readonly [Place in keyof Values]: Shape<Values[Place]> }
): Shape<Values> {
  return (value) => {
    if (!Array.isArray(value) || value.length !== shapes.length) return refused;
    const taken: unknown[] = [];
    for (const [i, shape] of shapes.entries()) {
      const one = shape(value[i]);
      if (one === refused) return refused;
      taken.push(one);
    }
    return taken as unknown as Values;
  };
}
