import type { ExpressionWorld, Value, ValueType } from './value.ts';

/** How a reference is read while a program runs. */
export interface Binding {
  /** The type that `read` and `source` always return; `any` costs a check each time. */
  readonly type: ValueType;
  /**
   * JavaScript that reads the value, using the identifiers `a` (self), `w` (world) and `k` (constants). Built only from
   * the binder's own tables: project data may enter it only through `k`.
   */
  readonly source: string;
  /** Does the same for closures; must not use `this`. */
  read(self: unknown, world: ExpressionWorld): Value;
}

/** The meaning of a program's references where it runs, and the constants of its generated code. */
export interface Binder {
  /** Undefined for what does not exist: evaluating it is a fault. */
  bind(keypath: string): Binding | undefined;
  /** Keeps a value for the generated code and returns the JavaScript that reads it, such as `k[3]`. */
  constant(value: unknown): string;
  /** The constants that generated code accesses as `k`. */
  readonly constants: readonly unknown[];
}

/** Creates a binder; `bind` may use the second argument to keep constants of its own. */
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
