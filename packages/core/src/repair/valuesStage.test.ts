import { describe, expect, it } from 'vitest';
import type { Field } from '../catalogue/fields/field.ts';
import { type AttributesDescription, buildProject } from '../testing.ts';
import { mendFieldValue } from './mendFieldValue.ts';
import { repairProject } from './repairProject.ts';

describe('an instance that overrides an attribute', () => {
  /** What is changed of these overrides: places below the instance with the new value. */
  function mend(attributes: AttributesDescription, aspects?: object) {
    const own = aspects === undefined ? {} : { aspects: aspects as never };
    const project = buildProject({
      attributes: { randomSeed: 5 },
      prototypes: [{ id: 'id1', attributes: { id77: { '@': 'integer', $: 3, name: 'Lives' } } }],
      scenes: [{ id: 'id2', layers: [{ id: 'id3', actors: [{ id: 'id4', prototype: 'id1', attributes, ...own }] }] }],
    });
    const { changes } = repairProject(project, { repairSparse: true, further: ['values'] });
    return changes.map(({ path, to }) => [path.slice(4).join('/'), to]);
  }

  it.each<[string, AttributesDescription, unknown[]]>([
    ['keeps values of the right type', { rotation: 90, image: 'pip', size: { width: 1, height: 2 } }, []],
    ['keeps what this version does not know', { future: { a: [1] }, tint: null }, []],
    ['has a number that was text', { rotation: '90' }, [['attributes/rotation', 90]]],
    ['has a text that was a number', { image: 7 }, [['attributes/image', '7']]],
    ['has the number of the actor where a text is none', { rotation: 'far' }, [['attributes/rotation', undefined]]],
    [
      'has the part of the actor where one is none',
      { size: { width: 'x', height: 2 } },
      [['attributes/size/width', undefined]],
    ],
    ['has the whole of the actor where it is no group', { size: 5 }, [['attributes/size', undefined]]],
    ['keeps a complete attribute of its own', { id78: { '@': 'real', $: 1, name: 'Own' } }, []],
    [
      'has type and name of the actor for a bare value',
      { id77: 5 },
      [['attributes/id77', { '@': 'integer', $: 5, name: 'Lives' }]],
    ],
    [
      'has the type of the value where the actor has none',
      { id78: 'hi' },
      [['attributes/id78', { '@': 'text', $: 'hi', name: '' }]],
    ],
    [
      'has the value of the actor where its own is missing',
      { id77: { '@': 'integer', name: 'Lives' } },
      [['attributes/id77', { '@': 'integer', $: 3, name: 'Lives' }]],
    ],
    [
      'has the name of the actor where its own is missing',
      { id77: { '@': 'integer', $: 9 } },
      [['attributes/id77', { '@': 'integer', $: 9, name: 'Lives' }]],
    ],
    ['keeps its own name and type', { id77: { '@': 'real', $: 1.5, name: 'Pace' } }, []],
  ])('%s', (_, attributes, expected) => {
    expect(mend(attributes)).toEqual(expected);
  });

  it('has truths that were words or numbers, and the truth of the actor for other words', () => {
    const graphics = { attributes: { visible: 'FALSE', flipHorizontally: 1, flipVertically: 'perhaps' } };
    expect(mend({}, { graphics })).toEqual([
      ['aspects/graphics/attributes/visible', false],
      ['aspects/graphics/attributes/flipHorizontally', true],
      ['aspects/graphics/attributes/flipVertically', undefined],
    ]);
  });
});

