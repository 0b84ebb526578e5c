import { isJsonObject } from '../../model/json.ts';
import type { Draft } from '../draft.ts';
import { makeWalkable, repairDocument } from '../repairDocument.ts';
import type { RepairStage } from '../repairRun.ts';

/**
 * Completes the game document, the manifest, tables, scripts and play tests, and fixes the seed.
 * docs/product-rules.md#repair.
 */
export const game: RepairStage = {
  id: 'game',
  message: 'Checking project game for potential errors...',
  run(run) {
    run.edit('object.json', repairGame);
    for (const document of run.documents.keys()) {
      if (kinds.some((kind) => document.startsWith(kind))) run.edit(document, repairDocument);
    }
    if (!run.documents.has('assets.json')) run.edit('assets.json', repairDocument);
  },
};

/** Documents that no later stage processes as a whole. */
const kinds = ['assets', 'tables', 'delegates', 'tests'];

const seed = ['attributes', 'randomSeed'];

function repairGame(draft: Draft): void {
  makeWalkable(draft);
  fixSeed(draft);
  repairDocument(draft);
  fixSeed(draft);
}

/** Sets the seed to 1 when it is missing or -1. */
function fixSeed(draft: Draft): void {
  const attributes = isJsonObject(draft.value) ? draft.value.attributes : undefined;
  if (!isJsonObject(attributes)) return;
  if (attributes.randomSeed === undefined) draft.set(seed, 1, 'The random seed was missing.');
  else if (attributes.randomSeed === -1) draft.set(seed, 1, 'A game without a seed plays differently each time.');
}
