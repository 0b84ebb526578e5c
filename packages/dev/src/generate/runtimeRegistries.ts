/**
 * Generates the registries of the implementations of behaviors and conditions, and of the scenarios of extensions
 * (docs/architecture.md#catalog).
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { registryText } from './registryText.ts';

const runtime = 'packages/runtime/src';

/** Returns each generated file by its path relative to the repository. */
export async function generateRuntimeRegistries(root: string): Promise<Map<string, string>> {
  return new Map([
    registryOf(root, 'behaviors', 'runtimeBehaviors', 'defineRuntimeBehavior', 'What every behavior does'),
    registryOf(root, 'test/extensions', 'extensionScenarios', 'defineScenarios', 'The scenarios of every extension'),
    registryOf(root, 'conditions', 'runtimeConditions', 'defineRuntimeCondition', 'How every condition is tested'),
  ]);
}

function registryOf(root: string, folder: string, list: string, define: string, promise: string): [string, string] {
  const directory = path.join(root, runtime, folder);
  const files = readdirSync(directory).filter((file) => file.endsWith('.ts') && !/^index\.ts$|\.test\.ts$/.test(file));
  const entries = files.sort().map((file) => ({ file, name: exportOf(path.join(directory, file), define) }));
  return [`${runtime}/${folder}/index.ts`, registryText(entries, list, promise)];
}

function exportOf(file: string, define: string): string {
  const found = [...readFileSync(file, 'utf8').matchAll(new RegExp(`^export const (\\w+) = ${define}\\(`, 'gm'))];
  const name = found[0]?.[1];
  if (found.length !== 1 || name === undefined)
    throw new Error(`${file} must export one ${define}(…) and nothing else`);
  return name;
}
