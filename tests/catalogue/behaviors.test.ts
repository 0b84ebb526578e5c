import { describe, expect, it, test } from 'vitest';
import { behaviorFixtures, behaviorOfRow, issuesOf } from './fixtures.ts';

describe.each([...behaviorFixtures.values()])('$class', (fixture) => {
  it.each(fixture.valid)('has no findings: $title', (row) => {
    expect(issuesOf(behaviorOfRow(fixture.class, row))).toEqual([]);
  });

  it.each(fixture.invalid)('has exactly the expected findings: $title', (row) => {
    const found = issuesOf(behaviorOfRow(fixture.class, row));
    expect(found.map(({ code, path, severity }) => ({ code, path, severity }))).toEqual(
      row.expect.map(({ code, path, severity = 'blocking' }) => ({ code, path, severity })),
    );
  });

  it.each(fixture.aliases ?? [])('has the older name %s', (alias) => {
    for (const row of fixture.invalid) {
      const { attributes, ...behavior } = behaviorOfRow(fixture.class, row);
      const found = issuesOf({ ...behavior, ...(attributes && { attributes }), class: alias });
      expect(found.map(({ code }) => code)).toEqual(row.expect.map(({ code }) => code));
    }
  });
});

test('every finding in a disabled behavior is nonBlocking', () => {
  for (const fixture of behaviorFixtures.values()) {
    for (const row of fixture.invalid) {
      const found = issuesOf({ ...behaviorOfRow(fixture.class, row), enabled: false });
      expect([fixture.class, row.title, found.map(({ code, severity }) => [code, severity])]).toEqual([
        fixture.class,
        row.title,
        row.expect.map(({ code }) => [code, 'nonBlocking']),
      ]);
    }
  }
});

test('every message is a sentence without names in braces', () => {
  for (const fixture of behaviorFixtures.values()) {
    for (const row of fixture.invalid) {
      for (const { message } of issuesOf(behaviorOfRow(fixture.class, row))) {
        expect(message).toMatch(/^[^{}]{8,}$/);
        expect(message).not.toContain('undefined');
      }
    }
  }
});
