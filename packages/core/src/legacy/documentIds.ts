export type DocumentKind = 'prototype' | 'scene' | 'table';

/** The ids of documents after the import, for references to documents whose id could not be kept. */
export interface DocumentIds {
  /** The id after the import; a kept id and any other text are unchanged. */
  resolve(kind: DocumentKind, reference: string): string;
}

/** Ids that were replaced, by kind and legacy spelling. */
export type ReplacedIds = Readonly<Record<DocumentKind, ReadonlyMap<string, string>>>;

export function createDocumentIds(replaced: ReplacedIds): DocumentIds {
  return { resolve: (kind, reference) => replaced[kind].get(reference) ?? reference };
}

/** True for ids in their stored form. docs/format.md#ids. */
export function isId(text: string | undefined): text is string {
  return text !== undefined && /^id[0-9]{1,19}$/.test(text);
}
