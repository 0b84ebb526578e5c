import { type Fact, textForm } from './fact.ts';
import type { Reported } from './weigh.ts';

/** Renames listed in reports. */
export interface Renames {
  /** New ids of documents by their file. */
  readonly documents: ReadonlyMap<string, string>;
  /** A fact that may also use the new name of what it refers to. */
  allow(fact: Fact): Fact;
}

/** Reads from a loss report which documents have new ids, and which assets have new names. */
export function readRenames(losses: readonly Reported[]): Renames {
  const documents = new Map<string, string>();
  const ids = new Map<string, string>();
  const assets = new Map<string, string>();
  for (const { document, path, what, why } of losses) {
    const id = /\b(?:now|changed to) (id\d+)\b/.exec(why)?.[1];
    const old = /"(.*)"$/s.exec(what)?.[1] ?? '';
    const name = /^The asset was renamed to "(.*)"\.$/s.exec(why)?.[1];
    if (name !== undefined) assets.set(old, name);
    if (id === undefined || (path !== '@id' && !/^"tables\//.test(what))) continue;
    documents.set(document, id);
    const written = old.replace(/^tables\/|\.xml$/g, '');
    if (!/^id\d+$/.test(written)) ids.set(written, id);
  }
  return { documents, allow: (fact) => ({ ...fact, forms: [...fact.forms, ...newForms(fact, ids, assets)] }) };
}

const references = /(prototype|prototypes|scenes|prototypeKey|sceneKey|tableID|custom\.id)$/;
const images = /(image|images|soundName|musicName)$/;

function newForms(fact: Fact, ids: ReadonlyMap<string, string>, assets: ReadonlyMap<string, string>): string[] {
  const names = references.test(fact.key) ? ids : images.test(fact.key) ? assets : undefined;
  if (!names || names.size === 0) return [];
  return fact.forms
    .filter((form) => form.startsWith('text '))
    .map((form) =>
      textForm(
        form
          .slice(5)
          .split('\t')
          .map((name) => names.get(name) ?? name)
          .join('\t'),
      ),
    );
}
