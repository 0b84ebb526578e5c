import { expect, test } from 'vitest';
import { timeLabels } from './timeLabels.ts';

const now = new Date(2026, 4, 14, 15, 30);

test.each([
  ['seconds are just now', new Date(2026, 4, 14, 15, 29, 40), 'just now'],
  ['a clock that is a little ahead is just now too', new Date(2026, 4, 14, 15, 31), 'just now'],
  ['one minute', new Date(2026, 4, 14, 15, 29), '1 minute ago'],
  ['minutes', new Date(2026, 4, 14, 15, 10), '20 minutes ago'],
  ['hours of the same day', new Date(2026, 4, 14, 3, 0), '12 hours ago'],
  ['the evening before is yesterday, not hours', new Date(2026, 4, 13, 23, 30), 'yesterday'],
  ['a few days', new Date(2026, 4, 10, 12, 0), '4 days ago'],
  ['longer ago is a date', new Date(2026, 3, 2), 'Apr 2, 2026'],
])('%s', (_, then, words) => {
  expect(timeLabels(then.toISOString(), now)).toBe(words);
});

test('an invalid time has no label', () => {
  expect(timeLabels('soon', now)).toBe('');
});
