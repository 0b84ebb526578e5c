import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Issue } from '../issue.ts';
import { type ReadOptions, readJson } from './readJson.ts';

interface Read {
  readonly value?: unknown;
  readonly codes: readonly string[];
  readonly issues: readonly Issue[];
}

function read(source: unknown, options?: ReadOptions): Read {
  const result = readJson('scenes/id5.json', source, options);
  const issues = result.ok ? result.value.notes.list() : result.issues;
  const codes = issues.map((issue) => issue.code);
  return result.ok ? { value: result.value.value, codes, issues } : { codes, issues };
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('endless lists', () => {
  it('are refused by counting brackets, before they take the memory of millions of lists', () => {
    const text = `[${'[],'.repeat(8_000_000)}0]`;
    expect(read(text).codes).toEqual(['document.size']);
  });
});

describe('nesting', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

  it.each([1, 999, 1000])('of %i levels is read', (depth) => {
    expect(read(nested(depth)).codes).toEqual([]);
  });

  it.each([1001, 5000, 100_000, 1_000_000])('of %i levels is refused', (depth) => {
    expect(read(nested(depth)).codes).toEqual(['document.depth']);
    expect(read(`{"a":${nested(depth - 1)}}`).codes).toEqual(['document.depth']);
  });

  it('without end is refused in a value that is not a text', () => {
    const endless: Record<string, unknown> = {};
    endless.inner = [endless];
    expect(read(endless).codes).toEqual(['document.depth']);
  });

  it('that doubles at each level is refused by size', () => {
    let value: unknown[] = [];
    for (let level = 0; level < 60; level++) value = [value, value];
    expect(read(value).codes).toEqual(['document.size']);
  });
});

describe('keys', () => {
  const names = [
    ...[
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      'valueOf',
      'hasOwnProperty',
      'isPrototypeOf',
      '__defineGetter__',
    ],
    ...['__defineSetter__', '__lookupGetter__', '__lookupSetter__', 'propertyIsEnumerable', 'toLocaleString', 'length'],
    ...['then', 'catch', 'finally', 'caller', 'callee', 'arguments', 'name', 'apply', 'bind', 'call', 'eval', 'window'],
    ...['globalThis', 'self', 'undefined', 'NaN', '_id', '_rev', '_attachments', '', '0', '-1', 'id', 'default'],
  ];

  it('with a dangerous name are data or are refused, wherever they are, and never reach a prototype', () => {
    const before = Object.getOwnPropertyNames(Object.prototype).sort();
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.array(fc.constantFrom('[', '{'), { maxLength: 5 }), (name, openers) => {
        const inside = `{${JSON.stringify(name)}:{"x":1,"polluted":true}}`;
        const text = openers.reduceRight((inner, opener) => (opener === '[' ? `[${inner}]` : `{"a":${inner}}`), inside);
        const isForbidden = name === '__proto__' || (name.startsWith('_') && openers.length === 0);
        const { value, codes } = read(text);
        expect(codes).toEqual(isForbidden ? ['document.key'] : []);
        if (!isForbidden) expect(JSON.stringify(value)).toBe(text);
        const removed = read(text, { removeKeys: true });
        expect(removed.codes).toEqual(codes);
        if (isForbidden) expect(JSON.stringify(removed.value)).toBe(text.replace(inside, '{}'));
      }),
      { seed: 1, numRuns: 1000 },
    );
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(before);
  });

  it('written with escapes are found as well', () => {
    expect(read('{"a":{"\\u005f_proto__":1}}').codes).toEqual(['document.key']);
    expect(read('{"\\u005fid":1}').codes).toEqual(['document.key']);
  });

  it('that begin with an underscore are allowed below the top, and so is __proto__ as a text', () => {
    expect(read('{"a":{"_b":1},"c":"__proto__"}')).toMatchObject({
      codes: [],
      value: { a: { _b: 1 }, c: '__proto__' },
    });
  });

  it('with half a character are renamed without colliding with another key', () => {
    const { value, codes, issues } = read('{"\\ud800":1,"\\udc00":2,"�":3}');
    expect(value).toEqual({ '��': 1, '���': 2, '�': 3 });
    expect(codes).toEqual(['document.text', 'document.text']);
    expect(issues[0]?.path).toEqual(['scenes', 'id5', '��']);
  });
});

