import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Line, shownLine } from '../terminal.ts';
import { wantsColors } from '../wantsColors.ts';
import { codeFrame } from './codeFrame.ts';
import { textTable } from './textTable.ts';
import { cutEnd, padText, shortenText, textWidth } from './textWidth.ts';

const seed = 20_261_122;
/** Letters of one and two columns, with combining marks, and multi-part emoji. */
const letters = fc.array(fc.constantFrom('a', 'é', 'e\u0301', '漢', 'ｱ', 'ん', '한', '👍🏽', '👩‍👩‍👧', ' ', 'Ω'), {
  maxLength: 30,
});
const plain = (line: Line): string => shownLine(line, false).slice(0, -1);

describe('the width of a text', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['é', 1],
    ['e\u0301', 1],
    ['漢字', 4],
    ['한글', 4],
    ['👍🏽', 2],
    ['👩‍👩‍👧', 2],
    ['a\u200b', 1],
    ['│…', 2],
  ])('of %j is %i columns', (text, width) => {
    expect(textWidth(text)).toBe(width);
  });

  it('is respected by padding and cutting', () => {
    fc.assert(
      fc.property(letters, fc.integer({ min: 1, max: 40 }), (parts, width) => {
        const text = parts.join('');
        const full = textWidth(text);
        for (const cut of [cutEnd(text, width), shortenText(text, width)]) {
          expect(textWidth(cut)).toBeLessThanOrEqual(Math.max(width, 1));
          expect(cut.isWellFormed()).toBe(true);
          if (full <= width) expect(cut).toBe(text);
          else expect(cut).toContain('…');
        }
        for (const side of ['left', 'right'] as const) {
          const padded = padText(text, width, side);
          expect(textWidth(padded)).toBe(Math.max(full, width));
          expect(padded.trim()).toBe(text.trim());
        }
      }),
      { seed, numRuns: 300 },
    );
  });
});

describe('a table', () => {
  it('has aligned columns whatever the cells contain, and no trailing spaces', () => {
    const row = fc.tuple(letters, fc.nat(99_999), letters);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
        const cells = rows.map(([first, count, last]) => [`${first.join('')}x`, count, `${last.join('').trim()}|`]);
        const lines = textTable(['Name', 'Count', 'More'], cells, 500).map(plain);
        const [heading = '', ...shown] = lines;
        const start = textWidth(heading.slice(0, heading.indexOf('More')));
        for (const [at, line] of shown.entries()) {
          const last = String(cells[at]?.[2]);
          expect(line.endsWith(last)).toBe(true);
          expect(textWidth(line.slice(0, line.length - last.length))).toBe(start);
          expect(line).toBe(line.trimEnd());
        }
      }),
      { seed, numRuns: 100 },
    );
  });

  it('shortens its first column in the middle where the terminal is narrow', () => {
    const lines = textTable(['Project', 'N'], [['a very long name of a project', 1]], 24).map(plain);
    expect(lines).toEqual(['Project                N', 'a very lon… a project  1']);
    expect(Math.max(...lines.map(textWidth))).toBeLessThanOrEqual(24);
  });
});

describe('the lines around a finding', () => {
  const frame = (text: string, line: number, from: number, to: number, width = 40): string[] =>
    codeFrame(
      text.split('\n'),
      { startLine: line, startColumn: from, endLine: line, endColumn: to },
      'error',
      width,
    ).map(plain);

  it.each([
    [
      'in the middle',
      'a\nb\nccc\nd\ne\nf\n',
      3,
      2,
      4,
      ['  1 │ a', '  2 │ b', '> 3 │ ccc', '    │  ^^', '  4 │ d', '  5 │ e'],
    ],
    ['at the beginning', '{\n}\n', 1, 1, 2, ['> 1 │ {', '    │ ^', '  2 │ }']],
    ['after the end', 'ab', 1, 3, 4, ['> 1 │ ab', '    │   ^']],
    ['after wide letters', '漢字x', 1, 3, 4, ['> 1 │ 漢字x', '    │     ^']],
    ['on wide letters', '漢字x', 1, 2, 3, ['> 1 │ 漢字x', '    │   ^^']],
    ['after a tab', '\tx', 1, 2, 3, ['> 1 │  x', '    │  ^']],
    ['before a line end of another operating system', 'x\r\ny', 1, 1, 2, ['> 1 │ x', '    │ ^', '  2 │ y']],
  ])('%s', (_, text, line, from, to, lines) => {
    expect(frame(text, line, from, to)).toEqual(lines);
  });

  it('are cut so that the marks are visible and aligned', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), fc.integer({ min: 1, max: 20 }), (before, after, length) => {
        const text = `${'a'.repeat(before)}${'X'.repeat(length)}${'b'.repeat(after)}`;
        const [line = '', marks = ''] = frame(text, 1, before + 1, before + length + 1, 60);
        expect(textWidth(line)).toBeLessThanOrEqual(60);
        expect(textWidth(marks)).toBeLessThanOrEqual(60);
        const marked = [...line].filter((_, at) => marks[at] === '^').join('');
        expect(marked).toBe('X'.repeat(length));
      }),
      { seed, numRuns: 300 },
    );
  });
});

describe('colors', () => {
  it.each([
    [{}, true, true],
    [{}, false, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: 'false' }, true, false],
    [{ FORCE_COLOR: '3', NO_COLOR: '1' }, false, true],
    [{ TERM: 'dumb' }, true, false],
  ])('with %j and a terminal %s are enabled: %s', (env, isTerminal, expected) => {
    expect(wantsColors(env, isTerminal)).toBe(expected);
  });

  it('are the only escapes in a line', () => {
    const line: Line = ['\u001b[2J', { style: 'error', text: 'red\n\u0007' }];
    expect(shownLine(line, true)).toBe('\ufffd[2J\u001b[31mred\ufffd\ufffd\u001b[39m\n');
    expect(shownLine(line, false)).toBe('\ufffd[2Jred\ufffd\ufffd\n');
  });
});
