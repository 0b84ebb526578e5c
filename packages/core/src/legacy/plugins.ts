import type { ImportContext } from './context.ts';
import type { XmlElement } from './xml.ts';

/**
 * Counts the settings of services that have ended as dealt with where they are at their default; what an author set
 * stays unread and so becomes a loss. docs/runtime-rules.md#legacy-game, docs/format.md#not-imported.
 */
export function settlePlugins(context: ImportContext, plugins: XmlElement): void {
  const pending = [...plugins.children];
  for (let element = pending.pop(); element; element = pending.pop()) {
    if (defaults.has(element.text.trim())) context.source.text(element);
    if (element.attributes.has('id')) context.source.take(element, 'id');
    pending.push(...element.children);
  }
}

const defaults = new Set(['', 'false', '0']);
