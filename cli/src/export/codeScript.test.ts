import { expect, it } from 'vitest';
import { codeScript } from './codeScript.ts';

/** The functions that a page gets from a script. */
function read(script: string): Record<string, (k: readonly unknown[]) => (a: unknown) => unknown> {
  const page: { playhouseCode?: never } = {};
  new Function('globalThis', script)(page);
  return page.playhouseCode ?? {};
}

it('maps sources to functions', () => {
  const { '(a.x+k[0])': add, ...rest } = read(codeScript(['(a.x+k[0])', 'k[0]']));
  expect(add?.([2])({ x: 40 })).toBe(42);
  expect(Object.keys(rest)).toEqual(['k[0]']);
  expect(read(codeScript([]))).toEqual({});
  const loop = '(function(){return function(l){for(;l<k[0];l++){}return l}})()';
  const made = read(codeScript([loop]))[loop]?.([7])({});
  expect(typeof made === 'function' && made(2)).toBe(7);
});

it.each(['"</script>"', 'a.x</b/', 'a<!--b', "a['x']", 'a;b', '`a`', 'a.x\n', 'a{b}', '\u2028', '(a<script)'])(
  'omits code of an unexpected form: %j',
  (source) => {
    expect(Object.keys(read(codeScript([source, 'a.x'])))).toEqual(['a.x']);
  },
);
