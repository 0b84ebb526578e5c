import type { ExpressionWorld, Value, ValueType } from './value.ts';

/** How a reference is read while a program runs. */
export interface Binding {
  /** What `read` and `source` always result in; `any` costs a check each time. */
  readonly type: ValueType;
  /**
   * JavaScript that reads the value, over the identifiers `a` (self), `w` (world) and `k` (constants). Made only from
   * the binder's own tables: data of a project may be in it only through `k`.
   */
  readonly source: string;
  /** The same for closures; must not use `this`. */
  read(self: unknown, world: ExpressionWorld): Value;
}

/** What references of a program mean where it runs, and the constants of the code that is made for it. */
export interface Binder {
  /** Undefined for what does not exist: evaluating it is a fault. */
  bind(keypath: string): Binding | undefined;
  /** Keeps a value for the generated code and gives the JavaScript that reads it, such as `k[3]`. */
  constant(value: unknown): string;
  /** What generated code knows as `k`. */
  readonly constants: readonly unknown[];
}

/** Makes a binder; `bind` may use the second argument to keep constants of its own. */
export function createBinder(
  bind: (keypath: string, constant: (value: unknown) => string) => Binding | undefined,
): Binder {
  const constants: unknown[] = [];
  const indexes = new Map<unknown, number>();
  const constant = (value: unknown): string => {
    let index = indexes.get(value);
    if (index === undefined || !Object.is(constants[index], value)) {
      index = constants.push(value) - 1;
      indexes.set(value, index);
    }
    return `k[${index}]`;
  };
  return { bind: (keypath) => bind(keypath, constant), constant, constants };
}
