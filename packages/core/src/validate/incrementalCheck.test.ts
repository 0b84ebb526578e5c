import { describe, expect, it } from 'vitest';
import { editDefinitions } from '../edit/editDefinitions.ts';
import { compareChecks } from './test/incrementalCheck.ts';

describe('a checker that saw every state', () => {
  it('has the findings of a new check after random edits of all kinds, undo, redo and changes from elsewhere', () => {
    const { done, findings } = compareChecks(1, 250);
    const missed = editDefinitions.map(({ kind }) => kind).filter((kind) => kind !== 'ops.apply' && !done.has(kind));
    expect(missed.length).toBeLessThan(5);
    for (const kind of ['undo', 'redo', 'remove', 'copy', 'start', 'damage']) {
      expect([kind, done.get(kind) ?? 0]).toEqual([kind, expect.toSatisfy((count: number) => count > 20)]);
    }
    expect(findings).toBeGreaterThan(1000);
  });
});
