import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttributeOwner } from '../../attributes/attributeOwner.ts';
import type { CustomAttribute } from '../../generated/entities.ts';
import type { Project } from '../../model/project.ts';
import { actorOf, editSample } from '../../testing/editSample.ts';
import { buildProject, testEdit, testRefusal } from '../../testing.ts';
import { validateProject } from '../../validate/validateProject.ts';
import type { CustomAttributeType } from './addAttribute.ts';

/** docs/runtime-rules.md#type-conversion, cell by cell: a value of a type, and its conversion to each other type. */
const matrix: readonly (readonly [CustomAttributeType, CustomAttribute['$'], Record<CustomAttributeType, unknown>])[] =
  [
    ['integer', -3, { integer: -3, real: -3, index: 0, angle: 357, boolean: true, text: '-3' }],
    ['real', 2.5, { integer: 3, real: 2.5, index: 3, angle: 2.5, boolean: true, text: '2.5' }],
    ['real', 0, { integer: 0, real: 0, index: 0, angle: 0, boolean: false, text: '0' }],
    ['real', 725.25, { integer: 725, real: 725.25, index: 725, angle: 5.25, boolean: true, text: '725.25' }],
    ['angle', 359.6, { integer: 360, real: 359.6, index: 360, angle: 359.6, boolean: true, text: '359.6' }],
    ['index', 7, { integer: 7, real: 7, index: 7, angle: 7, boolean: true, text: '7' }],
    ['boolean', true, { integer: 1, real: 1, index: 1, angle: 1, boolean: true, text: 'true' }],
    ['boolean', false, { integer: 0, real: 0, index: 0, angle: 0, boolean: false, text: 'false' }],
    ['text', 'true', { integer: 0, real: 0, index: 0, angle: 0, boolean: true, text: 'true' }],
    ['text', ' -90.5 ', { integer: -90, real: -90.5, index: 0, angle: 269.5, boolean: false, text: ' -90.5 ' }],
    ['text', 'pip', { integer: 0, real: 0, index: 0, angle: 0, boolean: false, text: 'pip' }],
  ];

const types = ['integer', 'real', 'boolean', 'text', 'angle', 'index'] as const;
const cells = matrix.flatMap(([from, value, row]) => types.map((to) => [from, value, to, row[to]] as const));

function holding(type: CustomAttributeType, value: CustomAttribute['$']): Project {
  const marker = { '@': type, $: value, name: 'Mood' };
  return buildProject({
    attributes: { id9: marker },
    prototypes: [
      { id: 'id1', attributes: { id9: marker } },
      { id: 'id2', attributes: { id9: marker } },
    ],
    scenes: [
      {
        id: 'id1',
        attributes: { id9: marker },
        layers: [
          {
            actors: [
              { id: 'id20', prototype: 'id1', attributes: { id9: marker } },
              { id: 'id21', prototype: 'id1' },
              { id: 'id22', prototype: 'id2', attributes: { id9: marker } },
            ],
          },
        ],
      },
    ],
  });
}

describe('another type', () => {
  it.each(cells)(
    'converts the %s %j to the %s %j, in the actor and every instance of it',
    (from, value, to, wanted) => {
      const owner = { prototype: 'id1' } as const;
      const after = testEdit(holding(from, value), { kind: 'attribute.retype', data: { owner, id: 'id9', type: to } });
      const marker = { '@': to, $: wanted, name: 'Mood' };
      expect(after.actors.get('id1')?.attributes.id9).toEqual(marker);
      expect(actorOf(after, 'id20')?.attributes.id9).toEqual(marker);
      expect(actorOf(after, 'id21')?.attributes).toEqual({ position: { x: 0, y: 0 } });
      for (const other of [after.actors.get('id2'), actorOf(after, 'id22'), after.scenes.get('id1')]) {
        expect(other?.attributes.id9).toEqual({ '@': from, $: value, name: 'Mood' });
      }
      expect(validateProject(after).issues).toEqual([]);
    },
  );

  it.each([['game', 'game'] as const, ['scene', { scene: 'id1' }] as const])('works for a %s', (_title, owner) => {
    const data = { owner, id: 'id9', type: 'text' } as const;
    const after = testEdit(holding('real', 4), { kind: 'attribute.retype', data });
    const attributes = owner === 'game' ? after.object.attributes : after.scenes.get('id1')?.attributes;
    expect(attributes?.id9).toEqual({ '@': 'text', $: '4', name: 'Mood' });
    expect(after.actors.get('id1')?.attributes.id9).toMatchObject({ '@': 'real' });
  });

  it('keeps references to it, and validation reports where they do not fit', () => {
    const target = { targetAttribute: 'self.attributes.id9', finalValue: 1, duration: 1 };
    const before = buildProject({
      prototypes: [
        {
          attributes: { id9: { '@': 'real', $: 1, name: 'Mood' } },
          behaviors: [{ class: 'InterpolateBehavior', attributes: { ...target, easing: 0, runToCompletion: true } }],
        },
      ],
    });
    expect(validateProject(before).issues).toEqual([]);
    const owner = { prototype: 'id1' } as const;
    const after = testEdit(before, { kind: 'attribute.retype', data: { owner, id: 'id9', type: 'text' } });
    expect(after.actors.get('id1')?.behaviors).toBe(before.actors.get('id1')?.behaviors);
    expect(validateProject(after).issues.map(({ code }) => code)).toEqual(['reference.type']);
  });

  it('cannot be given to a table', () => {
    const tables = buildProject({ tables: [{ id: 'id7', name: 'Levels' }] });
    const data = { owner: 'game', id: 'id7', type: 'text' } as const;
    expect(testRefusal(tables, { kind: 'attribute.retype', data })[0]?.message).toMatch(/table/);
    const broken = JSON.parse(JSON.stringify({ ...data, id: 'id9', type: 'table' }));
    expect(testRefusal(holding('real', 1), { kind: 'attribute.retype', data: broken })[0]?.message).toMatch(/type/);
  });
});

