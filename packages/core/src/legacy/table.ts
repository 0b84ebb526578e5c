import type { TableColumn, TableDocument, TableRow } from '../generated/entities.ts';
import { limits } from '../model/limits.ts';
import { defaultCell, readCell, splitCells } from './cells.ts';
import type { ImportContext } from './context.ts';
import { readNumberText } from './numberText.ts';
import { describeAttribute } from './source.ts';
import { readCount, readNumberedIds, readWholeNumber } from './tableNumbers.ts';
import { shortName } from './values.ts';
import type { XmlElement } from './xml.ts';

/** Reads tables as long as their total number of cells is within a project's limit of values. */
export function createTableReader(): (context: ImportContext, id: string) => TableDocument | undefined {
  let left: number = limits.values;
  return (context, id) => {
    const cells = countCells(context.source.root);
    left -= cells;
    return left < 0 || cells > limits.documentValues ? undefined : readTable(context, id);
  };
}

/**
 * A table from `tables/<id>.xml`; legacy row and column numbers n become `id{n+1}`.
 * docs/runtime-rules.md#legacy-tables, docs/format.md#legacy-projects.
 */
function readTable(context: ImportContext, id: string): TableDocument {
  const { root } = context.source;
  const rowElements = members(root, 'rows', 'row');
  const columnElements = members(root, 'columns', 'column');
  const cells = columnElements.map((element) => splitCells(context.source.text(element)));
  const written = readCount(context, root, 'numRows', rowElements.length);
  const longest = cells.reduce((most, column) => Math.max(most, column.length), 0);
  const numRows = Math.max(rowElements.length, Math.min(written, longest));
  checkCount(context, root, 'numRows', numRows);
  readCount(context, root, 'numCols', columnElements.length);
  checkCount(context, root, 'numCols', columnElements.length);
  const columnIds = readNumberedIds(context, columnElements, columnElements.length);
  return {
    id,
    version: readWholeNumber(context, root, 'version', 1),
    name: shortName(context, root, context.source.take(root, 'name') ?? '', 'name'),
    numRows,
    numCols: columnElements.length,
    flags: readWholeNumber(context, root, 'flags', 9),
    tableType: readWholeNumber(context, root, 'tableType', 0, 0),
    rows: readRows(context, rowElements, numRows),
    columns: columnElements.map((element, index) => ({
      id: columnIds[index] ?? context.nextId(),
      name: readLabel(context, element),
      ...readTypedCells(context, element, cells[index] ?? [], numRows),
    })),
  };
}

/**
 * The number of cells that an old table becomes, before any of them is read: a few empty rows and columns can mean many
 * cells. Cells beyond the rows count, too.
 */
function countCells(root: XmlElement): number {
  const columns = members(root, 'columns', 'column').map(({ text }) => countCommas(text) + 1);
  const longest = columns.reduce((most, cells) => Math.max(most, cells), 0);
  const rows = Math.max(members(root, 'rows', 'row').length, Math.min(longest, writtenRows(root)));
  return Math.max(
    rows * columns.length,
    columns.reduce((sum, cells) => sum + cells, 0),
  );
}

/** At least as many rows as `readCount` will find. */
function writtenRows(root: XmlElement): number {
  return readNumberText(root.attributes.get('numRows') ?? '')?.value ?? 0;
}

function countCommas(text: string): number {
  let count = 0;
  for (let at = text.indexOf(','); at >= 0; at = text.indexOf(',', at + 1)) count++;
  return count;
}

function members(owner: XmlElement, list: string, name: string): XmlElement[] {
  const lists = owner.children.filter((child) => child.name === list);
  return lists.flatMap((child) => child.children.filter((member) => member.name === name));
}

function checkCount(context: ImportContext, root: XmlElement, attribute: string, count: number): void {
  const written = root.attributes.get(attribute);
  if (written === undefined || Number(written) === count) return;
  context.source.lose(root, describeAttribute(attribute, written), `The file has ${count}.`, attribute);
}

function readRows(context: ImportContext, elements: readonly XmlElement[], count: number): TableRow[] {
  const ids = readNumberedIds(context, elements, count);
  return ids.map((id, index) => {
    const element = elements[index];
    return { id, name: element ? readLabel(context, element) : '' };
  });
}

function readLabel(context: ImportContext, element: XmlElement): string {
  return shortName(context, element, context.source.take(element, 'name') ?? '', 'name');
}

function readTypedCells(
  context: ImportContext,
  element: XmlElement,
  texts: readonly string[],
  numRows: number,
): Pick<TableColumn, 'type' | 'readonly' | '$'> {
  const type = readType(context, element);
  const cells: TableColumn['$'] = [];
  for (let row = 0; row < numRows; row += 1) {
    const text = texts[row];
    const cell = text === undefined ? { value: defaultCell(type) } : readCell(text, type);
    if (cell.doubt) context.source.lose(element, `cell ${row + 1} = ${JSON.stringify(text)}`, cell.doubt);
    cells.push(cell.value);
  }
  for (const [index, text] of texts.slice(numRows).entries()) {
    const what = `cell ${numRows + index + 1} = ${JSON.stringify(text)}`;
    if (text !== '') context.source.lose(element, what, `The table has ${numRows} rows.`);
  }
  return { type, readonly: readReadonly(context, element), $: cells };
}

function readType(context: ImportContext, element: XmlElement): number {
  const type = readWholeNumber(context, element, 'type', 1);
  if (type >= 0 && type <= 5) return type;
  const what = describeAttribute('type', element.attributes.get('type') ?? '');
  context.source.lose(element, what, 'It is not a column type. The cells were read as text.', 'type');
  return 1;
}

function readReadonly(context: ImportContext, element: XmlElement): boolean {
  const written = context.source.take(element, 'readonly') ?? '0';
  if (!['0', '1', 'true', 'false', ''].includes(written)) {
    const why = 'It is neither 0 nor 1; it was read as 0.';
    context.source.lose(element, describeAttribute('readonly', written), why, 'readonly');
  }
  return written === '1' || written === 'true';
}
