import type { ImportContext } from './context.ts';

/**
 * Reports keys that an author set in `networkKeys.xml` without repeating them; keys are never carried. The provider
 * repeats what the game says about the network. Format, chapter 4.
 */
export function settleNetworkKeys(context: ImportContext, networkEnabled: number): void {
  for (const element of context.source.root.children) {
    const text = element.text.trim();
    if (element.name === 'provider' && ['', '0', String(networkEnabled)].includes(text)) context.source.text(element);
    if (!/Key$/.test(element.name) || text === '') continue;
    context.source.text(element);
    const what = `${element.name} of ${text.length} characters`;
    context.source.lose(element, what, 'Keys of the network are never carried.');
  }
}
