/** Makes core's entity types and eval-free validators from schemas/project (architecture, chapter 4). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { compile, type JSONSchema } from 'json-schema-to-typescript';

const banner = '// Generated from schemas/project by `npm run generate`. Do not edit.\n';

type Schema = Record<string, unknown> & { $id: string; title: string };

function readSchemas(root: string): Map<string, Schema> {
  const folder = path.join(root, 'schemas/project');
  const names = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    names.sort().map((file) => [file.slice(0, -5), JSON.parse(readFileSync(path.join(folder, file), 'utf8'))]),
  );
}

/** One schema with every document and shared piece as a definition, so that each type is written once. */
async function typesOf(schemas: Map<string, Schema>): Promise<string> {
  const common = schemas.get('common') as unknown as { $defs: Record<string, unknown> };
  const definitions: Record<string, unknown> = { ...common.$defs };
  for (const [name, schema] of schemas) if (name !== 'common') definitions[`${name}Document`] = schema;
  const text = JSON.stringify({ title: 'Everything', type: 'object', definitions }, (key, value) => {
    if (key === '$id' || key === '$schema' || key === 'default') return undefined;
    return typeof value === 'string' ? value.replace(/^(common\.json)?#\/\$defs\//, '#/definitions/') : value;
  });
  const source = await compile(JSON.parse(text) as JSONSchema, 'Everything', {
    additionalProperties: false,
    bannerComment: '',
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  const cleaned = source
    .replace(/export interface Everything \{\}?\s*\n?\}?\n?/, '')
    .replace(/\/\*\*\n \* This interface was referenced by (?:[^*]|\*(?!\/))*\*\/\n/g, '');
  return banner + cleaned;
}

const validatorNames: Record<string, string> = {
  object: 'validateGame',
  assets: 'validateAssets',
  scene: 'validateScene',
  actor: 'validatePrototype',
  table: 'validateTable',
  delegate: 'validateDelegate',
  behavior: 'validateSavedBehavior',
  'play-test': 'validatePlayTest',
};

function validatorsOf(schemas: Map<string, Schema>): string {
  // Validators only say yes or no; what is wrong is found and mended by core's own walk over the shapes.
  const ajv = new Ajv2020({
    allErrors: false,
    messages: false,
    strict: false,
    code: { source: true, esm: true, lines: true },
    schemas: [...schemas.values()],
  } as never);
  const names = Object.fromEntries(
    Object.entries(validatorNames).map(([file, name]) => [name, (schemas.get(file) as Schema).$id]),
  );
  const generate = standaloneCode as unknown as (instance: Ajv2020, refs: Record<string, string>) => string;
  // Ajv's runtime stays out of the page: its one function that the schemas need is written in place.
  return banner + generate(ajv, names).replaceAll('require("ajv/dist/runtime/ucs2length").default', countCodePoints);
}

const countCodePoints = `(text) => {
  let length = text.length;
  for (let at = 0; at < text.length - 1; at++)
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) length--;
  return length;
}`;

function declarationsOf(schemas: Map<string, Schema>): string {
  const titles = Object.keys(validatorNames).map((file) => String(schemas.get(file)?.title));
  const lines = Object.values(validatorNames).map((name, at) => `export const ${name}: ShapeValidator<${titles[at]}>;`);
  const imports = `import type {\n${[...titles]
    .sort()
    .map((title) => `  ${title},\n`)
    .join('')}} from './entities.ts';
import type { ShapeValidator } from '../model/shape.ts';`;
  return `${banner}${imports}\n\n${lines.join('\n')}\n`;
}

const shapeKeywords = new Set([
  ...['$ref', 'type', 'properties', 'required', 'patternProperties', 'items', 'default', 'enum', 'const', 'pattern'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
]);

/** What reading, mending and writing need of the schemas, without titles and descriptions. */
function shapesOf(schemas: Map<string, Schema>): string {
  const common = schemas.get('common') as unknown as { $defs: Record<string, unknown> };
  const documents = Object.keys(validatorNames).map((name) => [name, schemas.get(name)] as const);
  const table = {
    definitions: Object.fromEntries(Object.entries(common.$defs).map(([name, schema]) => [name, shapeOf(schema)])),
    documents: Object.fromEntries(documents.map(([name, schema]) => [name, shapeOf(schema)])),
  };
  const text = JSON.stringify(table, null, 1).replace(/common\.json#\/\$defs\//g, '');
  return `${banner}import type { ShapeTable } from '../model/shape.ts';\n\nexport const shapeTable: ShapeTable = ${text};\n`;
}

function shapeOf(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return {};
  const kept = Object.entries(schema).filter(([key]) => shapeKeywords.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, keywordOf(key, value)]));
}

function keywordOf(key: string, value: unknown): unknown {
  if (key === 'items') return shapeOf(value);
  if (key !== 'properties' && key !== 'patternProperties') return value;
  return Object.fromEntries(Object.entries(value as object).map(([name, schema]) => [name, shapeOf(schema)]));
}

/** Returns each generated file by its path below the repository. */
export async function generateEntities(root: string): Promise<Map<string, string>> {
  const schemas = readSchemas(root);
  return new Map([
    ['packages/core/src/generated/entities.ts', await typesOf(schemas)],
    ['packages/core/src/generated/validators.js', validatorsOf(schemas)],
    ['packages/core/src/generated/validators.d.ts', declarationsOf(schemas)],
    ['packages/core/src/generated/shapes.ts', shapesOf(schemas)],
  ]);
}
