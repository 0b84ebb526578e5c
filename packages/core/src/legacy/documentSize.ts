import { limits } from '../model/limits.ts';
import type { Claim } from './documentClaims.ts';
import type { Loss } from './losses.ts';

/** A document with the file it comes from; undefined when the file contains more than any document can. */
export interface BuiltDocument<Document> {
  readonly claim: Claim;
  readonly document: Document | undefined;
}

/** The documents by id that are small enough to be stored; the others are losses. docs/format.md#limits. */
export function keepStorable<Document>(
  built: readonly BuiltDocument<Document>[],
  losses: Loss[],
): Map<string, Document> {
  const kept = new Map<string, Document>();
  for (const { claim, document } of built) {
    const bytes = document === undefined ? undefined : sizeOf(document);
    if (document !== undefined && bytes !== undefined && bytes <= limits.documentBytes) {
      kept.set(claim.id, document);
      continue;
    }
    const found = bytes === undefined ? 'It is too large' : `It would have ${bytes} bytes`;
    const why = `${found}; a document has at most ${limits.documentBytes}. It was left out.`;
    claim.source.settle(claim.source.root);
    losses.push({ document: claim.source.file, path: '', what: 'the file', why });
  }
  return kept;
}

function sizeOf(document: unknown): number {
  return new TextEncoder().encode(JSON.stringify(document)).length;
}
