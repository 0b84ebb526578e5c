/**
 * Generates core's types, validators and defaults of library documents from schemas/library
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

const banner = '// Generated from schemas/library by `npm run generate`. Do not edit.\n';
const folder = 'packages/core/src/generated';

/** Documents whose every key has a default. */
const withDefaults = ['assignment-preferences', 'ui-preferences'];

/** Returns each generated file by its path relative to the repository. */
export async function generateLibrary(root: string): Promise<Map<string, string>> {
  const schemas = readSchemas(root, 'schemas/library');
  const project = readSchemas(root, 'schemas/project');
  const all = [...project.values(), ...schemas.values()];
  const of = (kind: Kind) => [...schemas.values()].filter((schema) => kindOf(schema) === kind);
  return new Map([
    [`${folder}/library.ts`, banner + (await typesOf(schemas, project))],
    [`${folder}/libraryDefaults.ts`, banner + defaultsOf(schemas)],
    ...validatorFiles('libraryValidators', of('own'), all),
    ...validatorFiles('historyValidators', of('history'), all),
    ...validatorFiles('pasteValidators', of('pieces'), all),
  ]);
}

/**
 * Validators are loaded by the file: those of documents that contain pieces of projects are large, and an opened project
 * needs that of its history alone.
 */
type Kind = 'own' | 'history' | 'pieces';

function kindOf(schema: Schema): Kind {
  if (JSON.stringify(schema).includes('"../project/')) return 'pieces';
  return schema.title === 'UndoCheckpoint' ? 'history' : 'own';
}

function validatorFiles(name: string, schemas: readonly Schema[], all: readonly Schema[]): [string, string][] {
  const pick = (get: (schema: Schema) => string) =>
    Object.fromEntries(schemas.map((schema) => [`validate${schema.title}`, get(schema)]));
  const code = compileValidators(
    all,
    pick(({ $id }) => $id),
  );
  const types = declareValidators(
    pick(({ title }) => title),
    './library.ts',
  );
  return [
    [`${folder}/${name}.js`, banner + code],
    [`${folder}/${name}.d.ts`, banner + types],
  ];
}

/** Pieces of a project use the types of its own documents. */
async function typesOf(schemas: Schemas, project: Schemas): Promise<string> {
  const imported = new Set<string>();
  const source = await compileTypes(Object.fromEntries(schemas), (key, value) => {
    if (key === 'oneOf' && isChoiceOfKeys(value)) return undefined;
    if (!isReference(value)) return value;
    const type = projectType(value.$ref, project);
    if (type === undefined) return { $ref: value.$ref.replace(/^([a-z-]+)\.json$/, '#/definitions/$1') };
    imported.add(type);
    return { tsType: type };
  });
  return `import type { ${[...imported].sort().join(', ')} } from './entities.ts';\n\n${source}`;
}

/** Only the validator checks which of several keys is required. */
function isChoiceOfKeys(value: unknown): boolean {
  return Array.isArray(value) && value.every((choice) => Object.keys(choice).join() === 'required');
}

function isReference(value: unknown): value is { readonly $ref: string } {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string';
}

/** The name of the type for a reference that leads out of the folder. */
function projectType(reference: string, project: Schemas): string | undefined {
  const [, file, piece] = /^\.\.\/project\/([a-z-]+)\.json(?:#\/\$defs\/(\w+))?$/.exec(reference) ?? [];
  if (file === undefined) return undefined;
  return piece === undefined ? project.get(file)?.title : piece.slice(0, 1).toUpperCase() + piece.slice(1);
}

function defaultsOf(schemas: Schemas): string {
  const named = withDefaults.map((file) => [schemas.get(file)?.title ?? file, defaultsIn(schemas.get(file))] as const);
  const lines = named.map(
    ([title, defaults]) =>
      `/** What holds where the document says nothing. */\nexport const default${title}: Required<${title}> = ${JSON.stringify(defaults, null, 2)};\n`,
  );
  return `import type { ${named.map(([title]) => title).join(', ')} } from './library.ts';\n\n${lines.join('\n')}`;
}

function defaultsIn(schema: Schema | undefined): Record<string, unknown> {
  const properties = Object.entries((schema?.properties ?? {}) as Record<string, { readonly default?: unknown }>);
  return Object.fromEntries(properties.map(([key, property]) => [key, property.default]));
}
