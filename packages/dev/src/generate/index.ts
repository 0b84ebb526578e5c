import { generateCatalogue } from './catalogue.ts';
import { generateEntities } from './entities.ts';

/** Every generated file of the repository by its path. What is committed has to equal it. */
export async function generateAll(root: string): Promise<Map<string, string>> {
  return new Map([...(await generateEntities(root)), ...(await generateCatalogue(root))]);
}
