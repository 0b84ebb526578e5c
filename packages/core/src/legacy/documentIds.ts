export type DocumentKind = 'prototype' | 'scene' | 'table';

/** Which ids documents have after the import, for references to documents whose own id could not be kept. */
export interface DocumentIds {
  /** The id after the import; an id that was kept, and any other text, stays as it is. */
  resolve(kind: DocumentKind, reference: string): string;
}

/** Ids that were replaced, by kind and legacy spelling. */
export type ReplacedIds = Readonly<Record<DocumentKind, ReadonlyMap<string, string>>>;

export function createDocumentIds(replaced: ReplacedIds): DocumentIds {
  return { resolve: (kind, reference) => replaced[kind].get(reference) ?? reference };
}

/** True for ids of the stored form. docs/format.md#ids. */
export function isId(text: string | undefined): text is string {
  return text !== undefined && /^id[0-9]{1,19}$/.test(text);
}
