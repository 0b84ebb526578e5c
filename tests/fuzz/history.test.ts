import { checkStoredHistories, countForeignLives } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';

describe('histories', () => {
  it('can be restored from their stored form and undone byte for byte, in 5,000 random cases', () => {
    expect(checkStoredHistories(1, 5000)).toBeGreaterThan(10_000);
  });

  it('leave external edits alone in 10,000 random histories of a project', () => {
    const lives = countForeignLives(1, 10_000);
    expect(lives.overwritten).toBe(0);
    expect(lives.dropped).toBeGreaterThan(500);
  });
});
