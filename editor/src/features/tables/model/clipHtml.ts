import { type ClipBlock, type ClipCell, ownTableMark } from './clipText.ts';
import { calcValue, createShownReader, excelMarks, type ReadShown } from './officeValues.ts';

/** The cells of a clipboard: an office program's table, or else its text. */
export function readClip(html: string, text: string, readText: (text: string) => ClipBlock): ClipBlock {
  const table = html === '' || html.includes(ownTableMark) ? undefined : readTableHtml(html);
  return table ?? readText(text);
}

/**
 * The tables of HTML from the clipboard, one below the other; undefined when there is none. Merged cells keep their text
 * in the first one. A reader of our own, because a document of unknown origin is never put on the page.
 */
function readTableHtml(html: string): ClipBlock | undefined {
  const marks = excelMarks(html);
  const reader = new TableReader(marks && createShownReader(marks), marks ? textClasses(html) : new Set());
  for (const token of html.replace(hidden, '').matchAll(tokens)) {
    const [whole, end, tag, attributes = ''] = token;
    if (tag === undefined) reader.text(whole);
    else if (end === '/') reader.close(tag.toLowerCase());
    else reader.open(tag.toLowerCase(), attributes);
  }
  return reader.rows.length === 0
    ? undefined
    : reader.rows.map((row) => Array.from(row, (cell) => cell ?? { text: '' }));
}

/** Also a last row of Excel that only has widths, and the comments on cells of LibreOffice. */
const hidden =
  /<!--[\s\S]*?-->|<!\[if supportMisalignedColumns\]>[\s\S]*?<!\[endif\]>|<!\[[^>]*\]>|<(style|script|title|head|comment)\b[\s\S]*?<\/\1\s*>/gi;
const tokens = /<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</g;
const blocks = new Set(['p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre']);

/** More columns or rows than a table can have are not reserved for merged cells. */
const mostSpan = 1000;

/** The classes of cells that Excel keeps as texts, whatever they look like. */
function textClasses(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\.([\w-]+)\s*\{[^}]*?mso-number-format:\s*"?\\@/gi)].map(([, name = '']) => name));
}

class TableReader {
  readonly rows: (ClipCell | undefined)[][] = [];
  private depth = 0;
  private row = -1;
  private cell: OpenCell | undefined;
  /** What an office program shows as a number or a boolean. */
  private readonly readShown: ReadShown | undefined;
  private readonly texts: ReadonlySet<string>;

  constructor(readShown: ReadShown | undefined, texts: ReadonlySet<string>) {
    this.readShown = readShown;
    this.texts = texts;
  }

  open(tag: string, attributes: string): void {
    if (tag === 'table') {
      this.depth += 1;
      if (this.depth === 1) this.row = this.rows.length - 1;
    }
    if (this.depth === 1 && tag === 'tr') this.startRow(attributes);
    else if (this.depth === 1 && (tag === 'td' || tag === 'th')) this.startCell(attributes);
    else this.breakAt(tag);
  }

  close(tag: string): void {
    if (this.depth === 1 && (tag === 'td' || tag === 'th' || tag === 'tr' || tag === 'table')) this.endCell();
    if (tag === 'table' && this.depth > 0) this.depth -= 1;
    else if (this.cell && blocks.has(tag)) this.cell.text += '\n';
  }

  text(text: string): void {
    if (this.cell) this.cell.text += decodeEntities(text.replace(/[ \t\r\n\f]+/g, ' '));
  }

  private breakAt(tag: string): void {
    if (!this.cell) return;
    if (tag === 'br') this.cell.text += '\n';
    else if (blocks.has(tag) && !/(?:^|\n) *$/.test(this.cell.text)) this.cell.text += '\n';
  }

  private startRow(attributes = ''): void {
    this.endCell();
    this.row += 1;
    this.rows[this.row] ??= [];
    // Excel writes several blank rows as one.
    const [, blank = '1'] = /mso-xlrowspan:\s*(\d{1,4})/.exec(attributes) ?? [];
    for (let more = 1; more < span(blank); more++) this.rows[++this.row] ??= [];
  }

  private startCell(attributes: string): void {
    this.endCell();
    if (this.row < 0) this.startRow();
    this.cell = {
      text: '',
      raw: statedValue(attributes),
      isText: this.texts.has(attribute(attributes, 'class') ?? '') || textFormat.test(attributes),
      columns: span(attribute(attributes, 'colspan')),
      rows: span(attribute(attributes, 'rowspan')),
    };
  }

  private endCell(): void {
    if (!this.cell) return;
    const { columns, rows, isText } = this.cell;
    const text = plainText(this.cell.text);
    const raw = this.cell.raw ?? (isText ? undefined : this.readShown?.(text));
    this.cell = undefined;
    const row = this.rows[this.row] ?? [];
    let column = 0;
    while (row[column] !== undefined) column += 1;
    for (let y = 0; y < rows; y++) {
      const below = this.rows[this.row + y] ?? [];
      this.rows[this.row + y] = below;
      for (let x = 0; x < columns; x++) below[column + x] = { text: '' };
    }
    row[column] = { text, ...(raw === undefined ? {} : { raw }) };
  }
}

/** The format of a single cell. */
const textFormat = /mso-number-format:\s*['"]?\\@/i;

interface OpenCell {
  text: string;
  readonly raw: number | boolean | undefined;
  readonly isText: boolean;
  readonly columns: number;
  readonly rows: number;
}

function plainText(text: string): string {
  return text
    .replace(/ *\n */g, '\n')
    .replace(/^[ \n]+|[ \n]+$/g, '')
    .replaceAll('\u00a0', ' ');
}

function span(text: string | undefined): number {
  const count = Number(text ?? 1);
  return Number.isInteger(count) && count > 0 ? Math.min(count, mostSpan) : 1;
}

/** The value that LibreOffice, Excel or Google Sheets states beside the text. */
function statedValue(attributes: string): number | boolean | undefined {
  const value = attribute(attributes, 'sdval');
  if (value !== undefined) return calcValue(value, attribute(attributes, 'sdnum') ?? '');
  const truth = attribute(attributes, 'x:bool');
  if (truth !== undefined) return truth.toLowerCase() === 'true';
  const number = attribute(attributes, 'x:num');
  if (number !== undefined && number !== '') return finite(number);
  const isDate = sheetsDate.test(attribute(attributes, 'data-sheets-numberformat') ?? '');
  return isDate ? undefined : sheetsValue(attribute(attributes, 'data-sheets-value'));
}

/** Dates, times, and both together. */
const sheetsDate = /"1": ?[567]\b/;

function sheetsValue(text: string | undefined): number | boolean | undefined {
  const [, kind, value = ''] = /"1":(\d).*?"[34]":([-+.\deE]+)/.exec(text ?? '') ?? [];
  if (kind === '3') return finite(value);
  return kind === '4' ? value !== '0' : undefined;
}

function finite(text: string): number | undefined {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined;
}

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  return found ? decodeEntities(found[1] ?? found[2] ?? found[3] ?? '') : undefined;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  euro: '€',
  deg: '°',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  middot: '·',
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[String(name)] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
