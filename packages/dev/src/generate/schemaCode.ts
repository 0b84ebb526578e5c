/** Turns JSON Schemas into types and eval-free validators, for the generators of each folder of schemas. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { sayYesOrNo } from './yesOrNo.ts';

export type Schema = Record<string, unknown> & { $id: string; title: string };

/** Schemas by file name without extension. */
export type Schemas = ReadonlyMap<string, Schema>;

/** The schemas of a folder, in the order of their names. */
export function readSchemas(root: string, folderPath: string): Schemas {
  const folder = path.join(root, folderPath);
  const names = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    names.sort().map((file) => [file.slice(0, -5), JSON.parse(readFileSync(path.join(folder, file), 'utf8'))]),
  );
}

/** Types of definitions; `replace` can substitute the value of any key, or omit it by returning undefined. */
export async function compileTypes(
  definitions: Readonly<Record<string, unknown>>,
  replace: (key: string, value: unknown) => unknown,
): Promise<string> {
  const text = JSON.stringify({ title: 'Everything', type: 'object', definitions }, (key, value) =>
    key === '$id' || key === '$schema' || key === 'default' ? undefined : replace(key, value),
  );
  const source = await compile(JSON.parse(text) as JSONSchema, 'Everything', {
    additionalProperties: false,
    bannerComment: '',
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return source
    .replace(/export interface Everything \{\}?\s*\n?\}?\n?/, '')
    .replace(/\/\*\*\n \* This interface was referenced by (?:[^*]|\*(?!\/))*\*\/\n/g, '')
    .replace(/(?: \*\n)? \* This interface was referenced by [^\n]*\n \* via the [^\n]*\n/g, '');
}

/** A module of validators that return only true or false, by the names of their exports and the ids of the schemas. */
export function compileValidators(schemas: Iterable<Schema>, names: Readonly<Record<string, string>>): string {
  const ajv = new Ajv2020({
    allErrors: false,
    messages: false,
    strict: false,
    code: { source: true, esm: true, lines: true },
    schemas: [...schemas],
  } as never);
  const generate = standaloneCode as unknown as (instance: Ajv2020, refs: Readonly<Record<string, string>>) => string;
  // Ajv's runtime is not bundled: the one function that the schemas need is inlined.
  const code = generate(ajv, names).replaceAll('require("ajv/dist/runtime/ucs2length").default', countCodePoints);
  return sayYesOrNo(code);
}

/** Declarations of validators by name and type; the types are in `file`. */
export function declareValidators(types: Readonly<Record<string, string>>, file: string): string {
  const lines = Object.entries(types).map(([name, type]) => `export const ${name}: ShapeValidator<${type}>;`);
  const imports = `import type {\n${Object.values(types)
    .sort()
    .map((type) => `  ${type},\n`)
    .join('')}} from '${file}';
import type { ShapeValidator } from '../model/shape.ts';`;
  return `${imports}\n\n${lines.join('\n')}\n`;
}

const countCodePoints = `(text) => {
  let length = text.length;
  for (let at = 0; at < text.length - 1; at++)
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) length--;
  return length;
}`;
