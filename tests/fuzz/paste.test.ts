import { expect, it } from 'vitest';
import {
  closureCases,
  closureFaults,
  foreignProjects,
  homeFaults,
  policies,
} from '../../packages/core/src/paste/testing/closure.property.ts';
import { pasteAnything } from '../../packages/core/src/paste/testing/randomPaste.property.ts';

const thousands = Array.from({ length: 10 }, (_, index) => index * 1000 + 1);

const combinations = Object.keys(foreignProjects).flatMap((name) =>
  Object.keys(policies).map(
    (policy) => [name as keyof typeof foreignProjects, policy as keyof typeof policies] as const,
  ),
);

it.each(combinations)('every class can be pasted into the project %s with the answers %s', (name, policy) => {
  expect(closureCases.flatMap((each) => closureFaults(each, name, policy))).toEqual([]);
});

it('every class can be pasted into its own project without questions or findings', () => {
  expect(closureCases.flatMap(homeFaults)).toEqual([]);
});

it.each(thousands)('1,000 random pastes with any answers keep the meaning of references, from seed %i', (start) => {
  expect(pasteAnything(start, 1000).pasted).toBeGreaterThan(500);
});
