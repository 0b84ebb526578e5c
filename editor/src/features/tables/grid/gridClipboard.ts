import { t } from '../../../i18n/t.ts';
import { readClip } from '../model/clipHtml.ts';
import { isWholeCopy, readTabText, writeTableHtml, writeTabText } from '../model/clipText.ts';
import { type PastePlan, planPaste } from '../model/planPaste.ts';
import { type CellRange, cellCount, wholeOf } from '../model/selection.ts';
import { joinRanges } from '../model/severalRanges.ts';
import type { GridController } from './gridController.ts';

interface ClipTexts {
  readonly html: string;
  readonly text: string;
}

/**
 * The selected cells, or the selected name, for office programs and for us. Undefined when the ranges make no block, as
 * the user is then told.
 */
export function copiedCells(grid: GridController): ClipTexts | undefined {
  const { range, ranges, selection, commands } = grid;
  const isName = wholeOf(selection) !== undefined && cellCount(range) === 0;
  const joined = joinRanges(isName ? [pointRange(selection.active)] : ranges);
  if (!joined) {
    grid.tell(t('Only ranges in the same rows or in the same columns can be copied together.'));
    return undefined;
  }
  const block = joined.rows.map((row) =>
    joined.columns.map((column) => {
      const type = commands.table?.columns[column - 1]?.type ?? 1;
      return { text: commands.textAt({ row, column }), isText: row === 0 || column === 0 || type < 2 };
    }),
  );
  return {
    html: writeTableHtml(block, isName ? undefined : wholeOf(selection)),
    text: writeTabText(block.map((row) => row.map(({ text }) => text))),
  };
}

/** What a paste at the selection would do. A single selected name is replaced, with the cells after it. */
export function plannedPaste(grid: GridController, { html, text }: ClipTexts): PastePlan | undefined {
  const { table } = grid.commands;
  const { selection, range } = grid;
  if (!table) return undefined;
  const { anchor, end, isAll } = selection;
  const isSingleName =
    !isAll &&
    !isWholeCopy(html) &&
    (anchor.row === 0 || anchor.column === 0) &&
    anchor.row === end.row &&
    anchor.column === end.column;
  return planPaste(table, isSingleName ? pointRange(selection.active) : range, readClip(html, text, readTabText));
}

/** True when nothing has to be asked before a paste. */
export function isPlain({ moreRows, moreColumns, misfits }: PastePlan): boolean {
  return moreRows === 0 && moreColumns === 0 && misfits.length === 0;
}

export async function writeSystemClipboard({ html, text }: ClipTexts): Promise<void> {
  const blob = (type: string, content: string) => new Blob([content], { type });
  await navigator.clipboard.write([
    new ClipboardItem({ 'text/html': blob('text/html', html), 'text/plain': blob('text/plain', text) }),
  ]);
}

export async function readSystemClipboard(): Promise<ClipTexts> {
  const [item] = await navigator.clipboard.read();
  const read = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : '');
  return { html: await read('text/html'), text: await read('text/plain') };
}

function pointRange({ row, column }: { readonly row: number; readonly column: number }): CellRange {
  return { top: row, left: column, bottom: row, right: column };
}
