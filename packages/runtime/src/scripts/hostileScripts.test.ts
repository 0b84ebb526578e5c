import { describe, expect, it } from 'vitest';
import { hostileScripts } from '../../../../fixtures/scripts/hostileScripts.ts';
import { change, constrain, count, expression, flag } from '../test/describeGame.ts';
import { scriptedGame } from '../test/describeScripts.ts';
import { startProject, stepFrames } from '../test/playProject.ts';
import { loadInterpreter } from './interpreter.ts';
import { scriptLimits } from './scriptLimits.ts';
import { loadScriptMachine } from './scriptMachine.ts';

describe('hostile scripts', () => {
  it.each(hostileScripts)('%s: is stopped and reported once, and the game continues', async (_, source, line, says) => {
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

  it('have no lasting effect: after all of them the same call gives the same result, with the same work', async () => {
    const machine = await loadScriptMachine();
    const gentle = machine.read('let sum = 0; for (let i = 0; i < 1000; i++) sum += Math.sin(i); return sum;', []);
    if ('failure' in gentle) throw new Error(gentle.message);
    const before = machine.call(gentle, [], () => 0);
    for (const [, source] of hostileScripts) {
      const script = machine.read(source, []);
      if ('failure' in script) throw new Error(script.message);
      const { work, result } = machine.call(script, [], () => 0);
      expect(result).toHaveProperty('failure');
      expect(work).toBeLessThan(scriptLimits.work + 4_000_000);
      expect(machine.call(gentle, [], () => 0)).toEqual(before);
    }
  });

  it('never use more than 64 MiB, whatever they do', async () => {
    const interpreter = await loadInterpreter();
    expect(() => interpreter.memory.grow(1024)).toThrow(RangeError);
  });
});

describe('state that a script cannot keep', () => {
  it.each([
    ['a global', 'globalThis.n = (globalThis.n ?? 0) + 1; return n;'],
    ['a property of its function', 'const f = getAttribute; f.n = (f.n ?? 0) + 1; return f.n;'],
    ['a changed prototype', 'Array.prototype.n = (Array.prototype.n ?? 0) + 1; return [].n;'],
    ['the position of a regular expression', 'const r = /a/g; r.test("aa"); return r.lastIndex;'],
    ['a symbol', 'const s = Symbol.for("s"); Object.prototype[s] = (Object.prototype[s] ?? 0) + 1; return ({})[s];'],
    ['a template', 'const tag = (t) => t; const t = tag`a`; globalThis.m ??= new Map(); m.set(t, 1); return m.size;'],
  ])('%s starts over with every call', async (_, source) => {
    const machine = await loadScriptMachine();
    const script = machine.read(source, []);
    if ('failure' in script) throw new Error(script.message);
    for (let call = 0; call < 3; call++) expect(machine.call(script, [], () => 0).result).toEqual({ value: 1 });
  });
});
