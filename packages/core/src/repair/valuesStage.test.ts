import { describe, expect, it } from 'vitest';
import type { Field } from '../catalogue/fields/field.ts';
import type { Condition } from '../generated/entities.ts';
import { type AttributesDescription, buildProject } from '../testing.ts';
import { createDraft } from './draft.ts';
import { repairCustomAttributes } from './repairCustomAttributes.ts';
import { repairFieldValue } from './repairFieldValue.ts';
import { repairProject } from './repairProject.ts';

describe('an instance that overrides an attribute', () => {
  /** The changes to these overrides: paths below the instance with the new value. */
  function repair(attributes: AttributesDescription, aspects?: object) {
    const own = aspects === undefined ? {} : { aspects: aspects as never };
    const project = buildProject({
      attributes: { randomSeed: 5 },
      prototypes: [{ id: 'id1', attributes: { id77: { '@': 'integer', $: 3, name: 'Lives' } } }],
      scenes: [{ id: 'id2', layers: [{ id: 'id3', actors: [{ id: 'id4', prototype: 'id1', attributes, ...own }] }] }],
    });
    const { changes, issues } = repairProject(project, { repairSparse: true, further: ['values'] });
    expect(issues.filter(({ code }) => code === 'repair.failed')).toEqual([]);
    return changes.map(({ path, to }) => [path.slice(4).join('/'), to]);
  }

  it.each<[string, AttributesDescription, unknown[]]>([
    ['keeps values of the right type', { rotation: 90, image: 'pip', size: { width: 1, height: 2 } }, []],
    ['keeps what this version does not know', { future: { a: [1] }, tint: null }, []],
    ['turns text into a number', { rotation: '90' }, [['attributes/rotation', 90]]],
    ['turns a number into a text', { image: 7 }, [['attributes/image', '7']]],
    [
      'has the number of the actor where a text is not a number',
      { rotation: 'far' },
      [['attributes/rotation', undefined]],
    ],
    [
      'has the component of the actor where one is invalid',
      { size: { width: 'x', height: 2 } },
      [['attributes/size/width', undefined]],
    ],
    ['has the whole value of the actor where it is not a group', { size: 5 }, [['attributes/size', undefined]]],
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
    ['keeps what cannot be an attribute', { id77: null, id78: [1], id79: { name: 'Of no type' } }, []],
    [
      'has a value of its type in place of one of another type',
      { id77: { '@': 'integer', $: 'many', name: 'Lives' } },
      [['attributes/id77/$', 0]],
    ],
    ['has a Boolean for a bare one', { id78: true }, [['attributes/id78', { '@': 'boolean', $: true, name: '' }]]],
    ['has a number for a bare one', { id78: 5 }, [['attributes/id78', { '@': 'real', $: 5, name: '' }]]],
    [
      'has the type of its value where its own is unknown',
      { id78: { '@': 'vector', $: 'x', name: 'V' } },
      [['attributes/id78', { '@': 'text', $: 'x', name: 'V' }]],
    ],
    [
      'is a number where nothing states its type',
      { id78: { '@': 'vector', name: 'V' } },
      [
        ['attributes/id78', { '@': 'real', name: 'V' }],
        ['attributes/id78/$', 0],
      ],
    ],
    [
      'has no name where none is known',
      { id78: { '@': 'text', $: 'x' } },
      [['attributes/id78', { '@': 'text', $: 'x', name: '' }]],
    ],
  ])('%s', (_, attributes, expected) => {
    expect(repair(attributes)).toStrictEqual(expected);
  });

  it.each<[type: string, value: unknown, repaired: string]>([
    ['enumeration', 1, 'real'],
    ['image', 'pip', 'text'],
    ['sound', 'beep', 'text'],
  ])('has no attribute of its own of the type %s, which only built-in ones have', (type, $, repaired) => {
    const own = { '@': type, $, name: 'Own' };
    expect(repair({ id78: own })).toEqual([['attributes/id78', { ...own, '@': repaired }]]);
  });

  it.each<[unknown, unknown]>([
    [true, 'kept'],
    ['FALSE', false],
    [' false ', false],
    ['0', false],
    [0, false],
    [' True', true],
    ['1', true],
    [1, true],
    ['perhaps', undefined],
    [2, undefined],
    [null, undefined],
  ])('has the Boolean that %j represents, or that of the actor', (visible, expected) => {
    const path = 'aspects/graphics/attributes/visible';
    expect(repair({}, { graphics: { attributes: { visible } } })).toEqual(
      expected === 'kept' ? [] : [[path, expected]],
    );
  });

  it('keeps codes and numbers of aspects, and has those of the actor for a Boolean', () => {
    const graphics = { attributes: { blendingMode: 1, zIndex: true, tileWidth: '1.6' } };
    expect(repair({}, { graphics })).toEqual([
      ['aspects/graphics/attributes/tileWidth', 2],
      ['aspects/graphics/attributes/zIndex', undefined],
    ]);
  });

  it('has the whole aspect of the actor where it contains no attributes, and keeps aspects of later versions', () => {
    const aspects = { graphics: { attributes: 'none' }, smell: { attributes: 5 } };
    expect(repair({}, aspects)).toEqual([['aspects/graphics/attributes', undefined]]);
  });

  it('of a lost actor has its own values repaired', () => {
    const layers = [{ id: 'id3', actors: [{ id: 'id4', prototype: 'id99', attributes: { rotation: '90', id7: 5 } }] }];
    const project = buildProject({ attributes: { randomSeed: 5 }, scenes: [{ id: 'id2', layers }] });
    const { changes } = repairProject(project, { repairSparse: true, further: ['values'] });
    expect(changes.map(({ path, to }) => [path.slice(4).join('/'), to])).toEqual([
      ['attributes/rotation', 90],
      ['attributes/id7', { '@': 'real', $: 5, name: '' }],
    ]);
  });
});

