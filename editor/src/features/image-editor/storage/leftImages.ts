import { applyEdit, type Edit, findUses, type Project } from '@playhouse/core';
import { commaSeparated } from '../../../i18n/counted.ts';
import { t } from '../../../i18n/t.ts';

export interface LeftImages {
  /** Remove those that nothing uses. */
  readonly edits: readonly Edit[];
  /** What to tell about the images. */
  readonly notes: readonly string[];
}

/**
 * What becomes of images that held frames which are deleted. Nothing uses most of them, so they are removed with the step
 * that stores the picture, which undo brings back; others stay, and that is said. `edits` lead to what is stored.
 */
export function leftImages(
  project: Project,
  edits: readonly Edit[],
  held: Readonly<Record<number, string>>,
  names: readonly string[],
): LeftImages {
  const after = edits.reduce((current, edit) => {
    const applied = applyEdit(current, edit);
    return applied.ok ? applied.value.project : current;
  }, project);
  const known = new Set(after.assets.images.map(({ name }) => name));
  const left = [...new Set(Object.values(held))].filter((name) => !names.includes(name) && known.has(name));
  const removed: string[] = [];
  const notes: string[] = [];
  for (const name of left) {
    const [use] = findUses(after, { kind: 'image', id: name });
    if (use)
      notes.push(
        t('The frame of {name} was deleted. The image stays, because it is used: {words}.', { name, words: use.words }),
      );
    else removed.push(name);
  }
  if (removed.length > 0)
    notes.push(t('Images of deleted frames were removed: {removed}.', { removed: commaSeparated(removed) }));
  return { edits: removed.map((name) => ({ kind: 'asset.remove', data: { kind: 'images', name } })), notes };
}
