import { describe, expect, it } from 'vitest';
import { change, count, expression, gameAttributes, soloGame } from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';

const project = soloGame(
  [change(count, expression`random(1, 1000000)`)],
  {},
  {
    attributes: gameAttributes,
    scenes: [
      { attributes: { id950: { '@': 'real', $: 5, name: 'door' } }, layers: [{ actors: [{ prototype: 'id1' }] }] },
    ],
    tables: [{ id: 'id80', name: 'Levels', rows: ['a'], columns: [{ name: 'n', type: 2, cells: [4] }] }],
  },
);

describe('a program evaluated from outside', () => {
  it.each([
    ['1 + 2', 3],
    ['game.count > 0', true],
    ['game.label .. "x"', 'x'],
    ['scene.door * 2', 10],
    ['tableCellValue(tables.Levels, 1, "n")', 4],
    ['game.attributes.time', 2 / 60],
    ['devices.platform.name', 'HTML5'],
    ['devices.clock.millisecond', 33],
    ['1 / 0', Number.POSITIVE_INFINITY],
  ])('%s is %o', async (program, value) => {
    const game = await playProject(project, { frames: 2 });
    expect(game.evaluate(program)).toEqual({ ok: true, value });
  });

  it.each([
    ['self.position.x', 'expression.reference'],
    ['game.nothing', 'expression.reference'],
    ['1 +', 'expression.syntax'],
    ['"a" * 2', 'expression.type'],
    ['tables.Levels', 'expression.type'],
    ['nothing(1)', 'expression.function'],
  ])('%s is refused: %s', async (program, code) => {
    const game = await playProject(project);
    const result = game.evaluate(program);
    expect(result.ok ? [] : result.issues.map((issue) => issue.code)).toContain(code);
    expect(game.faults).toEqual([]);
  });

  it('has no effect on the game', async () => {
    const game = await playProject(project);
    const before = game.stateHash();
    const first = game.evaluate('random(1, 1000000)');
    expect(game.evaluate('random(1, 1000000)')).toEqual(first);
    expect(game.stateHash()).toBe(before);
  });
});
