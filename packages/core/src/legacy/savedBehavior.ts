import { findBehavior } from '../catalogue/findBehavior.ts';
import type { SavedBehaviorDocument } from '../generated/entities.ts';
import { readBehavior } from './behavior.ts';
import type { ImportContext } from './context.ts';
import type { Source } from './source.ts';
import { shortName } from './values.ts';

/**
 * A saved behavior, from `behaviors/K.behavior/object.xml`, with the name and help of the `info.xml` next to it.
 * docs/runtime-rules.md#legacy-folder, docs/format.md#saved-behaviors.
 */
export function readSavedBehavior(
  context: ImportContext,
  info: Source | undefined,
  fallbackName: string,
): SavedBehaviorDocument {
  const id = context.nextId();
  const behavior = readBehavior(context, context.source.root, new Set());
  const name = info && infoText(info, 'DisplayName');
  if (info) settleInfo(info, behavior.class);
  return {
    id,
    name: shortName(context, context.source.root, name ?? fallbackName),
    help: (info && infoText(info, 'ToolTip')) ?? '',
    behavior,
  };
}

function infoText(info: Source, name: string): string | undefined {
  const element = info.root.children.find((child) => child.name === name);
  return element && info.text(element);
}

/** Class and kind repeat those of the behavior. */
function settleInfo(info: Source, className: string): void {
  const repeated = new Map([
    ['Interface', className],
    ['Type', findBehavior(className)?.type],
  ]);
  for (const element of info.root.children) {
    if (repeated.get(element.name) === element.text.trim()) info.settle(element);
  }
}
