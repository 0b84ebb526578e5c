import type { Claims } from './documentClaims.ts';
import type { Loss } from './losses.ts';
import { describeAttribute, type Source } from './source.ts';
import type { XmlElement } from './xml.ts';

/**
 * Reports documents that the game lists and no readable file has (the reference is kept), and documents that no list
 * names (they are kept as well). docs/runtime-rules.md#damaged-projects.
 */
export function reportListing(game: Source, elements: readonly XmlElement[], claims: Claims): Loss[] {
  const resolve = (id: string): string => claims.replaced.get(id) ?? id;
  const named = new Set(elements.map((element) => resolve(element.attributes.get('id') ?? '')));
  const present = new Set(claims.documents.map(({ id }) => id));
  for (const element of elements) {
    const id = element.attributes.get('id') ?? '';
    if (id === '' || present.has(resolve(id))) continue;
    game.lose(element, describeAttribute('id', id), 'No readable file has it. The reference was kept.', 'id');
  }
  return claims.documents
    .filter(({ id }) => !named.has(id))
    .map(({ source }) => ({
      document: source.file,
      path: '',
      what: 'the file',
      why: 'It was kept, although the game does not list it.',
    }));
}
