import { collectionNames, type Project } from '@playhouse/core';

/** A new or changed document; a removed one when `document` is absent. */
export interface ChangedDocument {
  readonly collection: (typeof collectionNames)[number] | 'object' | 'assets';
  /** Empty for kinds with a single document. */
  readonly id: string;
  readonly document?: Record<string, unknown> | undefined;
}

/** The documents in which two projects differ, by identity. */
export function changedDocuments(before: Project, after: Project): ChangedDocument[] {
  const single = (['object', 'assets'] as const).flatMap((collection) =>
    before[collection] === after[collection] ? [] : [{ collection, id: '', document: { ...after[collection] } }],
  );
  const several = collectionNames.flatMap((collection) => {
    const ids = new Set([...before[collection].keys(), ...after[collection].keys()]);
    return [...ids].flatMap((id) => {
      const document = after[collection].get(id);
      return before[collection].get(id) === document
        ? []
        : [{ collection, id, ...(document && { document: { ...document } }) }];
    });
  });
  return [...single, ...several];
}

/** A project with the changed documents applied. */
export function withDocuments(project: Project, documents: readonly ChangedDocument[]): Project {
  const changed: Record<string, unknown> = { ...project };
  for (const { collection, id, document } of documents) {
    if (collection === 'object' || collection === 'assets') {
      if (document) changed[collection] = document;
      continue;
    }
    const before = changed[collection];
    const map = new Map<string, unknown>(before instanceof Map ? before : []);
    if (document) map.set(id, document);
    else map.delete(id);
    changed[collection] = map;
  }
  // The editor created the documents, and the receiver only plays them.
  return changed as unknown as Project;
}
