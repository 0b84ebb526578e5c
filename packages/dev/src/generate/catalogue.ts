/**
 * Generates the registries of behaviors and conditions and their published JSON Schemas (docs/architecture.md#catalog).
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BehaviorDescriptor, PredicateDescriptor } from '@playhouse/core';
import { type RegistryEntry, registryText } from './registryText.ts';

interface Entry<Descriptor> extends RegistryEntry {
  readonly descriptor: Descriptor;
}

/** Loaded by path, like the descriptors: the package's entry needs the registries generated here. */
interface SchemaModule {
  schemaOfBehavior(descriptor: BehaviorDescriptor): unknown;
  schemaOfPredicate(descriptor: PredicateDescriptor): unknown;
}

const catalogue = 'packages/core/src/catalogue';

/** Returns each generated file by its path relative to the repository. */
export async function generateCatalogue(root: string): Promise<Map<string, string>> {
  const behaviors = await readEntries<BehaviorDescriptor>(path.join(root, catalogue, 'behaviors'));
  const conditions = await readEntries<PredicateDescriptor>(path.join(root, catalogue, 'conditions'));
  const schemas: SchemaModule = await import(urlOf(path.join(root, catalogue, 'schemaOf.ts')));
  const files = new Map([
    [`${catalogue}/behaviors/index.ts`, registryText(behaviors, 'behaviorDescriptors', 'Every behavior descriptor')],
    [`${catalogue}/conditions/index.ts`, registryText(conditions, 'conditionKinds', 'Every predicate descriptor')],
  ]);
  for (const { descriptor } of behaviors) {
    files.set(`schemas/behaviors/${descriptor.class}.json`, textOf(schemas.schemaOfBehavior(descriptor)));
  }
  for (const { descriptor } of conditions) {
    files.set(`schemas/conditions/${descriptor.type}.json`, textOf(schemas.schemaOfPredicate(descriptor)));
  }
  return files;
}

/** Every descriptor of a folder with its file, loaded by path. */
export async function readEntries<Descriptor>(folder: string): Promise<Entry<Descriptor>[]> {
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.ts') && file !== 'index.ts' && !file.endsWith('.test.ts'),
  );
  return Promise.all(files.sort().map((file) => readEntry<Descriptor>(folder, file)));
}

async function readEntry<Descriptor>(folder: string, file: string): Promise<Entry<Descriptor>> {
  const module: Record<string, Descriptor> = await import(urlOf(path.join(folder, file)));
  const [found, ...others] = Object.entries(module);
  if (found === undefined || others.length > 0) throw new Error(`${file} must export one descriptor and nothing else`);
  return { file, name: found[0], descriptor: found[1] };
}

function textOf(schema: unknown): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function urlOf(file: string): string {
  return pathToFileURL(file).href;
}
