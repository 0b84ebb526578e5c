import { describe, expect, it } from 'vitest';
import type { Field } from '../catalogue/fields/field.ts';
import { findBehavior } from '../catalogue/findBehavior.ts';
import { type NameOfId, valueLabels } from './valueLabels.ts';

const nameOf: NameOfId = (kind, id) => (id === 'id1' ? `the ${kind}` : undefined);
const say = (value: unknown, field?: Field) => valueLabels(value, field, nameOf);
const fieldOf = (className: string, key: string) => findBehavior(className)?.fields[key];

describe('a value as text', () => {
  it.each<[unknown, string]>([
    [undefined, 'nothing'],
    [null, 'nothing'],
    [true, 'yes'],
    [false, 'no'],
    [0, '0'],
    [-2.5, '-2.5'],
    ['', '“”'],
    ['Pip', '“Pip”'],
    ['a\tb\tc', '“a, b, c”'],
    ['a \n\n b', '“a b”'],
    ['x'.repeat(60), `“${'x'.repeat(60)}”`],
    ['x'.repeat(61), `“${'x'.repeat(60)}…”`],
    [[], '0 entries'],
    [[1], '1 entry'],
    [[1, 2], '2 entries'],
    [{ x: 1, y: -2 }, '1, -2'],
    [{ width: 3, height: 4 }, '3 × 4'],
    [{ red: 1, green: 0, blue: 0.5, alpha: 1 }, 'red 1, green 0, blue 0.5, alpha 1'],
    [{ red: 1, green: 0, blue: 0.5 }, 'red 1, green 0, blue 0.5'],
    [{ '@': 'real', $: 5, name: 'Speed' }, '5'],
    [{ '@': 'text', $: 'a', name: 'Mood' }, '“a”'],
    [{ '@': 'table', name: 'Levels' }, 'nothing'],
    [{ '@': 'expression', $: ['1+', { keypath: 'self.attributes.position.x' }, '*2'] }, '1+x*2'],
    [{ '@': 'expression', $: [] }, ''],
    [{ a: 1 }, '{"a":1}'],
    [{ x: 1 }, '{"x":1}'],
    [{ width: 1 }, '{"width":1}'],
    [{ red: 1 }, '{"red":1}'],
    [{ '@': 5 }, '{"@":5}'],
  ])('of %j is %s', (value, words) => {
    expect(say(value)).toBe(words);
  });

  it.each([
    ['ChangeSceneAction', 'sceneKey', 'the scenes'],
    ['SpawnAction', 'prototypeKey', 'the actors'],
    ['CopyTableAction', 'tableID', 'the tables'],
  ])('names what a field refers to: %s %s', (className, key, words) => {
    const field = fieldOf(className, key);
    expect([say('id1', field), say('id2', field), say('id1')]).toEqual([words, '“id2”', '“id1”']);
  });

  it('is the title of a choice', () => {
    const field = fieldOf('CollideBehavior', 'mode');
    const titles = field?.options?.map(([code, title]) => [say(code, field), title]) ?? [];
    expect(titles.length).toBeGreaterThan(1);
    expect(titles.filter(([words, title]) => words !== title)).toEqual([]);
    expect(say(99, field)).toBe('99');
  });
});
