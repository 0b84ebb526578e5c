import type { Size } from '../../generated/entities.ts';
import { trackingAreaOf } from '../../model/create/createScene.ts';
import { isJsonObject } from '../../model/json.ts';
import { valueAt } from '../../model/path.ts';
import type { Draft } from '../draft.ts';
import { makeWalkable, repairDocument } from '../repairDocument.ts';
import type { RepairRun, RepairStage } from '../repairRun.ts';

/**
 * Completes scenes with their layers and actors; missing sizes become those of the display.
 * docs/product-rules.md#behavior-data and docs/product-rules.md#editing.
 */
export const scenes: RepairStage = {
  id: 'scenes',
  message: 'Checking project scenes for potential errors...',
  run(run) {
    const display = displaySizeOf(run);
    for (const document of run.documents.keys()) {
      if (document.startsWith('scenes/')) run.edit(document, (draft) => repairScene(draft, display));
    }
  },
};

function repairScene(draft: Draft, display: Size): void {
  makeWalkable(draft);
  fill(draft, ['attributes', 'size'], display);
  fill(draft, ['attributes', 'camera', 'size'], display);
  fill(draft, ['attributes', 'camera', 'trackingArea'], trackingAreaOf(display));
  repairDocument(draft);
}

/** Sets a missing size if its owner exists. */
function fill(draft: Draft, path: readonly string[], { width, height }: Size): void {
  const owner = valueAt(draft.value, path.slice(0, -1));
  if (!isJsonObject(owner) || valueAt(draft.value, path) !== undefined) return;
  draft.set(path, { width, height }, 'It was missing. Like a new scene, it takes the display size.');
}

function displaySizeOf(run: RepairRun): Size {
  return run.project()?.object.attributes.displaySize ?? { width: 1024, height: 768 };
}
