import { expect, it } from 'vitest';
import { readJson } from '../../packages/core/src/model/parse/readJson.ts';
import { badfilesIn, readBadfile } from './badfiles.ts';

const folder = 'json/test_parsing';
const read = (name: string) => readJson('scenes/id1.json', readBadfile(`${folder}/${name}`));
const namesWith = (prefix: string): string[] => badfilesIn(folder, '.json').filter((name) => name.startsWith(prefix));

it('there are files of every kind', () => {
  for (const [prefix, least] of [
    ['y_', 90],
    ['n_', 180],
    ['i_', 30],
  ] as const) {
    expect(namesWith(prefix).length).toBeGreaterThanOrEqual(least);
  }
});

it.each(namesWith('y_'))('%s is read as JSON.parse reads it', (name) => {
  const result = read(name);
  expect(result.ok ? 'read' : result.issues[0]?.message).toBe('read');
  const expected: unknown = JSON.parse(new TextDecoder().decode(readBadfile(`${folder}/${name}`)));
  if (result.ok) expect(JSON.stringify(result.value.value)).toBe(JSON.stringify(expected));
});

it.each(namesWith('n_'))('%s is rejected with line and column', (name) => {
  const result = read(name);
  expect(result.ok).toBe(false);
  if (result.ok) return;
  expect(result.issues.map((issue) => issue.code)).toEqual(['document.unreadable']);
  expect(result.issues[0]?.message).toMatch(/line \d+, column \d+ has .+ where .+ should be\./);
});

it.each(namesWith('i_'))('%s is rejected, or read and can be stored', (name) => {
  const result = read(name);
  if (!result.ok) return expect(result.issues[0]?.code).toMatch(/^document\./);
  const stored = JSON.stringify(result.value.value);
  expect(stored.isWellFormed()).toBe(true);
  expect(JSON.parse(stored)).toEqual(result.value.value);
  return undefined;
});