describe('a custom attribute', () => {
  it.each<[what: string, type: string, value: unknown, expected: unknown]>([
    ['keeps a number', 'real', 1.5, 1.5],
    ['keeps a fractional whole number, which is rounded where it is used', 'integer', 1.5, 1.5],
    ['keeps a number that is written as text', 'real', '1.5', '1.5'],
    ['converts a Boolean to a number', 'real', true, 1],
    ['has 0 for a text that is not a number', 'integer', 'many', 0],
    ['has 0 for a blank, which is not a number', 'angle', '', 0],
    ['has its default for a blank', 'index', '', 1],
    ['has 0 for an index below it', 'index', -3, 0],
    ['has its default for an object', 'index', { a: 1 }, 1],
    ['has its default for null', 'boolean', null, false],
    ['has its default for a list', 'text', ['a'], ''],
    ['keeps a text', 'text', 'a', 'a'],
  ])('%s', (_, type, $, expected) => {
    const attributes = { id7: { '@': type, $, name: 'Own' } };
    const draft = createDraft('object.json', { attributes });
    repairCustomAttributes(draft, ['attributes']);
    const changes = $ === expected ? [] : [{ path: ['attributes', 'id7', '$'], from: $, to: expected }];
    expect(draft.changes).toMatchObject(changes);
    expect(draft.changes).toHaveLength(changes.length);
  });

  it('is identified by its key: built-in attributes, tables and what has no type are kept', () => {
    const odd = { '@': 'integer', $: 'many', name: 'Odd' };
    const attributes = {
      time: odd,
      id7x: odd,
      xid7: odd,
      id7: { ...odd, '@': 'table' },
      id8: { ...odd, '@': 'vector' },
    };
    for (const value of [{ attributes: { ...attributes, id9: null, id10: 5 } }, { attributes: 'none' }, {}]) {
      const draft = createDraft('object.json', value);
      repairCustomAttributes(draft, ['attributes']);
      expect(draft.changes).toEqual([]);
    }
  });

  it.each(['object.json', 'actors/id1.json', 'scenes/id2.json'])('of %s is repaired', (document) => {
    const attributes = { id7: { '@': 'integer', $: 'many', name: 'Own' } };
    const project = buildProject({
      attributes: { randomSeed: 5, ...attributes },
      prototypes: [{ id: 'id1', attributes }],
      scenes: [{ id: 'id2', attributes }],
    });
    const { changes } = repairProject(project, { repairSparse: true, further: ['values'] });
    const own = changes.filter((change) => change.document === document);
    expect(own.map(({ path, from, to }) => [path.join('/'), from, to])).toEqual([['attributes/id7/$', 'many', 0]]);
  });
});