describe('a field', () => {
  const field = (kind: Field['kind'], rest: Partial<Field> = {}): Field => ({
    kind,
    label: 'L',
    default: 'd',
    computed: false,
    ...rest,
  });
  const point = field('point', { default: { x: 1, y: 2 } });
  const choice = field('choice', {
    default: 0,
    options: [
      [0, 'Actor'],
      [1, 'Scene'],
    ],
  });
  const word = field('word', {
    default: 'up',
    options: [
      ['up', 'Pressed'],
      ['down', 'Held'],
    ],
  });
  const assignments = field('assignments', { default: [] });
  const program = (...parts: unknown[]) => ({ '@': 'expression', $: parts });

  it.each<[string, Field, unknown, unknown]>([
    ['keeps a number', field('number'), 5, 5],
    ['keeps a number in text, which people may be typing', field('number'), 'abc', 'abc'],
    ['counts a truth', field('angle'), false, 0],
    ['has its default for a list', field('number', { default: 7 }), [1], 7],
    ['reads a truth', field('boolean'), ' True ', true],
    ['reads a 0', field('boolean'), 0, false],
    ['reads a 1', field('boolean'), '1', true],
    ['reads false', field('boolean', { default: true }), 'false', false],
    ['has its default for a word that is no truth', field('boolean', { default: true }), 'no', true],
    ['keeps a blank', field('scene'), null, null],
    ['writes a number', field('scene'), 5, '5'],
    ['keeps a number where it may be computed', field('text', { computed: true }), 5, 5],
    ['has its default for an object', field('text'), {}, 'd'],
    ['keeps a code', choice, 1, 1],
    ['reads a code', choice, ' 1 ', 1],
    ['reads a code that is written as another number', choice, '1.0', 1],
    ['reads a label', choice, 'scene', 1],
    ['keeps a code that is none', choice, 9, 9],
    ['has its default for a word that is none', choice, 'World', 0],
    ['has its default for nothing', choice, null, 0],
    ['keeps a word', word, 'down', 'down'],
    ['reads the label of a word', word, 'HELD', 'down'],
    ['keeps a word that is none', word, 'sideways', 'sideways'],
    ['has its default for a number that is no word', word, 3, 'up'],
    ['keeps a point', point, { x: 5, y: '6' }, { x: 5, y: '6' }],
    ['has its default for a part', point, { x: 5, y: null }, { x: 5, y: 2 }],
    ['keeps what else a point has', point, { x: 5, z: 3 }, { x: 5, y: 2, z: 3 }],
    ['reads a list as a point', point, [3, 4], { x: 3, y: 4 }],
    ['has its default for a text', point, 'here', { x: 1, y: 2 }],
    ['mends a program in a part', point, { x: program(1), y: 2 }, { x: program('1'), y: 2 }],
    [
      'keeps assignments',
      assignments,
      [{ id: 'a', column: 'c', rhsvalue: 1 }],
      [{ id: 'a', column: 'c', rhsvalue: 1 }],
    ],
    ['drops what is no assignment', assignments, [1, { column: 'c', rhsvalue: 1 }], [{ column: 'c', rhsvalue: 1 }]],
    ['has blanks in an assignment', assignments, [{ id: 'a', column: {} }], [{ id: 'a', column: '', rhsvalue: '' }]],
    ['has its default for no list', assignments, 'x', []],
    ['keeps the parts of a program', field('number'), program('a', { keypath: 'k' }), program('a', { keypath: 'k' })],
    ['keeps what can be a part', field('number'), program(1, true, null, ['x'], 'a'), program('1', 'true', 'a')],
    ['has a program without parts', field('number'), { '@': 'expression' }, program()],
  ])('%s', (_, given, value, expected) => {
    expect(mendFieldValue(given, value)).toEqual(expected);
  });

  it.each<[string, Field, unknown]>([
    ['a point', point, { x: 1, y: 2 }],
    ['a program', point, program('1')],
    ['assignments', assignments, [{ column: program('1'), rhsvalue: 'x' }]],
    ['nothing', point, undefined],
  ])('stays the same object when it holds %s that is fine', (_, given, value) => {
    expect(mendFieldValue(given, value)).toBe(value);
  });

  it('has a default of its own, so that a later change does not reach the catalogue', () => {
    expect(mendFieldValue(point, 5)).not.toBe(point.default);
    expect(mendFieldValue(assignments, 5)).not.toBe(assignments.default);
  });
});
