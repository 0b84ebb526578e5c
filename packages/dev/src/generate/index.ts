import { generateBehaviorExamples } from './behaviorExamples.ts';
import { generateCatalogue } from './catalogue.ts';
import { generateEntities } from './entities.ts';
import { generateLibrary } from './library.ts';
import { generateReference } from './reference/generateReference.ts';
import { generateRuntimeRegistries } from './runtimeRegistries.ts';
import { generateScriptModule } from './scriptModule/generateScriptModule.ts';

/** Every generated file of the repository by its path. The committed files have to match. */
export async function generateAll(root: string): Promise<Map<string, string>> {
  const parts = await Promise.all([
    generateEntities(root),
    generateLibrary(root),
    generateCatalogue(root),
    generateRuntimeRegistries(root),
    generateBehaviorExamples(root),
    generateReference(root),
    generateScriptModule(root),
  ]);
  return new Map(parts.flatMap((files) => [...files]));
}
