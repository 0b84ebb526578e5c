import { readFileSync } from 'node:fs';
import { scriptFunctions, scriptSignature, scriptTableMembers } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { loadScriptMachine } from './scriptMachine.ts';

async function evaluate(source: string): Promise<unknown> {
  const machine = await loadScriptMachine();
  const script = machine.read(source, []);
  if ('failure' in script) return script;
  return machine.call(script, [], (operation) => (operation === 'random' ? 0.25 : operation)).result;
}

const absent = [
  ...['window', 'self', 'document', 'navigator', 'location', 'history', 'parent', 'top', 'frames', 'opener'],
  ...[
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'EventSource',
    'RTCPeerConnection',
    'WebTransport',
    'Worker',
    'importScripts',
  ],
  ...[
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'caches',
    'cookieStore',
    'BroadcastChannel',
    'postMessage',
    'MessageChannel',
  ],
  ...[
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'requestAnimationFrame',
    'performance',
    'Date',
    'Temporal',
  ],
  ...['process', 'require', 'module', 'exports', 'Buffer', 'global', 'Deno', 'Bun', '__dirname', 'crypto'],
  ...['eval', 'Function', 'WebAssembly', 'SharedArrayBuffer', 'Atomics', 'WeakRef', 'FinalizationRegistry', 'Intl'],
  ...['std', 'os', 'print', 'console', 'alert', 'scriptArgs', 'send', 'gc', 'structuredClone', 'navigation'],
];

describe('names that scripts cannot reach', () => {
  it.each(absent)('%s', async (name) => {
    expect(await evaluate(`return [typeof ${name}, ${JSON.stringify(name)} in globalThis];`)).toEqual({
      value: ['undefined', false],
    });
  });

  it('remain exactly the language and what the reference lists', async () => {
    const names = 'return Object.getOwnPropertyNames(globalThis).filter((name) => /^[a-z]/.test(name)).sort();';
    expect(await evaluate(names)).toEqual({
      value: [
        ...['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'escape', 'getAttribute', 'getTable'],
        ...['giveAdReward', 'globalThis', 'isFinite', 'isNaN', 'log', 'parseFloat', 'parseInt', 'pause', 'resume'],
        ...['setAttribute', 'undefined', 'unescape'],
      ],
    });
  });
});

describe('escape attempts that fail', () => {
  it.each([
    ['the constructor of a function', 'return (() => 1).constructor === Object;', true],
    ['the constructor of a constructor', 'return [].constructor.constructor === Object;', true],
    ['the constructor of a value from the game', 'return getAttribute.constructor === Object;', true],
    ['the constructor of an async function', 'return (async () => 1).constructor === Object;', true],
    ['the constructor of a generator', 'return (function* () {}).constructor === Object;', true],
    ['the constructor of an async generator', 'return (async function* () {}).constructor === Object;', true],
    ['the function prototype by reflection', 'return Reflect.getPrototypeOf(Math.sin).constructor === Object;', true],
    ['this of a function', 'return typeof (function () { return this; })();', 'undefined'],
    [
      'the caller of a function',
      'try { return typeof (function f() { return f.caller; })(); } catch { return "refused"; }',
      'refused',
    ],
    ['a module', 'return import("fs").then(() => "in", () => "refused");', 'refused'],
    ['a module by address', 'return import("https://example.com/a.js").then(() => "in", () => "refused");', 'refused'],
    ['its own randomness', 'return String(Math.random());', '0.25'],
  ])('%s', async (_, source, value) => {
    expect(await evaluate(source)).toEqual({ value });
  });

  it('a script that closes its own function is an ordinary script', async () => {
    expect(await evaluate('} ); globalThis.out = 1; (function () { return typeof out;')).toEqual({ value: 'number' });
    expect('out' in globalThis).toBe(false);
  });

  it('a result with a dangerous key does not change prototypes', async () => {
    const result = await evaluate('return JSON.parse(\'{"__proto__": {"polluted": 1}}\');');
    expect(JSON.stringify(result)).toBe('{"value":{"__proto__":{"polluted":1}}}');
    expect('polluted' in {}).toBe(false);
  });

  it('half an emoji is made well-formed', async () => {
    expect(await evaluate('return "\\ud83d" + "ok";')).toEqual({ value: '\ufffdok' });
  });
});

describe('location of a script error', () => {
  it.each([
    ['let x = ;', { line: 1, column: 9 }],
    ['let x = 1;\n\n  let y = (;', { line: 3, column: 12 }],
    ['return 1;\n}', { line: 2, column: 2 }],
    [`return ${'('.repeat(200)}1${')'.repeat(200)};`, { line: 1, column: 108 }],
  ])('reading %j', async (source, position) => {
    expect(await evaluate(source)).toMatchObject({ failure: 'syntax', position });
  });

  it.each([
    ['null.x;', { line: 1, column: 5 }],
    ['\n\nfunction inner() { undefined.y; }\ninner();', { line: 3, column: 29 }],
    ['\nthrow new Error("mine");', { line: 2, column: 16 }],
  ])('running %j', async (source, position) => {
    expect(await evaluate(source)).toMatchObject({ failure: 'error', position });
  });

  it('a script may have no more than 65,536 characters', async () => {
    expect(await evaluate(`//${'x'.repeat(70_000)}`)).toMatchObject({ failure: 'syntax' });
  });

  it.each(['!', '-', 'a=>', 'if(1)', 'x?', 'new '])('endless nesting of %j is refused', async (text) => {
    const source = text.repeat(Math.floor(60_000 / text.length));
    expect(await evaluate(source)).toHaveProperty('failure');
    expect(await evaluate('return 1;')).toEqual({ value: 1 });
  });
});

describe('the functions of scripts', () => {
  const page = readFileSync(new URL('../../../../docs/reference/scripts.md', import.meta.url), 'utf8');

  it('are those of the catalogue', async () => {
    const found = await evaluate(`
      const all = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
      return all.filter(([, { value, writable }]) => typeof value === 'function' && !writable).map(([name]) => name);
    `);
    expect(found).toEqual({ value: scriptFunctions.map(({ name }) => name) });
  });

  it('return tables with the members of the catalogue', async () => {
    const members = scriptTableMembers.map(({ name, parameters }) => [name, parameters ? 'function' : 'value']);
    const found = await evaluate(`
      const all = Object.entries(Object.getOwnPropertyDescriptors(getTable('T')));
      return all.map(([name, { value }]) => [name, typeof value === 'function' ? 'function' : 'value']);
    `);
    expect(found).toEqual({ value: members });
  });

  it.each([...scriptFunctions, ...scriptTableMembers])('$name is on the reference page', (member) => {
    const signature = scriptSignature({ ...member, ...(member.name === 'pause' ? { parameters: [] } : {}) });
    expect(page.replaceAll(/\s+/g, ' ')).toContain(`\`${signature.replaceAll('?', '')}\``);
  });
});
