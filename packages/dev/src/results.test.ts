import { expect, it } from 'vitest';
import { closingLine, countsOf, failuresOf } from './results.ts';

const file = (status: string, ...cases: readonly string[]): object => ({
  status,
  assertionResults: cases.map((each) => ({ status: each })),
});
const report = (...testResults: readonly object[]): string => JSON.stringify({ testResults });

it.each([
  ['no file', report(), [0, 0, 0]],
  ['cases of several files', report(file('passed', 'passed', 'passed'), file('passed', 'passed')), [3, 0, 0]],
  ['cases that failed', report(file('failed', 'passed', 'failed', 'failed')), [1, 2, 0]],
  ['a file that crashed', report(file('failed'), file('passed', 'passed')), [1, 1, 0]],
  ['a file that crashed besides a case that failed', report(file('failed'), file('failed', 'failed')), [0, 2, 0]],
  ['a file whose hook failed', report(file('failed', 'passed', 'skipped')), [1, 1, 1]],
  ['skipped cases', report(file('passed', 'passed', 'skipped', 'pending', 'todo')), [1, 0, 3]],
  ['nothing, because the runner crashed', '', [0, 1, 0]],
  ['half a report', report(file('passed', 'passed')).slice(0, -4), [0, 1, 0]],
  ['something else', '{"numPassedTests": 7}', [0, 1, 0]],
  ['a list', '[]', [0, 1, 0]],
])('counts a report with %s', (_, text, [passed, failed, skipped]) => {
  expect(countsOf(text)).toEqual({ passed, failed, skipped });
});

it.each([
  [{ passed: 3, failed: 0, skipped: 0 }, true, '3 passed, 0 failed, 0 skipped'],
  [{ passed: 3, failed: 2, skipped: 1 }, false, '3 passed, 2 failed, 1 skipped'],
  [{ passed: 3, failed: 0, skipped: 0 }, false, '3 passed, 1 failed, 0 skipped'],
  [{ passed: 3, failed: 0, skipped: 1 }, false, '3 passed, 0 failed, 1 skipped'],
])('summarizes %o with the outcome %s as "%s"', (counts, isGood, line) => {
  expect(closingLine(counts, isGood)).toBe(line);
});

it('names each failure, how its message begins and where it comes from, and a runner without a report', () => {
  const failed = {
    status: 'failed',
    fullName: 'a door opens',
    failureMessages: [
      'AssertionError: shut\n\n- open\n+ shut\n    at openDoor (/a/door.ts:3:7)\n    at run (/a/node_modules/runner/run.js:9:9)\n    at /a/door.test.ts:8:1',
    ],
  };
  const text = JSON.stringify({
    testResults: [
      { name: 'door.test.ts', status: 'failed', assertionResults: [{ status: 'passed', fullName: 'a door' }, failed] },
      { name: 'lost.test.ts', status: 'failed', message: 'SyntaxError: Unexpected token', assertionResults: [] },
      file('passed', 'passed'),
    ],
  });
  expect(failuresOf('unit', text)).toEqual([
    'unit door.test.ts > a door opens: AssertionError: shut - open + shut: door.ts:3:7 < door.test.ts:8:1',
    'unit lost.test.ts: SyntaxError: Unexpected token',
  ]);
  expect(failuresOf('lint', report(file('failed', 'failed')))).toEqual(['lint']);
  expect(failuresOf('e2e', '')).toEqual(['e2e: ended without a report']);
});
