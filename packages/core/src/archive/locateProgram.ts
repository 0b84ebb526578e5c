import { isJsonObject } from '../model/json.ts';
import { locateValues, type TextSpan } from './locateValues.ts';

/**
 * Locates a range of a program's text in the document's text. The program is the value at `span`: an expression, whose
 * parts are joined, or a literal. Undefined for values without a program. docs/format.md#expressions.
 */
export function locateProgram(
  text: string,
  span: TextSpan,
  [from, to]: readonly [number, number],
): TextSpan | undefined {
  const source = text.slice(span.start, span.end);
  const value: unknown = JSON.parse(source);
  const pieces = piecesOf(source, value).map(({ start, end }) => unitsOf(source, start + 1, end - 1));
  const units = pieces.flat();
  const last = units.at(-1);
  if (last === undefined) return undefined;
  const start = units[Math.min(from, units.length - 1)] ?? last;
  // An empty range, such as the end of the program, marks one unit.
  const end = units[Math.min(Math.max(to, from + 1), units.length) - 1] ?? last;
  const isAtEnd = from >= units.length;
  return {
    start: span.start + (isAtEnd ? last.end : start.start),
    end: span.start + (isAtEnd ? last.end + 1 : end.end),
  };
}

/** The string literals of the text that make up the program, quotes included. */
function piecesOf(source: string, value: unknown): TextSpan[] {
  if (typeof value === 'string') return [{ start: 0, end: source.length }];
  if (!isJsonObject(value) || !Array.isArray(value.$)) return [];
  const paths = value.$.map((part, index) => (typeof part === 'string' ? ['$', index] : ['$', index, 'keypath']));
  return locateValues(source, paths)
    .map(({ value: piece }) => piece)
    .filter(({ start }) => source[start] === '"');
}

/** The position of each UTF-16 unit of a string's content; escapes take more units than they represent. */
function unitsOf(source: string, from: number, to: number): TextSpan[] {
  const units: TextSpan[] = [];
  for (let at = from; at < to; ) {
    const length = source[at] !== '\\' ? 1 : source[at + 1] === 'u' ? 6 : 2;
    units.push({ start: at, end: at + length });
    at += length;
  }
  return units;
}
