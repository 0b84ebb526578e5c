import { expect, it } from 'vitest';
import { findLoop } from './findLoop.ts';

it.each([
  ['the loop after the noted position', 'prepare();\nwhile (true) { n += 1; }', [1, 8], [2, 1]],
  ['the loop around the noted position', 'for (;;) {\n  work();\n}\nfor (;;);', [2, 7], [2, 7]],
  ['the condition of a loop', 'while (more()) n++;\nfor (;;);', [1, 12], [1, 12]],
  ['a loop without brackets', 'for (;;) go(1);\nfor (;;);', [1, 12], [1, 12]],
  ['a loop with its own semicolons', 'a();\nfor (let i = 0; i < 9; i--) n += i;', [1, 2], [2, 1]],
  ['a do loop', 'do {\n  work();\n} while (true);\nfor (;;);', [2, 7], [2, 7]],
  ['no word in a comment or a string', 'a(); // for\nb = "while";\nc = `do`; /* for */\nwhile (1);', [1, 2], [4, 1]],
  ['not a part of a word', 'a();\nformat = done;\nfor (;;);', [1, 2], [3, 1]],
  ['nothing where there is no loop', 'again();', [1, 6], [1, 6]],
  ['a loop inside a function', 'function spin() {\n  while (true) {}\n}\nspin();', [1, 1], [2, 3]],
])('finds %s', (_, source, [line = 0, column = 0], [wantedLine = 0, wantedColumn = 0]) => {
  expect(findLoop(source, { line, column })).toEqual({ line: wantedLine, column: wantedColumn });
});
