import { delegateEvents } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { findScriptMistake } from './findScriptMistake.ts';

const readable: readonly (readonly [title: string, source: string])[] = [
  ['nothing', ''],
  ['a call', 'log("a");'],
  ['a return', 'return 1;'],
  ['what only fails when it runs', 'null.x;'],
  ['a loop without end, because nothing runs', 'for (;;);'],
];

const unreadable: readonly (readonly [title: string, source: string, line: number])[] = [
  ['an open bracket', 'log("a"', 1],
  ['an open block', 'if (1) {\n  log(1);\n', 3],
  ['a word too many', 'let a = 1;\nlet let = 2;', 2],
  ['the end of the function around it', 'log(1);\n}', 2],
  ['an import', '\n\nimport a from "b";', 3],
];

const endsEarly: readonly (readonly [title: string, source: string])[] = [
  ['an open bracket', 'log("a"'],
  ['an open block', 'if (1) {\n  log(1);\n'],
  ['a value that is missing', 'let a = 1;\nlet b ='],
  ['an open list', 'let a = [1,\n'],
];

describe('a script', () => {
  it.each(readable)('can be read with %s', async (_title, source) => {
    expect(await findScriptMistake(source, 'onGameReady')).toBeUndefined();
  });

  it.each(unreadable)('cannot be read with %s', async (_title, source, line) => {
    expect(await findScriptMistake(source, 'onGameReady')).toMatchObject({ failure: 'syntax', position: { line } });
  });

  it.each(endsEarly)('ends too early with %s', async (_title, source) => {
    const lines = source.split('\n');
    expect(await findScriptMistake(source, 'onGameReady')).toEqual({
      failure: 'syntax',
      message: expect.stringContaining('ends too early'),
      position: { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 },
    });
  });

  it.each(delegateEvents)('knows the arguments of $event', async ({ event, arguments: given }) => {
    for (const { name } of given) {
      expect(await findScriptMistake(`let ${name};`, event)).toMatchObject({
        failure: 'syntax',
        position: { line: 1 },
      });
    }
    expect(await findScriptMistake('let free;', event)).toBeUndefined();
  });
});
