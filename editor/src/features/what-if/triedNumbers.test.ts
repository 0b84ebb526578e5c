import { applyEdit, type Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { placeEdit, triedNumbers } from './triedNumbers.ts';

const lives = 'self.attributes.id7';
const expression = (...$: (string | { keypath: string })[]) => ({ '@': 'expression' as const, $ });
const compared = (id: string, conditionType: 1 | 2, left: object, RHS: unknown) => ({
  id,
  class: 'EventCondition' as const,
  attributes: { conditionType, ...left },
  predicate: { type: 'number' as const, attributes: { operator: '<', RHS } },
});

const project = buildProject({
  prototypes: [
    {
      id: 'id1',
      name: 'Pip',
      attributes: {
        size: { width: 40, height: 60 },
        id7: { '@': 'integer', $: 3, name: 'Lives' },
        id8: { '@': 'text', $: 'hi', name: 'Word' },
      },
      behaviors: [
        { id: 'id50', class: 'MoveBehavior', attributes: { direction: 90, space: 1, moveType: 0, speed: 120 } },
        {
          id: 'id51',
          class: 'RuleBehavior',
          attributes: { name: 'Fast', compoundConditionKind: 0 },
          behaviors: [{ id: 'id52', class: 'TimerBehavior', attributes: { timerType: 1, interval: 2.5 } }],
        },
        { id: 'id53', class: 'PlaySoundAction', attributes: { volume: 0.5 } },
        {
          id: 'id55',
          class: 'RuleBehavior',
          attributes: { name: 'Hurt', compoundConditionKind: 0 },
          conditions: [
            compared('id56', 1, { subjectAttribute: lives }, '3'),
            compared('id57', 2, { subject: expression({ keypath: lives }, ' * 2 - -4') }, expression('max(1, 20)')),
          ],
          behaviors: [
            {
              id: 'id58',
              class: 'ChangeAttributeAction',
              attributes: { targetAttribute: lives, RHS: expression({ keypath: lives }, ' - 1.5') },
            },
          ],
        },
        { id: 'id54', class: 'RotateBehavior', enabled: false, attributes: { direction: 0, speed: 45 } },
      ],
    },
  ],
  scenes: [{ id: 'id20', layers: [{ actors: [{ id: 'id40', prototype: 'id1', position: { x: 5, y: 6 } }] }] }],
});

const placed = { actor: { key: 1, id: 'id40', prototypeId: 'id1', name: 'Pip' }, sceneId: 'id20' };
const spawned = { actor: { key: 9, id: 'id999', prototypeId: 'id1', name: 'Pip' }, sceneId: 'id20' };

function after(edit: Parameters<typeof applyEdit>[1]): Project {
  const done = applyEdit(project, edit);
  if (!done.ok) throw new Error(done.issues[0]?.message);
  return done.value.project;
}

describe('the numbers of an actor that can be tried', () => {
  const groups = triedNumbers(project, placed);
  const labels = groups.flatMap(({ title, numbers }) =>
    numbers.map(({ label, value }) => `${title}: ${label} ${value}`),
  );

  it('are those of its attributes, and of enabled behaviors that affect motion', () => {
    expect(labels.slice(0, 1)).toEqual(['Custom attributes: Lives 3']);
    expect(labels).toContain('Move: Speed 120');
    expect(labels.find((label) => label.includes('2.5'))).toMatch(/ in “Fast”: Interval 2\.5$/);
    expect(labels).toContain('Place: Position X 5');
    expect(labels.join()).not.toMatch(/Volume|45|Word/);
  });

  it('are also those in conditions and in expressions', () => {
    expect(labels.filter((label) => /Hurt/.test(label))).toEqual([
      'Hurt: Lives < … 3',
      'Hurt: self.Lives * … - -4 < max(1, 20) 2',
      'Hurt: self.Lives * 2 - … < max(1, 20) -4',
      'Hurt: self.Lives * 2 - -4 < max(…, 20) 1',
      'Hurt: self.Lives * 2 - -4 < max(1, …) 20',
      'Change Attribute in “Hurt”: To: self.Lives - … 1.5',
    ]);
  });

  it.each([
    ['placed', placed],
    ['spawned', spawned],
  ])('each have an edit that changes only this value of the %s actor', (_kind, actor) => {
    for (const { numbers } of triedNumbers(project, actor)) {
      for (const number of numbers) {
        const changed = after(number.edit(number.value + 1));
        const again = triedNumbers(changed, actor).flatMap((group) => group.numbers);
        expect([number.id, again.find(({ id }) => id === number.id)?.value]).toEqual([number.id, number.value + 1]);
        const others = again.filter(({ id }) => id !== number.id).map(({ id, value }) => [id, value]);
        const before = triedNumbers(project, actor).flatMap((group) => group.numbers);
        expect(others).toEqual(before.filter(({ id }) => id !== number.id).map(({ id, value }) => [id, value]));
      }
    }
  });

  it('are none for an actor whose prototype no longer exists', () => {
    expect(triedNumbers(project, { ...placed, actor: { ...placed.actor, prototypeId: 'id77' } })).toEqual([]);
  });
});

describe('moving an actor', () => {
  it('rounds its position to a hundredth of a pixel', () => {
    const edit = placeEdit(project, placed, { x: 10.1234, y: -3 });
    if (!edit) throw new Error('it is placed');
    const [layer] = after(edit).scenes.get('id20')?.layers ?? [];
    expect(layer?.actors[0]?.attributes.position).toEqual({ x: 10.12, y: -3 });
  });

  it('is not possible for an actor that no scene contains', () => {
    expect(placeEdit(project, spawned, { x: 1, y: 2 })).toBeUndefined();
  });
});
