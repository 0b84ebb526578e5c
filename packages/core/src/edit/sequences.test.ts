import { describe, expect, it } from 'vitest';
import { checkSequences } from '../testing/sequences.property.ts';

describe('random sequences of all edits on random projects', () => {
  it('are undone and redone byte for byte', () => {
    const done = checkSequences(1, 400);
    expect(done.size).toBeGreaterThan(80);
  });
});
