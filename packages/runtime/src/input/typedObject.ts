import { isJsonObject } from '@playhouse/core';
import * as v from 'valibot';

/** A schema of an object. The title of each entry states the requirement, as in `needs "frame", a whole number`. */
export type TypedSchema = v.GenericSchema & { readonly entries: v.ObjectEntries };

/** Schemas of objects by the value of their `type`. */
export type TypedSchemas = Readonly<Record<string, TypedSchema>>;

/** The value read, or an error: the end of a sentence whose subject is the object. */
export type TypedResult =
  | { readonly ok: true; readonly value: object }
  | { readonly ok: false; readonly problem: string };

/** Reads an object of one of several types. Among several errors, an unknown property is reported first. */
export function parseTyped(schemas: TypedSchemas, value: unknown): TypedResult {
  if (!isJsonObject(value)) return { ok: false, problem: 'is no object' };
  const { type } = value;
  const schema = typeof type === 'string' && Object.hasOwn(schemas, type) ? schemas[type] : undefined;
  if (!schema) {
    const types = Object.keys(schemas).join(', ');
    return { ok: false, problem: `has an unknown type ${JSON.stringify(type)}; the types are ${types}` };
  }
  const read = v.safeParse(schema, value);
  if (read.success) return { ok: true, value: read.output as object };
  const issue = read.issues.find(({ expected }) => expected === 'never') ?? read.issues[0];
  return { ok: false, problem: `of type ${type} ${inWords(schema.entries, issue)}` };
}

function inWords(entries: v.ObjectEntries, { path, expected, message }: v.BaseIssue<unknown>): string {
  const key = path?.[0].key;
  if (typeof key !== 'string') return message;
  if (expected === 'never') return `has an unknown property "${key}"`;
  const entry = entries[key];
  const titled = entry && 'wrapped' in entry ? (entry.wrapped as v.GenericSchema) : entry;
  return `needs "${key}", ${titled && v.getTitle(titled)}`;
}
