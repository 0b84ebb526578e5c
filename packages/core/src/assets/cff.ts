import type { FontFacts } from './fontTables.ts';
import { reasons } from './inspected.ts';
import { byteAt, uint16At, uint32At } from './readBytes.ts';

/**
 * Why the outlines of a CFF font cannot be used, or undefined: every list must be inside the table with increasing
 * offsets, so that no reader copies the same bytes again and again. docs/reliability.md#f9 and docs/reliability.md#t4.
 */
export function cffFault(cff: Uint8Array, { glyphs }: FontFacts): string | undefined {
  if (byteAt(cff, 0) !== 1) return fault;
  const names = readIndex(cff, byteAt(cff, 2));
  const fonts = names && readIndex(cff, names.end);
  const strings = fonts && readIndex(cff, fonts.end);
  const programs = strings && readIndex(cff, strings.end);
  const [top] = fonts?.items ?? [];
  if (!programs || !top || fonts?.items.length !== 1) return fault;
  const values = readDict(cff.subarray(...top));
  const outlines = readIndex(cff, values?.get(operators.outlines)?.at(-1) ?? -1);
  if (!values || outlines?.items.length !== glyphs) return fault;
  if (!isPrivate(cff, values)) return fault;
  const parts = values.get(operators.parts)?.at(-1);
  if (parts === undefined) return undefined;
  const dicts = readIndex(cff, parts);
  if (!dicts || dicts.items.length < 1 || dicts.items.length > 256) return fault;
  const areSound = dicts.items.every((range) => {
    const dict = readDict(cff.subarray(...range));
    return dict !== undefined && isPrivate(cff, dict);
  });
  return areSound ? undefined : fault;
}

const fault = `${reasons.damaged} in its table CFF`;

/** Operators of the dictionaries; those of two bytes have 1200 added. */
const operators = { outlines: 17, private: 18, programs: 19, parts: 1236 } as const;

type Dict = ReadonlyMap<number, readonly number[]>;

interface Index {
  readonly items: readonly (readonly [from: number, to: number])[];
  readonly end: number;
}

function readIndex(cff: Uint8Array, at: number): Index | undefined {
  const count = uint16At(cff, at);
  if (count < 0) return undefined;
  if (count === 0) return { items: [], end: at + 2 };
  const width = byteAt(cff, at + 2);
  const base = at + 3 + (count + 1) * width - 1;
  if (width < 1 || width > 4 || base + 1 > cff.length) return undefined;
  const items: (readonly [number, number])[] = [];
  let from = 1;
  for (let item = 0; item <= count; item++) {
    const to = numberAt(cff, at + 3 + item * width, width);
    if (to < from || base + to > cff.length || (item === 0 && to !== 1)) return undefined;
    if (item > 0) items.push([base + from, base + to]);
    from = to;
  }
  return { items, end: base + from };
}

function numberAt(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index++) value = value * 256 + byteAt(bytes, at + index);
  return value;
}

/** Numbers by operator; undefined when an entry is cut off or has more numbers than allowed. */
function readDict(bytes: Uint8Array): Dict | undefined {
  const dict = new Map<number, readonly number[]>();
  let operands: number[] = [];
  let at = 0;
  while (at < bytes.length) {
    const first = byteAt(bytes, at);
    if (first <= 21) {
      const isLong = first === 12;
      if (isLong && at + 1 >= bytes.length) return undefined;
      dict.set(isLong ? 1200 + byteAt(bytes, at + 1) : first, operands);
      operands = [];
      at += isLong ? 2 : 1;
      continue;
    }
    const read = readNumber(bytes, at);
    if (!read || operands.length >= 48) return undefined;
    operands.push(read.value);
    at = read.end;
  }
  return dict;
}

function readNumber(bytes: Uint8Array, at: number): { readonly value: number; readonly end: number } | undefined {
  const [first, second] = [byteAt(bytes, at), byteAt(bytes, at + 1)];
  if (first >= 32 && first <= 246) return { value: first - 139, end: at + 1 };
  if (first === 30) {
    // A decimal number in half bytes, which ends with F.
    for (let end = at + 1; end < bytes.length; end++) {
      if ((byteAt(bytes, end) & 15) === 15) return { value: Number.NaN, end: end + 1 };
    }
    return undefined;
  }
  if (second < 0) return undefined;
  if (first >= 247 && first <= 250) return { value: (first - 247) * 256 + second + 108, end: at + 2 };
  if (first >= 251 && first <= 254) return { value: -(first - 251) * 256 - second - 108, end: at + 2 };
  if (first === 28 && at + 3 <= bytes.length) return { value: (uint16At(bytes, at + 1) << 16) >> 16, end: at + 3 };
  if (first === 29 && at + 5 <= bytes.length) return { value: uint32At(bytes, at + 1) | 0, end: at + 5 };
  return undefined;
}

/** The private dictionary must be inside the table, and so must the programs that it names. */
function isPrivate(cff: Uint8Array, dict: Dict): boolean {
  const entry = dict.get(operators.private);
  if (!entry) return true;
  const [size = -1, offset = -1] = entry;
  if (!(size >= 0 && offset >= 0 && offset + size <= cff.length)) return false;
  const values = readDict(cff.subarray(offset, offset + size));
  const programs = values?.get(operators.programs)?.at(-1);
  return values !== undefined && (programs === undefined || readIndex(cff, offset + programs) !== undefined);
}
