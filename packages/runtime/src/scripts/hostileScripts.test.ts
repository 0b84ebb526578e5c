import { describe, expect, it } from 'vitest';
import { change, constrain, count, expression, flag } from '../test/describeGame.ts';
import { scriptedGame } from '../test/describeScripts.ts';
import { startProject, stepFrames } from '../test/playProject.ts';
import { loadInterpreter } from './interpreter.ts';
import { scriptLimits } from './scriptLimits.ts';
import { loadScriptMachine } from './scriptMachine.ts';

/** Scripts that try to stop the game, with the line in which each is caught and what is said of it. */
const hostile: readonly (readonly [what: string, source: string, line: number | undefined, says: string])[] = [
  ['an endless loop', '\nwhile (true);', undefined, 'it runs too long'],
  ['an endless loop that catches everything', '\nfor (;;) try { null.x } catch {}', 2, 'it runs too long'],
  ['endless recursion', 'function again() {\n  again();\n}\nagain();', 2, 'it calls itself too often'],
  [
    'recursion that doubles when it ends',
    'function again() {\n  try { again(); } finally { again(); }\n}\nagain();',
    undefined,
    '',
  ],
  ['a storm of objects', 'const all = [];\nfor (;;) all.push({});', undefined, 'it runs too long'],
  ['a storm of arrays', 'const all = [];\nfor (;;) all.push(new Array(100000).fill(1));', 2, ''],
  ['one huge array', '\nconst all = new Uint8Array(1e9);', 2, 'it needs too much memory'],
  ['a text that doubles', 'let text = "ab";\nfor (;;) text += text;', 2, 'it needs too much memory'],
  ['a regular expression that backtracks', '\n/^(a+)+$/.test("a".repeat(60) + "b");', 2, 'it runs too long'],
  ['a native search that never ends', '\n[].indexOf.call({ length: 2 ** 53 - 1 }, 1);', 2, 'it runs too long'],
  [
    'a set from an endless native iterator',
    '\nnew Set([].values.call({ length: 2 ** 53 - 1 }));',
    2,
    'it runs too long',
  ],
  ['copying without end', 'const bytes = new Uint8Array(4e6);\nfor (;;) bytes.slice();', 2, 'it runs too long'],
  ['sorting with a comparison that never ends', '\n[3, 1, 2].sort(() => { for (;;); });', 2, 'it runs too long'],
  [
    'promises that follow each other for ever',
    'const again = () => Promise.resolve().then(again);\nreturn again();',
    undefined,
    'it runs too long',
  ],
  ['a result that is too long', 'return "x".repeat(100000);', undefined, 'it hands over too much text'],
  ['a result that contains itself', 'const me = {};\nme.me = me;\nreturn me;', undefined, 'circular reference'],
  ['a result that writes itself for ever', 'return { toJSON() {\n  for (;;);\n} };', undefined, 'it runs too long'],
  ['an error that lies about where it was', 'throw { get stack() { for (;;); } };', undefined, ''],
  ['a huge number', '\nreturn String(7n ** 3000000n).length;', 2, ''],
];

describe('hostile scripts', () => {
  it.each(hostile)('%s: is stopped, told once, and the game goes on', async (_, source, line, says) => {
    const project = scriptedGame({ onGameReady: source }, [
      constrain(count, expression`${count} + 1`),
      change(flag, 'true'),
    ]);
    const game = await startProject(project);
    stepFrames(game, 30);
    expect(game.attributes()).toMatchObject({ 'game.count': 30, 'game.flag': true });
    expect(game.faults).toHaveLength(1);
    const [fault] = game.faults;
    expect(fault).toMatchObject({ cause: 'project', count: 1, firstFrame: 1, path: ['delegates', 'id1', 'source'] });
    expect(fault?.message).toContain('"Script of onGameReady", onGameReady');
    expect(fault?.message).toContain(says);
    if (line !== undefined) expect(fault?.position?.line).toBe(line);
  });

  it('leave nothing behind: after all of them the same call gives the same, with the same work', async () => {
    const machine = await loadScriptMachine();
    const gentle = machine.read('let sum = 0; for (let i = 0; i < 1000; i++) sum += Math.sin(i); return sum;', []);
    if ('failure' in gentle) throw new Error(gentle.message);
    const before = machine.call(gentle, [], () => 0);
    for (const [, source] of hostile) {
      const script = machine.read(source, []);
      if ('failure' in script) throw new Error(script.message);
      const { work, result } = machine.call(script, [], () => 0);
      expect(result).toHaveProperty('failure');
      expect(work).toBeLessThan(scriptLimits.work + 4_000_000);
      expect(machine.call(gentle, [], () => 0)).toEqual(before);
    }
  });

  it('never hold more than 64 MiB, whatever they do', async () => {
    const interpreter = await loadInterpreter();
    expect(() => interpreter.memory.grow(1024)).toThrow(RangeError);
  });
});

describe('what a script cannot remember', () => {
  it.each([
    ['a global', 'globalThis.n = (globalThis.n ?? 0) + 1; return n;'],
    ['a property of its function', 'const f = getAttribute; f.n = (f.n ?? 0) + 1; return f.n;'],
    ['a changed prototype', 'Array.prototype.n = (Array.prototype.n ?? 0) + 1; return [].n;'],
    ['the place of a regular expression', 'const r = /a/g; r.test("aa"); return r.lastIndex;'],
    ['a symbol', 'const s = Symbol.for("s"); Object.prototype[s] = (Object.prototype[s] ?? 0) + 1; return ({})[s];'],
    ['a template', 'const tag = (t) => t; const t = tag`a`; globalThis.m ??= new Map(); m.set(t, 1); return m.size;'],
  ])('%s begins anew with every call', async (_, source) => {
    const machine = await loadScriptMachine();
    const script = machine.read(source, []);
    if ('failure' in script) throw new Error(script.message);
    for (let call = 0; call < 3; call++) expect(machine.call(script, [], () => 0).result).toEqual({ value: 1 });
  });
});
