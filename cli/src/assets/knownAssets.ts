import { hash } from 'node:crypto';
import type { AssetRequest } from './assetMessages.ts';
import type { AssetReader, AssetVerdict } from './assetReader.ts';

/** Results for files that were inspected before, by kind, name and content. */
export interface KnownAssets {
  find(key: string): AssetVerdict | undefined;
  keep(key: string, verdict: AssetVerdict): void;
}

/** The maximum number of cached verdicts. */
const mostKnown = 100_000;

export function createKnownAssets(): KnownAssets {
  const verdicts = new Map<string, AssetVerdict>();
  return {
    find: (key) => verdicts.get(key),
    keep(key, verdict) {
      // A file that once timed out on a busy machine may be inspected again.
      if (verdict.death === undefined && verdicts.size < mostKnown) verdicts.set(key, verdict);
    },
  };
}

/** The cache key of a verdict: the kind and the name, which messages quote, and a digest of the bytes. */
export function assetKey({ kind, file }: Omit<AssetRequest, 'bytes'>, digest: string): string {
  return `${kind}/${file}/${digest}`;
}

export function digestOf(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64');
}

/** A reader that inspects each file only once. */
export function rememberAssets(reader: AssetReader, known: KnownAssets = createKnownAssets()): AssetReader {
  return {
    ...reader,
    async check(request) {
      const key = assetKey(request, digestOf(request.bytes));
      const before = known.find(key);
      if (before) return before;
      const verdict = await reader.check(request);
      known.keep(key, verdict);
      return verdict;
    },
  };
}
