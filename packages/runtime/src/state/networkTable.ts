import { isJsonObject, type Scalar, type TableDocument } from '@playhouse/core';
import { createTable, maximumRows, type RuntimeTable, type TableContent } from './table.ts';

const maximumColumns = 1000;
const booleanType = 4;

/** A table in the format of servers: a tree of named nodes in JSON. docs/runtime-rules.md#networking. */
export function writeNetworkTable({ id, rowNames, columns }: RuntimeTable): string {
  const headers = [
    property('rowCount', String(rowNames.length)),
    property('columnCount', String(columns.length)),
    ...columns.flatMap(({ name, type }, index) => [
      property(`0-${index + 1}-name`, name),
      property(`0-${index + 1}-type`, String(type)),
    ]),
  ];
  const rows = rowNames.map((name, row) => {
    const cells = columns.map((column) => textOfCell(column.cells[row] ?? ''));
    return property(String(row + 1), [name, ...cells].map((text) => `${escapeText(text)}|`).join(''));
  });
  return JSON.stringify(node('', [], [node(`${id}_headers`, headers), node(id, rows)]));
}

/** A table of a project in the format of servers. */
export function networkTableText(table: TableDocument): string {
  return writeNetworkTable(createTable(table));
}

/** Reads the output of `writeNetworkTable`, ignoring the table's name; undefined when it is invalid. */
export function parseNetworkTable(text: string): TableContent | undefined {
  const children = childrenOf(text);
  const headers = propertiesOf(children.find(({ name }) => name.endsWith('_headers')));
  const rows = propertiesOf(children.find(({ name }) => !name.endsWith('_headers')));
  const rowCount = countOf(headers?.get('rowCount'), maximumRows);
  const columnCount = countOf(headers?.get('columnCount'), maximumColumns);
  if (!headers || !rows || rowCount === undefined || columnCount === undefined) return undefined;
  const lines = Array.from({ length: rowCount }, (_, row) => splitRow(rows.get(String(row + 1)) ?? ''));
  return {
    rowNames: lines.map(([name = '']) => name),
    columns: Array.from({ length: columnCount }, (_, index) => {
      const type = Number(headers.get(`0-${index + 1}-type`) ?? 1);
      const cells = lines.map((line) => cellOf(line[index + 1] ?? '', type));
      return { name: headers.get(`0-${index + 1}-name`) ?? '', type, cells };
    }),
  };
}

function property(Name: string, Value: string) {
  return { Name, Value };
}

function node(Name: string, Properties: readonly object[], Children: readonly object[] = []) {
  return { Name, Properties, Children };
}

function textOfCell(cell: Scalar): string {
  if (typeof cell === 'boolean') return cell ? 'True' : 'False';
  return String(cell);
}

function cellOf(text: string, type: number): Scalar {
  return type === booleanType ? /^(true|1)$/i.test(text) : text;
}

function escapeText(text: string): string {
  return text.replace(/[\\|]/g, (character) => `\\${character}`);
}

/** Splits at each bar that is not escaped by a backslash. */
function splitRow(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let index = 0; index < line.length; index++) {
    const character = line[index];
    if (character === '\\') {
      index++;
      part += line[index] ?? '';
    } else if (character === '|') {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return part === '' ? parts : [...parts, part];
}

interface Child {
  readonly name: string;
  readonly properties: unknown;
}

function childrenOf(text: string): Child[] {
  try {
    const root: unknown = JSON.parse(text);
    const children = isJsonObject(root) && Array.isArray(root.Children) ? root.Children : [];
    return children
      .filter(isJsonObject)
      .map(({ Name, Properties }) => ({ name: String(Name), properties: Properties }));
  } catch {
    return [];
  }
}

function propertiesOf(child: Child | undefined): ReadonlyMap<string, string> | undefined {
  if (!Array.isArray(child?.properties)) return undefined;
  return new Map(child.properties.filter(isJsonObject).map(({ Name, Value }) => [String(Name), String(Value ?? '')]));
}

/** A whole number from 0 to the maximum. */
function countOf(text: string | undefined, most: number): number | undefined {
  const count = text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return count <= most ? count : undefined;
}
