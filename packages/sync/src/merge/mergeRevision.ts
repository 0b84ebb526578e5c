import { sha256 } from './sha256.ts';

/** Hash of the revision that merges leaves. Who merges the same leaves writes the same revision. */
export function mergeHash(leaves: readonly string[], text: string): string {
  return sha256(JSON.stringify(['merge', [...leaves].sort(), text])).slice(0, 32);
}

/** Hash of the tombstone after a leaf, from which everybody can tell which merge took the leaf in. */
export function tombstoneHash(leaf: string, merge: string): string {
  return sha256(JSON.stringify(['merged', leaf, merge])).slice(0, 32);
}
