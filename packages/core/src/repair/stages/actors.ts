import { repairDocument } from '../repairDocument.ts';
import type { RepairStage } from '../repairRun.ts';

/**
 * Completes actor prototypes: missing attributes get their defaults, including 0 for zIndex.
 * docs/product-rules.md#repair.
 */
export const actors: RepairStage = {
  id: 'actors',
  message: 'Checking project actors for potential errors...',
  run(run) {
    for (const document of run.documents.keys()) {
      if (document.startsWith('actors/')) run.edit(document, repairDocument);
    }
  },
};
