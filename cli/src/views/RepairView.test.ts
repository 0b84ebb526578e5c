import type { RepairChange } from '@playhouse/core';
import { renderToString } from 'ink';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { previewLines } from './previewLines.ts';
import { RepairView } from './RepairView.ts';

function change(at: number, from: unknown, to: unknown, why = `Reason ${at}.`): RepairChange {
  return { stage: 'game', document: 'object.json', path: ['attributes', `id${at}`], from, to, why };
}

function show(changes: readonly RepairChange[], rows = 24): string[] {
  const onDone = (): void => undefined;
  return renderToString(
    createElement(RepairView, { projectPath: 'game', changes, rows, hasColors: false, onDone }),
  ).split('\n');
}

describe('the list of repairs', () => {
  it('shows each change, what the one under the cursor does, and the keys', () => {
    const frame = show([change(1, 'x', -1), change(2, undefined, { a: [1] })]);
    expect(frame).toEqual([
      'game: 2 of 2 changes chosen',
      '› [x] object.json attributes/id1: Reason 1.',
      '  [x] object.json attributes/id2: Reason 2.',
      '',
      '- "x"',
      '+ -1',
      '',
      '↑↓ move · space choose · a all · n none · enter write · q leave',
    ]);
  });

  it('fits the rows of the terminal, with the cursor visible', () => {
    const many = Array.from({ length: 100 }, (_, at) =>
      change(
        at,
        Array.from({ length: 50 }, () => at),
        undefined,
      ),
    );
    const frame = show(many, 20);
    expect(frame.length).toBeLessThan(20);
    expect(frame.filter((line) => line.startsWith('› '))).toEqual(['› [x] object.json attributes/id0: Reason 0.']);
    expect(frame).toContain('- … and 49 lines more');
  });

  it('replaces control characters with marks', () => {
    const frame = show([change(1, '\u001b[31m\u009b', 'b', 'Evil \u001b[2J\u0007.')]);
    expect(frame[1]).toBe('› [x] object.json attributes/id1: Evil \ufffd[2J\ufffd.');
    for (const steering of ['\u001b', '\u0007', '\u009b']) expect(frame.join('')).not.toContain(steering);
  });
});

describe('a preview', () => {
  it.each([
    [undefined, ['(nothing)']],
    [null, ['null']],
    ['a\nb', ['"a\\nb"']],
    [{ a: 1 }, ['{', '  "a": 1', '}']],
    [{ a: 1, b: 2, c: 3 }, ['{', '  "a": 1,', '… and 3 lines more']],
  ])('of %j is %j', (value, lines) => {
    expect(previewLines(value, 3)).toEqual(lines);
  });
});
