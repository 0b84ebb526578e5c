import { describe, expect, it } from 'vitest';
import { freeName, keepBehaviors, mostKeptText, readKept, useKeptBehaviors } from './keptBehaviors.ts';

const jump = { id: 'own-1', name: 'Jump', className: 'RuleBehavior', text: '{}' };

describe('behaviors kept on this device', () => {
  it.each([
    ['nothing', null],
    ['text that is not JSON', '['],
    ['no list', '{"id":"own-1"}'],
    ['entries without a name or text', '[{"id":"own-1","className":"RuleBehavior","text":"{}"},3,null]'],
  ])('are none for %s', (_, text) => {
    expect(readKept(text)).toEqual([]);
  });

  it('are restored unchanged, each id once', () => {
    expect(readKept(JSON.stringify([jump, { ...jump, name: 'Again' }]))).toEqual([jump]);
  });

  it('are unchanged when there is no room for more', () => {
    const before = useKeptBehaviors.getState().behaviors;
    expect(keepBehaviors([{ ...jump, text: 'x'.repeat(mostKeptText) }])).toBe(false);
    expect(useKeptBehaviors.getState().behaviors).toBe(before);
  });

  it.each([
    ['Jump', [], 'Jump'],
    ['Jump', ['Walk'], 'Jump'],
    ['Jump', ['Jump'], 'Jump 2'],
    ['Jump', ['Jump', 'Jump 2'], 'Jump 3'],
  ])('named %s with %j taken are called %s', (name, taken, free) => {
    expect(freeName(name, taken)).toBe(free);
  });
});
