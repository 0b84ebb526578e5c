/**
 * Generates the pages below docs/reference from the catalogue, the functions and the attributes. `faults.md` and
 * `scripts.md` are written by hand.
 */
import { luaDifferences } from '../../lua/luaDifferences.ts';
import { attributesPage } from './attributesPage.ts';
import { behaviorPages } from './behaviorPages.ts';
import { conditionsPage } from './conditionsPage.ts';
import { functionsPage } from './functionsPage.ts';
import { codesPage, indexPage, keysPage, scriptsPage } from './listPages.ts';
import { loadReference } from './loadReference.ts';
import { luaPage } from './luaPage.ts';

/** Returns each generated page by its path relative to the repository. */
export async function generateReference(root: string): Promise<Map<string, string>> {
  const source = await loadReference(root);
  const pages = new Map([
    ['README.md', indexPage(source)],
    ['attributes.md', attributesPage(source)],
    ['codes.md', codesPage(source)],
    ['conditions.md', conditionsPage(source)],
    ['functions.md', functionsPage(source)],
    ['keys.md', keysPage(source)],
    ['lua-differences.md', luaPage(luaDifferences)],
    ['events.md', scriptsPage(source)],
    ...behaviorPages(source),
  ]);
  return new Map(Array.from(pages, ([page, text]) => [`docs/reference/${page}`, text]));
}
