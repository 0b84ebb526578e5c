import type { ImportContext } from './context.ts';

/**
 * Counts `networkKeys.xml` as dealt with, except for keys that an author set: those are never carried, and reported.
 * The provider repeats what the game says about the network. Format, chapter 4.
 */
export function settleNetworkKeys(context: ImportContext, networkEnabled: number): void {
  for (const element of context.source.root.children) {
    if (element.name !== 'provider') continue;
    const provider = element.text.trim();
    if (provider === '0' || provider === '' || provider === String(networkEnabled)) context.source.text(element);
  }
}
