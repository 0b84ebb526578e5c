import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

const ajv = new Ajv2020({ strict: false });
const compiled = new WeakMap<object, ValidateFunction>();

/** Why a value does not have the shape that a schema describes; undefined when it does. */
export function checkShape(schema: object, value: unknown): string | undefined {
  const check = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, check);
  if (check(value)) return undefined;
  const [error] = check.errors ?? [];
  const at = error?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  const extra = Reflect.get(Object(error?.params), 'additionalProperty');
  const words =
    typeof extra === 'string' ? `has the unknown key “${extra.slice(0, 50)}”` : (error?.message ?? 'is wrong');
  return `${at === '' ? 'The body' : `“${at}”`} ${words}.`;
}
