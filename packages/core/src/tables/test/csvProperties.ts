import * as fc from 'fast-check';
import { below, chance, type Random, seededRandom, times } from '../../testing/randomSource.ts';
import { type CsvSeparator, csvSeparators } from '../csvSeparator.ts';
import { type ReadCsvOptions, readCsv } from '../readCsv.ts';
import type { TableContent } from '../tableContent.ts';
import { writeCsv } from '../writeCsv.ts';

/** How often a property is tried, and with which seed. */
export interface Runs {
  readonly seed: number;
  readonly numRuns: number;
}

/**
 * Every table survives a round trip: names, types and cells, with any separator, with and without names, as text and as
 * bytes.
 */
export function checkRoundTrip(runs: Runs): void {
  fc.assert(
    fc.property(contents, options, fc.boolean(), (content, { separator, columnNames, rowNames }, asBytes) => {
      const shape = { ...(columnNames !== undefined && { columnNames }), ...(rowNames !== undefined && { rowNames }) };
      const expected = withoutNames(content, columnNames ?? true, rowNames);
      const text = writeCsv(content, { ...shape, separator, byteOrderMark: asBytes });
      const read = readCsv(asBytes ? new TextEncoder().encode(text) : text, { ...shape, columns: content.columns });
      if (expected === undefined) return;
      if (!read.ok) throw new Error(`${read.issues[0]?.message} ${JSON.stringify(text)}`);
      const [found, wanted] = [JSON.stringify(read.value), JSON.stringify(expected)];
      if (found !== wanted) throw new Error(`${JSON.stringify(text)} gives ${found}, not ${wanted}`);
    }),
    runs,
  );
}

/** Any text or bytes result in a table whose columns have equal lengths, or one sentence; never an exception. */
export function checkAnyInput(runs: Runs): void {
  fc.assert(
    fc.property(inputs, options, (input, { separator, columnNames, rowNames }) => {
      const content = readAny(input, {
        ...(columnNames === false && { columnNames }),
        ...(rowNames !== undefined && { rowNames }),
        ...(separator !== ',' && { separator }),
      });
      if (!content) return;
      const again = readCsv(writeCsv(content), { columns: content.columns });
      if (JSON.stringify(again.ok && again.value) !== JSON.stringify(content)) throw new Error(JSON.stringify(again));
    }),
    runs,
  );
}

/** The same for very many inputs, without shrinking a failing one; returns how many were tables. */
export function checkManyInputs({ seed, numRuns }: Runs): number {
  const random = seededRandom(seed);
  let tables = 0;
  for (let run = 0; run < numRuns; run += 1) {
    const input = chance(random, 0.8) ? randomText(random) : randomBytes(random);
    try {
      if (readAny(input, {})) tables += 1;
    } catch (cause) {
      throw new Error(`run ${run} fails for ${JSON.stringify(input)}`, { cause });
    }
  }
  return tables;
}

/** Pieces with special meaning in these files, frequent in random texts. */
const pieces = [
  '"',
  '""',
  ',',
  ';',
  '\t',
  '|',
  '\n',
  '\r\n',
  '\r',
  ' ',
  '=',
  "'",
  '-',
  '@',
  '\uFEFF',
  'sep=;',
  'a',
  '7',
];
const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...pieces, '+', '\0', 'é', '𝒳', '1e5', 'true', '.'), maxLength: 8 }),
  fc.string({ maxLength: 10 }),
  fc.constantFrom('', '-5', '+5', '=1+1', "'=x", '007', '1e999', 'TRUE', ' 5', '-0', '__proto__'),
);
const numbers = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })).map((number) => number + 0);
const cellsOfType = new Map<number, fc.Arbitrary<string | number | boolean>>([
  [1, texts],
  [2, fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.constantFrom(1e21, -1e300)).map((number) => number + 0)],
  [3, numbers],
  [4, fc.boolean()],
  [5, fc.double({ min: 0, max: 359.999, noNaN: true }).map((number) => number + 0)],
]);

const contents: fc.Arbitrary<TableContent> = fc.integer({ min: 0, max: 5 }).chain((count) => {
  const column = fc.integer({ min: 1, max: 5 }).chain((type) => {
    const cells = fc.array(cellsOfType.get(type) ?? texts, { minLength: count, maxLength: count });
    return fc.record({ name: texts, type: fc.constant(type), cells });
  });
  const names = fc.oneof(fc.constant(''), texts);
  return fc.record({
    rowNames: fc.array(names, { minLength: count, maxLength: count }),
    columns: fc.array(column, { maxLength: 4 }),
  });
});

const options = fc.record({
  separator: fc.constantFrom<CsvSeparator>(...csvSeparators),
  columnNames: fc.constantFrom(undefined, true, false),
  rowNames: fc.constantFrom(undefined, true, false),
});

const inputs = fc.oneof(
  fc.string({ unit: fc.constantFrom(...pieces), maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.uint8Array({ maxLength: 60 }),
  fc.string({ maxLength: 60 }).map((text) => new TextEncoder().encode(text)),
);

/** The table of an input; undefined when it is refused in one sentence. Throws otherwise. */
function readAny(input: string | Uint8Array, given: ReadCsvOptions): TableContent | undefined {
  const read = readCsv(input, given);
  if (!read.ok) {
    const [issue, ...more] = read.issues;
    if (more.length > 0 || !/^[A-Z].*\.$/.test(issue?.message ?? '')) throw new Error(JSON.stringify(read.issues));
    return undefined;
  }
  const { rowNames, columns } = read.value;
  if (columns.some(({ cells }) => cells.length !== rowNames.length)) throw new Error(JSON.stringify(read.value));
  return read.value;
}

function randomText(random: Random): string {
  return times(below(random, 40), () => pieces[below(random, pieces.length)] ?? '').join('');
}

function randomBytes(random: Random): Uint8Array {
  const letters = chance(random, 0.5) ? 256 : 128;
  return Uint8Array.from(times(below(random, 40), () => below(random, letters)));
}

/**
 * The part of a table that a file without some of the names can represent; undefined when it cannot even represent the
 * size.
 */
function withoutNames(
  content: TableContent,
  columnNames: boolean,
  rowNames: boolean | undefined,
): TableContent | undefined {
  const { columns } = content;
  const isKnown = rowNames ?? columnNames;
  if (!isKnown && columns.length === 0) return undefined;
  if (!columnNames && content.rowNames.length === 0) return undefined;
  if (!columnNames && rowNames === undefined) return undefined;
  return {
    rowNames: rowNames === false ? content.rowNames.map(() => '') : content.rowNames,
    columns: columnNames ? columns : columns.map((column) => ({ ...column, name: 'New Column' })),
  };
}
