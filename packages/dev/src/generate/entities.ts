/** Makes core's entity types and eval-free validators from schemas/project (architecture, chapter 4). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
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
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    unicode: false,
    code: { source: true, esm: true, lines: true },
    schemas: [...schemas.values()],
  } as never);
  const names = Object.fromEntries(
    Object.entries(validatorNames).map(([file, name]) => [name, (schemas.get(file) as Schema).$id]),
  );
  const generate = standaloneCode as unknown as (instance: Ajv2020, refs: Record<string, string>) => string;
  return banner + generate(ajv, names);
}

function declarationsOf(): string {
  const lines = Object.values(validatorNames).map((name) => `export const ${name}: ShapeValidator;`);
  return `${banner}import type { ShapeValidator } from '../model/shape.ts';\n\n${lines.join('\n')}\n`;
}

/** Returns each generated file by its path below the repository. */
export async function generateEntities(root: string): Promise<Map<string, string>> {
  const schemas = readSchemas(root);
  return new Map([
    ['packages/core/src/generated/entities.ts', await typesOf(schemas)],
    ['packages/core/src/generated/validators.js', validatorsOf(schemas)],
    ['packages/core/src/generated/validators.d.ts', declarationsOf()],
  ]);
}
