import { roundHalfUp, textOfNumber } from '../../attributes/convert.ts';
import { limitText, refuseText, spend, spendText, textLimit } from '../budget.ts';
import { countCharacters, cutText, findText } from '../textPositions.ts';
import type { ExpressionWorld } from '../value.ts';
import { defineFunction, type ExpressionFunction } from './defineFunction.ts';

const text = { name: 'text', type: 'text' } as const;
const find = { name: 'find', type: 'text' } as const;
const replacement = { name: 'with', type: 'text' } as const;
const metered = { group: 'text', usesWorld: true, metered: true } as const;

/** Functions of texts. Positions count characters from 1. docs/runtime-rules.md#text-functions. */
export const textFunctions: readonly ExpressionFunction[] = [
  ofText('textUrlEncode', 'The text with everything but letters, digits and - _ . ~ as percent codes.', urlEncode),
  ofText('textReverse', 'The text backwards.', (value) => Array.from(value).reverse().join('')),
  ofText('textToUpper', 'The text in capitals.', (value) => value.toUpperCase()),
  ofText('textToLower', 'The text in lower case.', (value) => value.toLowerCase()),
  ofText('textTrim', 'The text without spaces at its start and end.', (value) => value.trim()),
  defineFunction({
    name: 'textRepeat',
    ...metered,
    parameters: [text, { name: 'times', type: 'number' }],
    result: 'text',
    help: 'The text repeated.',
    evaluate: repeat,
  }),
  defineFunction({
    name: 'textSubStr',
    ...metered,
    parameters: [text, { name: 'start', type: 'number' }, { name: 'end', type: 'number', default: -1 }],
    result: 'text',
    help: 'The characters from start to end; negative positions count from the end.',
    evaluate: (value, start, end, world) => (spendText(value, world) ? cutText(value, start, end) : ''),
  }),
  defineFunction({
    name: 'textReplace',
    ...metered,
    parameters: [text, find, replacement],
    result: 'text',
    help: 'The text with the first match replaced.',
    evaluate: replaceFirst,
  }),
  defineFunction({
    name: 'textReplaceAll',
    ...metered,
    parameters: [text, find, replacement],
    result: 'text',
    help: 'The text with every match replaced.',
    evaluate: replaceAll,
  }),
  defineFunction({
    name: 'textLength',
    ...metered,
    parameters: [text],
    result: 'number',
    help: 'How many characters the text has.',
    evaluate: (value, world) => (spendText(value, world) ? countCharacters(value) : Number.NaN),
  }),
  defineFunction({
    name: 'textFind',
    ...metered,
    parameters: [text, find, { name: 'from', type: 'number', default: 1 }],
    result: 'number',
    help: 'Where the text is found first, from a position on; 0 when it is not.',
    evaluate: (value, wanted, from, world) =>
      spendSearch(value, wanted, world) ? findText(value, wanted, from) : Number.NaN,
  }),
  defineFunction({
    name: 'prec',
    group: 'text',
    parameters: [
      { name: 'x', type: 'number' },
      { name: 'decimals', type: 'number' },
    ],
    result: 'text',
    help: 'The number with exactly this many decimals, 0 to 20.',
    evaluate: writeDecimals,
  }),
  defineFunction({
    name: 'padInt',
    group: 'text',
    parameters: [
      { name: 'x', type: 'number' },
      { name: 'digits', type: 'number' },
    ],
    result: 'text',
    help: 'The whole part of the number, padded with zeros to at least this many digits.',
    evaluate: (x, digits) => padWhole(writeDecimals(Math.trunc(x), 0), digits),
  }),
  defineFunction({
    name: 'padReal',
    group: 'text',
    parameters: [
      { name: 'x', type: 'number' },
      { name: 'digits', type: 'number' },
      { name: 'decimals', type: 'number' },
    ],
    result: 'text',
    help: 'The number padded with zeros before the point, with exactly this many decimals.',
    evaluate: (x, digits, decimals) => padWhole(writeDecimals(x, decimals), digits),
  }),
];

const mostDecimals = 20;
const mostDigits = 1000;

function ofText(name: string, help: string, change: (value: string) => string): ExpressionFunction {
  return defineFunction({
    name,
    ...metered,
    parameters: [text],
    result: 'text',
    help,
    evaluate: (value, world) => (spendText(value, world) ? limitText(change(value), world) : ''),
  });
}

function urlEncode(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function repeat(value: string, times: number, world: ExpressionWorld): string {
  const count = roundHalfUp(times);
  if (!(count > 0) || value === '') return '';
  return value.length * count <= textLimit ? value.repeat(count) : refuseText(world);
}

/** A search may compare the wanted text repeatedly, so its length counts, too. */
function spendSearch(value: string, wanted: string, world: ExpressionWorld): boolean {
  return spend(1 + (value.length >> 4) + Math.floor((value.length * wanted.length) / 4096), world);
}

function replaceFirst(value: string, wanted: string, replacement: string, world: ExpressionWorld): string {
  if (!spendSearch(value, wanted, world)) return '';
  const at = wanted === '' ? -1 : value.indexOf(wanted);
  if (at < 0) return value;
  return limitText(value.slice(0, at) + replacement + value.slice(at + wanted.length), world);
}

function replaceAll(value: string, wanted: string, replacement: string, world: ExpressionWorld): string {
  if (!spendSearch(value, wanted, world)) return '';
  if (wanted === '') return value;
  const pieces = value.split(wanted);
  const length = value.length + (pieces.length - 1) * (replacement.length - wanted.length);
  return length <= textLimit ? pieces.join(replacement) : refuseText(world);
}

/** A number with a fixed number of decimals, without an exponent; never -0. */
function writeDecimals(x: number, decimals: number): string {
  if (!Number.isFinite(x)) return textOfNumber(x);
  const places = Math.min(Math.max(roundHalfUp(decimals) || 0, 0), mostDecimals);
  const isLarge = Math.abs(x) >= 1e21;
  const written = isLarge ? `${textOfNumber(x)}${places > 0 ? `.${'0'.repeat(places)}` : ''}` : x.toFixed(places);
  return /^-[0.]+$/.test(written) ? written.slice(1) : written;
}

function padWhole(written: string, digits: number): string {
  if (!/^-?\d/.test(written)) return written;
  const sign = written.startsWith('-') ? '-' : '';
  const [whole = '', decimals] = written.slice(sign.length).split('.');
  const padded = whole.padStart(Math.min(roundHalfUp(digits) || 0, mostDigits), '0');
  return `${sign}${padded}${decimals === undefined ? '' : `.${decimals}`}`;
}