describe('texts', () => {
  it('with half a character are made well-formed and listed', () => {
    const { value, issues } = read('{"a":["x\\ud83d","\\ud83d\\ude00"]}');
    expect(value).toEqual({ a: ['x�', '\u{1f600}'] });
    expect(issues).toMatchObject([{ code: 'document.text', path: ['scenes', 'id5', 'a', 0], severity: 'nonBlocking' }]);
  });

  it.each(['\u0000', '\u0007', '\u001b', '\u007f', '\u0085'])(
    'with the control character %j keep it and are listed',
    (control) => {
      for (const source of [JSON.stringify({ a: control }), encode(JSON.stringify({ a: control })), { a: control }]) {
        expect(read(source)).toMatchObject({ value: { a: control }, codes: ['document.text'] });
      }
    },
  );

  it('with tabs and line breaks are allowed', () => {
    expect(read(JSON.stringify({ a: 'a\tb\nc\r\nd\u2028' })).codes).toEqual([]);
  });

  it('of any kind are read back unchanged, unless they are not well-formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(read(encode(JSON.stringify({ a: text }))).value).toEqual({ a: text });
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});

describe('bytes', () => {
  it('may begin with a byte order mark', () => {
    expect(read(encode('\ufeff{"a":1}'))).toMatchObject({ value: { a: 1 }, codes: [] });
  });

  it('that are not UTF-8 are read with a replacement and listed', () => {
    const bytes = encode('{"a":"x?"}');
    bytes[7] = 0xff;
    expect(read(bytes)).toMatchObject({ value: { a: 'x�' }, codes: ['document.text'] });
  });
});

describe('numbers', () => {
  it.each([
    ['1e400', Number.MAX_VALUE],
    ['-1e400', -Number.MAX_VALUE],
  ])('beyond the range, such as %s, become the largest', (text, used) => {
    expect(read(`{"a":[${text}]}`)).toMatchObject({ value: { a: [used] }, codes: ['document.shape'] });
  });
});

describe('a value that is not a text', () => {
  it('loses what JSON cannot represent, and keeps the rest', () => {
    const value = { a: new Date(0), b: [() => 1, 2], c: undefined, d: 1n, e: Number.NaN, f: { g: new Map() } };
    expect(read(value)).toMatchObject({ value: { b: [null, 2], e: 0, f: {} }, codes: Array(5).fill('document.shape') });
  });

  it('is not changed, and shares its valid parts', () => {
    const value = Object.freeze({ fine: Object.freeze([1]), text: '\ud800' });
    const { value: cleaned } = read(value);
    expect(cleaned).toEqual({ fine: [1], text: '�' });
    expect(Reflect.get(Object(cleaned), 'fine')).toBe(value.fine);
  });
});

describe('size', () => {
  const megabyte = 1024 * 1024;
  it.each([
    [1.9, []],
    [2.1, ['document.size']],
    [6.9, ['document.size']],
  ])('of %d MB is read', (size, codes) => {
    const text = JSON.stringify({ a: 'x'.repeat(size * megabyte) });
    expect(read(text)).toMatchObject({ codes, value: expect.anything() });
    expect(read(encode(text)).codes).toEqual(codes);
    expect(read(JSON.parse(text)).codes).toEqual(codes);
  });

  it('of 7.1 MB is refused with the number', () => {
    const { value, issues } = read(JSON.stringify({ a: 'x'.repeat(7.1 * megabyte) }));
    expect(value).toBeUndefined();
    expect(issues).toMatchObject([{ code: 'document.size', params: { maximum: 7 * megabyte } }]);
    expect(issues[0]?.message).toContain('7.1 MB');
  });

  it('counts as compact JSON in UTF-8', () => {
    expect(read(`{"a":"${'é'.repeat(4 * megabyte)}"}`).codes).toEqual(['document.size']);
    expect(read(`{"a":1${' '.repeat(8 * megabyte)}}`).codes).toEqual([]);
  });
});

it('the notes of a document with very many faults are few and count the rest', () => {
  const { issues } = read(JSON.stringify(Array(100_000).fill('\ud800')));
  expect(issues).toHaveLength(501);
  expect(issues.at(-1)?.params).toEqual({ count: 99_500 });
});
