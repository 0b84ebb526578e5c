import { describe, expect, it } from 'vitest';
import type { AttributeOwner } from '../../attributes/attributeOwner.ts';
import { buildProject } from '../../testing.ts';
import { applyEdit } from '../applyEdit.ts';
import type { Edit } from '../editDefinitions.ts';
import { attributesOf, customAttributes } from './ownerAttributes.ts';

const score = { '@': 'integer', $: 0, name: 'Score' };
const lives = { '@': 'integer', $: 3, name: 'Lives' };
const own = { id901: score, id902: lives };
const project = buildProject({
  attributes: own,
  prototypes: [{ id: 'id1', name: 'Pip', attributes: own }],
  tables: [
    { id: 'id70', name: 'Scores' },
    { id: 'id71', name: 'Levels' },
  ],
  scenes: [
    {
      id: 'id20',
      attributes: own,
      layers: [{ actors: [{ id: 'id40', prototype: 'id1', attributes: { id903: score } }] }],
    },
  ],
});

function after(edit: Edit) {
  const applied = applyEdit(project, edit);
  if (!applied.ok) throw new Error(applied.issues[0]?.message);
  return applied.value.project;
}

const namesOf = (edit: Edit, owner: AttributeOwner) => {
  const found = attributesOf(after(edit), owner);
  return found.ok
    ? customAttributes(found.value.attributes).flatMap(({ name, type }) => (type === 'table' ? [] : [name]))
    : [];
};

describe.each<readonly [string, AttributeOwner, string, string]>([
  ['the game', 'game', 'id901', 'id902'],
  ['a scene', { scene: 'id20' }, 'id901', 'id902'],
  ['an actor', { prototype: 'id1' }, 'id901', 'id902'],
])('an attribute of %s with a name that is taken', (_, owner, first, second) => {
  it('gets a number of two digits when it is added or renamed', () => {
    const added = { kind: 'attribute.add', data: { owner, id: 'id950', name: 'Score', type: 'real' } } as const;
    expect(namesOf(added, owner)).toEqual(['Score', 'Lives', 'Score 01']);
    const renamed = { kind: 'attribute.rename', data: { owner, id: second, name: 'Score' } } as const;
    expect(namesOf(renamed, owner)).toEqual(['Score', 'Score 01']);
  });

  it('keeps its own name', () => {
    const same = { kind: 'attribute.rename', data: { owner, id: first, name: 'Score' } } as const;
    expect(namesOf(same, owner)).toEqual(['Score', 'Lives']);
  });
});

it('an attribute of a single instance is numbered among the instance’s own', () => {
  const owner = { scene: 'id20', instance: 'id40' };
  const added = { kind: 'attribute.add', data: { owner, id: 'id950', name: 'Score', type: 'real' } } as const;
  expect(namesOf(added, owner)).toEqual(['Score', 'Score 01']);
});

it('a renamed table gets a number of two digits if the name is taken', () => {
  const names = (name: string) =>
    Array.from(after({ kind: 'table.rename', data: { table: 'id71', name } }).tables.values(), (table) => table.name);
  expect(names('Scores')).toContain('Scores 01');
  expect(names('Levels')).toContain('Levels');
});
