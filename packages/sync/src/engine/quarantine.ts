/** A document that the server refuses. Everything else goes on. */
export interface Quarantined {
  readonly id: string;
  readonly reason: string;
}

/** Why the server refuses deletions that somebody has to confirm first. docs/server.md */
export const manyDeletions = 'Many things would be deleted at once. Open the project and confirm.';

/** Adds a refused document, or what is now said about it. */
export function quarantineOne(list: readonly Quarantined[], refused: Quarantined): readonly Quarantined[] {
  const others = list.filter(({ id }) => id !== refused.id);
  return [...others, refused];
}

/** Removes what has arrived after all. */
export function releaseSent(list: readonly Quarantined[], documents: readonly string[]): readonly Quarantined[] {
  if (list.length === 0) return list;
  const sent = new Set(documents);
  return list.filter(({ id }) => !sent.has(id));
}

/**
 * Keeps what the server still does not have: an earlier version of the others was refused too late. What was refused
 * after the server was asked stays, too.
 */
export function keepMissing(
  list: readonly Quarantined[],
  { documents, before }: { readonly documents: readonly string[]; readonly before: readonly Quarantined[] },
): readonly Quarantined[] {
  return list.filter((each) => documents.includes(each.id) || !before.includes(each));
}
