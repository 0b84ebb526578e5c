import { isJsonObject } from '../../model/json.ts';
import type { PathKey } from '../../model/path.ts';
import { cleanText } from '../../model/text.ts';
import type { Draft } from '../draft.ts';
import type { RepairStage } from '../repairRun.ts';

/** Removes control characters other than tabs and line breaks from every text. docs/reliability.md#t12. */
export const texts: RepairStage = {
  id: 'texts',
  message: 'Checking project texts for potential errors...',
  run(run) {
    for (const document of run.documents.keys()) {
      run.edit(document, (draft) => cleanTexts(draft, draft.value, []));
    }
  },
};

function cleanTexts(draft: Draft, value: unknown, path: PathKey[]): void {
  if (typeof value === 'string') {
    const clean = cleanText(value);
    if (clean !== value) draft.set([...path], clean, 'It contained invisible characters.');
    return;
  }
  const members = Array.isArray(value) ? value.entries() : isJsonObject(value) ? Object.entries(value) : [];
  for (const [key, member] of members) {
    path.push(key);
    cleanTexts(draft, member, path);
    path.pop();
  }
}
