import type { TableColumn } from '@playhouse/core';
import { textOfCell } from '../model/judgeCell.ts';
import { boundWidth } from '../tableViews.ts';

/** How many of the longest texts are measured; characters differ in width, but not that much. */
const measured = 20;

/** The width at which every cell and the name of a column can be read, in px. */
export function fitWidth(column: TableColumn, canvas: Element): number {
  const { font } = getComputedStyle(canvas);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return boundWidth(0);
  context.font = font;
  const texts = column.$.map((cell) => textOfCell(cell).split('\n')[0] ?? '');
  const longest = texts.toSorted((a, b) => b.length - a.length).slice(0, measured);
  const widest = Math.max(0, ...longest.map((text) => context.measureText(text).width));
  // Numbers have wider letters; the name stands between the icon and the number of the column.
  const cells = widest * (column.type === 1 ? 1 : 1.12) + 22;
  return boundWidth(Math.max(cells, context.measureText(column.name).width * 1.05 + 66));
}