describe('the order of custom attributes', () => {
  it('matches moving a list member, whatever keys are in between', () => {
    const position = fc.integer({ min: -2, max: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), position, position, (count, from, index) => {
        const ids = Array.from({ length: count }, (_, at) => `id${at + 40}`);
        const attributes = Object.fromEntries(
          ids.flatMap((id, at) => [
            [id, { '@': at % 2 === 0 ? 'real' : 'text', $: at % 2 === 0 ? 1 : '', name: id }],
            [`unknown${at}`, at],
          ]),
        );
        const project = buildProject({ attributes, prototypes: [{ attributes }] });
        const id = ids[Math.abs(from) % count] ?? '';
        const wanted = ids.filter((each) => each !== id);
        wanted.splice(Math.max(0, index), 0, id);
        for (const owner of ['game', { prototype: 'id1' }] as const) {
          const after = testEdit(project, { kind: 'attribute.reorder', data: { owner, id, index } });
          const { attributes: found = {} } = owner === 'game' ? after.object : (after.actors.get('id1') ?? {});
          expect(Object.keys(found).filter((key) => ids.includes(key))).toEqual(wanted);
          expect(Object.keys(found).filter((key) => key.startsWith('unknown')).length).toBe(count);
        }
      }),
      { seed: 3, numRuns: 150 },
    );
  });
});

describe('an attribute that only an instance has', () => {
  const owner: AttributeOwner = { scene: 'id1', instance: 'id20' };
  const added = testEdit(editSample(), {
    kind: 'attribute.add',
    data: { owner, id: 'id78', name: 'Mood', type: 'text' },
  });

  it('is renamed, retyped, moved and deleted like others', () => {
    const renamed = testEdit(added, { kind: 'attribute.rename', data: { owner, id: 'id78', name: 'Temper' } });
    const retyped = testEdit(renamed, { kind: 'attribute.retype', data: { owner, id: 'id78', type: 'index' } });
    expect(actorOf(retyped, 'id20')?.attributes.id78).toEqual({ '@': 'index', $: 0, name: 'Temper' });
    const removed = testEdit(retyped, { kind: 'attribute.remove', data: { owner, id: 'id78' } });
    expect(actorOf(removed, 'id20')?.attributes).toEqual(actorOf(editSample(), 'id20')?.attributes);
  });

  it('cannot be one that the actor defines', () => {
    const own = { scene: 'id1', ids: ['id20'], path: ['attributes', 'id77'], value: 5 };
    const overriding = testEdit(added, { kind: 'instance.setAttribute', data: own });
    for (const edit of [
      { kind: 'attribute.rename', data: { owner, id: 'id77', name: 'X' } },
      { kind: 'attribute.retype', data: { owner, id: 'id77', type: 'text' } },
      { kind: 'attribute.remove', data: { owner, id: 'id77' } },
      { kind: 'attribute.reorder', data: { owner, id: 'id77', index: 0 } },
    ] as const) {
      expect(testRefusal(overriding, edit)[0]?.message).toMatch(/prototype that defines it/);
    }
    expect(
      testRefusal(added, { kind: 'attribute.add', data: { owner, id: 'id77', name: 'X', type: 'text' } }),
    ).toHaveLength(1);
  });

  it('has an id that its actor must not use', () => {
    const data = { owner: { prototype: 'id1' }, id: 'id78', name: 'X', type: 'text' } as const;
    expect(testRefusal(added, { kind: 'attribute.add', data })[0]?.message).toBe('This id cannot be used.');
  });

  it('belongs to an existing actor', () => {
    const gone = { scene: 'id1', instance: 'id999' };
    const edit = { kind: 'attribute.add', data: { owner: gone, id: 'id78', name: 'X', type: 'text' } } as const;
    expect(testRefusal(editSample(), edit)[0]?.code).toBe('edit.target');
  });
});
