import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';

const result = {
  passed: ['a', 'listed but good'],
  failed: [
    { title: 'view', reason: 'no rows' },
    { title: 'odd', reason: 'expected 1\nto be 2' },
  ],
  skipped: 3,
};
const unavailable = [{ reason: 'No views.', tests: ['view'] }];

describe('the judgement of PouchDB’s tests', () => {
  it('explains failures by what is not available, and counts those that nothing explains', () => {
    const { lines, isGood } = judge(result, unavailable);
    expect(lines).toEqual([
      'refused: view',
      '    No views.',
      'failed: odd',
      '    expected 1',
      '1: No views.',
      '2 passed, 1 refused, 1 failed, 3 skipped',
    ]);
    expect(isGood).toBe(false);
  });

  it('explains them by what the gateway refused meanwhile', () => {
    const { lines, isGood } = judge(result, unavailable, {
      refusals: { of: (title) => (title === 'odd' ? ['document.id'] : []) },
    });
    expect(lines.at(-1)).toBe('2 passed, 2 refused, 0 failed, 3 skipped');
    expect(isGood).toBe(true);
  });

  it('explains what fails after a test as the test', () => {
    const failed = [{ title: 'suite "after each" hook for "odd"', reason: 'expected 0 to be 2' }];
    const { isGood } = judge({ ...result, failed }, [], {
      refusals: { of: (title) => (title === 'suite odd' ? ['document.id'] : []) },
    });
    expect(isGood).toBe(true);
  });

  it('is bad when a test passes that is listed as unavailable', () => {
    const listed = [{ reason: 'No views.', tests: ['view', 'listed but good'] }];
    const { lines, isGood } = judge({ ...result, failed: result.failed.slice(0, 1) }, listed);
    expect(lines.at(-2)).toBe('passed, though it is listed as unavailable: listed but good');
    expect(isGood).toBe(false);
    expect(judge({ ...result, failed: [] }, listed, { isCouchDb: true }).isGood).toBe(true);
  });
});
