/**
 * Generates core's entity types and eval-free validators from schemas/project
 * (docs/architecture.md#schemas-and-stored-documents).
 */
import {
  compileTypes,
  compileValidators,
  declareValidators,
  readSchemas,
  type Schema,
  type Schemas,
} from './schemaCode.ts';

const banner = '// Generated from schemas/project by `npm run generate`. Do not edit.\n';

/** One schema with every document and shared piece as a definition, so that each type is written once. */
async function typesOf(schemas: Schemas): Promise<string> {
  const definitions: Record<string, unknown> = { ...sharedPieces(schemas) };
  for (const [name, schema] of schemas) if (name !== 'common') definitions[`${name}Document`] = schema;
  return (
    banner +
    (await compileTypes(definitions, (_, value) =>
      typeof value === 'string'
        ? value
            .replace(/^(common\.json)?#\/\$defs\//, '#/definitions/')
            .replace(/^([a-z-]+)\.json$/, '#/definitions/$1Document')
        : value,
    ))
  );
}

function sharedPieces(schemas: Schemas): Record<string, unknown> {
  return (schemas.get('common') as unknown as { $defs: Record<string, unknown> }).$defs;
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

/** The constraints on the schema of each validator, by the validator's name. */
function byValidator(schemas: Schemas, get: (schema: Schema) => string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(validatorNames).map(([file, name]) => [name, get(schemas.get(file) as Schema)]),
  );
}

const shapeKeywords = new Set([
  ...['$ref', 'type', 'properties', 'required', 'patternProperties', 'items', 'default', 'enum', 'const', 'pattern'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
]);

/** The part of the schemas needed for reading, repairing and writing, without titles and descriptions. */
function shapesOf(schemas: Schemas): string {
  const documents = Object.keys(validatorNames).map((name) => [name, schemas.get(name)] as const);
  const shape = (schema: unknown) => shapeOf(schema, schemas);
  const table = {
    definitions: Object.fromEntries(
      Object.entries(sharedPieces(schemas)).map(([name, schema]) => [name, shape(schema)]),
    ),
    documents: Object.fromEntries(documents.map(([name, schema]) => [name, shape(schema)])),
  };
  const text = JSON.stringify(table, null, 1).replace(/common\.json#\/\$defs\//g, '');
  return `${banner}import type { ShapeTable } from '../model/shape.ts';\n\nexport const shapeTable: ShapeTable = ${text};\n`;
}

/** A reference to a whole schema is inlined; those to shared pieces stay. */
function shapeOf(schema: unknown, schemas: Schemas): unknown {
  if (typeof schema !== 'object' || schema === null) return {};
  const [, file] = /^([a-z-]+)\.json$/.exec('$ref' in schema ? String(schema.$ref) : '') ?? [];
  if (file !== undefined) return shapeOf(schemas.get(file), schemas);
  const kept = Object.entries(schema).filter(([key]) => shapeKeywords.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, keywordOf(key, value, schemas)]));
}

function keywordOf(key: string, value: unknown, schemas: Schemas): unknown {
  if (key === 'items') return shapeOf(value, schemas);
  if (key !== 'properties' && key !== 'patternProperties') return value;
  return Object.fromEntries(Object.entries(value as object).map(([name, schema]) => [name, shapeOf(schema, schemas)]));
}

/** Returns each generated file by its path relative to the repository. */
export async function generateEntities(root: string): Promise<Map<string, string>> {
  const schemas = readSchemas(root, 'schemas/project');
  const ids = byValidator(schemas, ({ $id }) => $id);
  const titles = byValidator(schemas, ({ title }) => title);
  return new Map([
    ['packages/core/src/generated/entities.ts', await typesOf(schemas)],
    ['packages/core/src/generated/validators.js', banner + compileValidators(schemas.values(), ids)],
    ['packages/core/src/generated/validators.d.ts', banner + declareValidators(titles, './entities.ts')],
    ['packages/core/src/generated/shapes.ts', shapesOf(schemas)],
  ]);
}
