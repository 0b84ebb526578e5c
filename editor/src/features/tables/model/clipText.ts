/** A cell of the clipboard: its text, and its value where a program states it. */
export interface ClipCell {
  readonly text: string;
  /** Independent of the language in which the program writes numbers. */
  readonly raw?: number | boolean;
}

export type ClipBlock = readonly (readonly ClipCell[])[];

/**
 * Reads tab-separated text as office programs write it: cells with tabs, line breaks or quotes are quoted, quotes inside
 * doubled. A quote that does not enclose a whole cell is part of the text. Lines may differ in length.
 */
export function readTabText(text: string): ClipBlock {
  const rows: ClipCell[][] = [];
  let row: ClipCell[] = [];
  let at = 0;
  for (;;) {
    const quoted = text[at] === '"' ? endOfQuoted(text, at) : undefined;
    const end = quoted ?? endOfPlain(text, at);
    const cell = quoted === undefined ? text.slice(at, end) : text.slice(at + 1, end - 1).replaceAll('""', '"');
    row.push({ text: cell.replace(/\r\n?/g, '\n') });
    if (text[end] === '\t') {
      at = end + 1;
      continue;
    }
    rows.push(row);
    row = [];
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (at >= text.length) return rows;
  }
}

/** The position after the closing quote, when a break, a tab or the end follows it. */
function endOfQuoted(text: string, open: number): number | undefined {
  let at = text.indexOf('"', open + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at >= 0 && /^[\t\r\n]?$/.test(text.slice(at + 1, at + 2)) ? at + 1 : undefined;
}

function endOfPlain(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '\t' && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

/** Cells as tab-separated text; `readTabText` is the inverse. A single cell has no line break at its end. */
export function writeTabText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(quote).join('\t'));
  const isSingle = rows.length === 1 && rows[0]?.length === 1;
  return isSingle ? (lines[0] ?? '') : `${lines.join('\n')}\n`;
}

function quote(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The attribute by which we recognize tables that we wrote: their text is exact. */
export const ownTableMark = 'data-playhouse-table';

/**
 * Cells as an HTML table for office programs. `isText` keeps them from taking texts such as 007 for numbers; numbers and
 * booleans are stated apart from their text, which means something else in other languages: 1.5 is a date in German.
 * `whole` is for ourselves: whole columns or rows are pasted beside names, not into them.
 */
export function writeTableHtml(
  rows: readonly (readonly { readonly text: string; readonly isText: boolean }[])[],
  whole?: 'columns' | 'rows' | 'all',
): string {
  const body = rows.map((cells) => {
    const written = cells.map(({ text, isText }) => {
      const stated = isText ? ` style="mso-number-format:'\\@'"` : statedValue(text);
      return `<td${stated}>${textAsHtml(text)}</td>`;
    });
    return `<tr>${written.join('')}</tr>`;
  });
  return `${excelStyle}<table ${ownTableMark}="${whole ?? ''}">${body.join('')}</table>`;
}

/** How Excel is to read numbers, whatever its language. */
const excelStyle = String.raw`<style><!--table{mso-displayed-decimal-separator:"\.";mso-displayed-thousand-separator:"\,";}--></style>`;

/** Whether copied HTML has whole columns or rows of a table of ours. */
export function isWholeCopy(html: string): boolean {
  return new RegExp(`${ownTableMark}="?(?:columns|rows|all)`).test(html);
}

/** The value as LibreOffice (`sd`) and Excel (`x:`) read it, in US English. */
function statedValue(text: string): string {
  if (text === 'true' || text === 'false') {
    return ` sdval="${text === 'true' ? 1 : 0}" sdnum="1033;0;BOOLEAN" x:bool="${text.toUpperCase()}"`;
  }
  const isNumber = text.trim() !== '' && Number.isFinite(Number(text));
  return isNumber ? ` sdval="${text}" sdnum="1033;" x:num="${text}"` : '';
}

/** Excel begins a new row at a plain line break, and HTML has one space where there are several. */
function textAsHtml(text: string): string {
  return escapeHtml(text)
    .replaceAll(/^ +| +$| {2,}/gm, (run) => `<span style="mso-spacerun:yes">${'&nbsp;'.repeat(run.length)}</span>`)
    .replaceAll('\n', '<br style="mso-data-placement:same-cell">');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