describe('a condition', () => {
  const condition = (attributes: Condition['attributes'], predicate: Condition['predicate']): Condition => ({
    id: 'id9',
    class: attributes.conditionType === 0 ? 'EventCondition' : 'AttributeCondition',
    attributes,
    predicate,
  });
  const number: Condition['predicate'] = { type: 'number', attributes: { operator: '==', RHS: '1' } };
  const program = (...parts: unknown[]) => ({ '@': 'expression', $: parts });
  const bare = { '@': 'expression', $: '1+1' };

  /** The changes to a condition. */
  function repair(given: Condition) {
    const behaviors = [{ class: 'RuleBehavior', conditions: [given] }];
    const project = buildProject({ attributes: { randomSeed: 5 }, prototypes: [{ id: 'id1', behaviors }] });
    const { changes, issues } = repairProject(project, { repairSparse: true, further: ['values'] });
    expect(issues.filter(({ code }) => code === 'repair.failed')).toEqual([]);
    const made = changes.filter(({ stage }) => stage === 'values');
    return made.map(({ path, to }) => [path.slice(4).join('/'), to]);
  }

  it.each<[string, Condition, unknown[]]>([
    [
      'on an attribute has no program',
      condition({ conditionType: 1, subjectAttribute: 'game.time', subject: bare } as never, number),
      [],
    ],
    [
      'on a number has a program as its subject',
      condition({ conditionType: 2, subjectAttribute: 7, subject: bare } as never, number),
      [['attributes/subject', program('1+1')]],
    ],
    [
      'on a text has a program as its subject',
      condition({ conditionType: 3, subjectAttribute: 7, subject: bare } as never, {
        type: 'string',
        attributes: { operator: '==', RHS: 'a' },
      }),
      [['attributes/subject', program('1+1')]],
    ],
    [
      'has its test repaired',
      condition(
        { conditionType: 1, subjectAttribute: 'game.time' },
        {
          type: 'number',
          attributes: { operator: '==', RHS: bare },
        },
      ),
      [['predicate/attributes/RHS', program('1+1')]],
    ],
    [
      'on an event has no subject',
      condition({ conditionType: 0, subjectAttribute: 7, subject: bare } as never, {
        type: 'key',
        attributes: { keyString: 5, mode: 'down' },
      }),
      [['predicate/attributes/keyString', '5']],
    ],
  ])('%s', (_, given, expected) => {
    expect(repair(given)).toEqual(expected);
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
    ['converts a Boolean to a number', field('angle'), false, 0],
    ['has its default for a list', field('number', { default: 7 }), [1], 7],
    ['reads a Boolean', field('boolean'), ' True ', true],
    ['reads a 0', field('boolean'), 0, false],
    ['reads a 1', field('boolean'), '1', true],
    ['reads false', field('boolean', { default: true }), 'false', false],
    ['has its default for a word that is not a Boolean', field('boolean', { default: true }), 'no', true],
    ['keeps a blank', field('scene'), null, null],
    ['writes a number', field('scene'), 5, '5'],
    ['keeps a number where it may be computed', field('text', { computed: true }), 5, 5],
    ['has its default for an object', field('text'), {}, 'd'],
    ['keeps a code', choice, 1, 1],
    ['reads a code', choice, ' 1 ', 1],
    ['reads a code that is written as another number', choice, '1.0', 1],
    ['reads a label', choice, ' scene ', 1],
    ['has its default for a list, even of a code', choice, [1], 0],
    ['keeps an unknown code', choice, 9, 9],
    ['has its default for an unknown word', choice, 'World', 0],
    ['has its default for null', choice, null, 0],
    ['keeps a word', word, 'down', 'down'],
    ['reads the label of a word', word, 'HELD', 'down'],
    ['reads a word with spaces around it', word, ' down ', 'down'],
    ['keeps a word where no words are known', field('word'), 'down', 'down'],
    ['has its default for a list, even of a word', word, ['down'], 'up'],
    ['keeps an unknown word', word, 'sideways', 'sideways'],
    ['has its default for a number that is not a word', word, 3, 'up'],
    ['keeps a point', point, { x: 5, y: '6' }, { x: 5, y: '6' }],
    ['has its default for an invalid component', point, { x: 5, y: null }, { x: 5, y: 2 }],
    ['keeps other keys of a point', point, { x: 5, z: 3 }, { x: 5, y: 2, z: 3 }],
    ['reads a list as a point', point, [3, 4], { x: 3, y: 4 }],
    ['has its default for a text', point, 'here', { x: 1, y: 2 }],
    ['reads what it can of a list', point, [3, 'a'], { x: 3, y: 0 }],
    ['repairs a program in a component', point, { x: program(1), y: 2 }, { x: program('1'), y: 2 }],
    [
      'keeps assignments',
      assignments,
      [{ id: 'a', column: 'c', rhsvalue: 1 }],
      [{ id: 'a', column: 'c', rhsvalue: 1 }],
    ],
    ['drops what is not an assignment', assignments, [1, { column: 'c', rhsvalue: 1 }], [{ column: 'c', rhsvalue: 1 }]],
    [
      'drops what is not an assignment at the end',
      assignments,
      [{ column: 'c', rhsvalue: 1 }, 1],
      [{ column: 'c', rhsvalue: 1 }],
    ],
    [
      'repairs each assignment',
      assignments,
      [
        { column: 'c', rhsvalue: 1 },
        { column: [], rhsvalue: 'x' },
        { column: 'd', rhsvalue: null },
      ],
      [
        { column: 'c', rhsvalue: 1 },
        { column: '', rhsvalue: 'x' },
        { column: 'd', rhsvalue: '' },
      ],
    ],
    ['has blanks in an assignment', assignments, [{ id: 'a', column: {} }], [{ id: 'a', column: '', rhsvalue: '' }]],
    ['has its default for something that is not a list', assignments, 'x', []],
    ['keeps the parts of a program', field('number'), program('a', { keypath: 'k' }), program('a', { keypath: 'k' })],
    ['keeps what can be a part', field('number'), program(1, true, null, ['x'], 'a'), program('1', 'true', 'a')],
    ['has a program without parts', field('number'), { '@': 'expression' }, program()],
  ])('%s', (_, given, value, expected) => {
    expect(repairFieldValue(given, value)).toEqual(expected);
  });

  it.each<[string, Field, unknown]>([
    ['a point', point, { x: 1, y: 2 }],
    ['a program', point, program('1')],
    ['assignments', assignments, [{ column: program('1'), rhsvalue: 'x' }]],
    ['nothing', point, undefined],
  ])('stays the same object when it contains a valid %s', (_, given, value) => {
    expect(repairFieldValue(given, value)).toBe(value);
  });

  it('has its own copy of the default, so that a later change does not affect the catalogue', () => {
    expect(repairFieldValue(point, 5)).not.toBe(point.default);
    expect(repairFieldValue(assignments, 5)).not.toBe(assignments.default);
  });
});
