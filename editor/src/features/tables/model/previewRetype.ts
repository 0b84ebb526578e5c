import { convertCell, defaultCell, type TableColumn } from '@playhouse/core';
import { commaSeparated } from '../../../i18n/counted.ts';
import { t } from '../../../i18n/t.ts';
import { textOfCell } from './judgeCell.ts';

/** What changing the type of a column does to its cells. */
export interface RetypePreview {
  /** Cells that are shown differently afterwards. */
  readonly changed: number;
  /** Those that lose something: changing back does not bring them back. */
  readonly lost: number;
  /** Those of them that become 0 or false. */
  readonly emptied: number;
  /** Some that lose something, before and after. */
  readonly examples: readonly (readonly [before: string, after: string])[];
}

/** Converts the cells of a column as `table.retypeColumn` does, and compares. */
export function previewRetype({ type, $: cells }: Pick<TableColumn, 'type' | '$'>, to: number): RetypePreview {
  let [changed, lost, emptied] = [0, 0, 0];
  const examples = new Map<string, string>();
  if (type === to) return { changed, lost, emptied, examples: [] };
  for (const cell of cells) {
    const after = convertCell(cell, type, to);
    const [before, shown] = [textOfCell(cell), textOfCell(after)];
    if (before === shown) continue;
    changed += 1;
    if (before.trim() === '' || textOfCell(convertCell(after, to, type)) === before) continue;
    lost += 1;
    if (after === defaultCell(to)) emptied += 1;
    if (examples.size < 3) examples.set(before, shown);
  }
  return { changed, lost, emptied, examples: [...examples] };
}

/** A preview in a few words: "12 change, 3 become 0". */
export function retypeWords({ changed, lost, emptied }: RetypePreview, to: number): string {
  if (changed === 0) return t('No cell changes');
  const words = [t('{changed, plural, one {# changes} other {# change}}', { changed })];
  if (emptied > 0)
    words.push(
      t('{emptied, plural, one {# becomes {value}} other {# become {value}}}', {
        emptied,
        value: textOfCell(defaultCell(to)),
      }),
    );
  if (lost > emptied)
    words.push(t('{lost, plural, one {# loses precision} other {# lose precision}}', { lost: lost - emptied }));
  return commaSeparated(words);
}
