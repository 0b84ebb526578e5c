import type { Line, Style, Styled } from '../terminal.ts';
import { padText, shortenText, textWidth } from './textWidth.ts';

/** A cell: text, styled text, or a number, which is right-aligned. */
export type Cell = string | number | Styled;

/** Rows under headings, in columns as wide as needed; the first column shrinks to fit the width. */
export function textTable(headings: readonly string[], rows: readonly (readonly Cell[])[], width: number): Line[] {
  const widths = headings.map((heading, column) =>
    Math.max(textWidth(heading), ...rows.map((row) => textWidth(textOf(row[column])))),
  );
  const others = widths.slice(1).reduce((sum, part) => sum + part + gap.length, 0);
  const [first = 0] = widths;
  widths[0] = Math.min(first, Math.max(leastFirst, width - others));
  const isRight = headings.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  const lineOfCells = (cells: readonly Cell[], style?: Style): Line =>
    trimEnd(
      cells.flatMap((cell, column) => {
        const text = shortenText(textOf(cell), widths[column] ?? 0);
        const padded = padText(text, widths[column] ?? 0, isRight[column] ? 'right' : 'left');
        const look = style ?? (typeof cell === 'object' ? cell.style : undefined);
        return [column === 0 ? '' : gap, look ? { style: look, text: padded } : padded];
      }),
    );
  return [lineOfCells(headings, 'faint'), ...rows.map((row) => lineOfCells(row))];
}

const gap = '  ';
const leastFirst = 12;

function textOf(cell: Cell | undefined): string {
  return typeof cell === 'object' ? cell.text : String(cell ?? '');
}

/** No line ends in spaces: they would wrap on a narrow terminal and show up in diffs. */
function trimEnd(parts: (string | Styled)[]): Line {
  const last = parts.at(-1);
  if (last === undefined) return parts;
  parts[parts.length - 1] = typeof last === 'string' ? last.trimEnd() : { ...last, text: last.text.trimEnd() };
  return parts;
}
