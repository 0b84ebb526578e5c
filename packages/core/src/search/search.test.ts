import { describe, expect, it } from 'vitest';
import { applyEdit } from '../edit/applyEdit.ts';
import type { Behavior } from '../generated/entities.ts';
import type { Path } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import { buildProject } from '../testing/buildProject.ts';
import { countKinds, findTexts } from './findTexts.ts';
import { foldText } from './projectText.ts';
import { targetName, targetsOfBehavior } from './targets.ts';
import { indexTexts } from './textIndex.ts';

const program = (...parts: readonly (string | { readonly keypath: string })[]) => ({ '@': 'expression', $: parts });

function lanterns(): Project {
  return buildProject({
    title: 'Lanterns',
    attributes: { id60: { '@': 'integer', $: 12, name: 'Score' }, actorTags: 'Enemy' },
    tables: [
      { id: 'id7', name: 'Levels', rows: ['one'], columns: [{ name: 'Hint', type: 1, cells: ['Mind the gap'] }] },
    ],
    images: ['hero'],
    prototypes: [
      {
        id: 'id1',
        name: 'Pip',
        attributes: { id70: { '@': 'integer', $: 3, name: 'Boots' }, tags: 'Enemy', image: 'hero' },
        behaviors: [
          { id: 'id30', class: 'NoteBehavior', attributes: { note: 'Jumps over\nthe FENCE' } },
          {
            id: 'id31',
            class: 'RuleBehavior',
            attributes: { name: 'Jump' },
            conditions: [
              {
                id: 'id90',
                class: 'AttributeCondition',
                attributes: { conditionType: 1, subjectAttribute: 'self.attributes.id70' },
                predicate: {
                  type: 'number',
                  attributes: { operator: '==', RHS: program({ keypath: 'game.attributes.id60' }, '*2') },
                },
              },
            ],
            behaviors: [{ id: 'id32', class: 'SpawnAction', attributes: { prototypeKey: 'id2' } }],
          },
        ],
      },
      { id: 'id2', name: 'Lantern' },
    ],
    scenes: [
      {
        id: 'id1',
        name: 'Meadow',
        layers: [{ id: 'id10', name: 'Ground', actors: [{ id: 'id20', prototype: 'id1' }] }],
      },
    ],
  });
}

const lines = (project: Project, query: string): string[] =>
  findTexts(indexTexts(project), query).map(({ place, text, ranges }) => {
    const where = [place.owner.name, place.instance?.name, ...place.trail].filter((word) => word !== undefined);
    return `${where.join(' › ')} | ${text.kind} ${text.label}: ${ranges.map((range) => text.text.slice(...range)).join(', ')}`;
  });

describe('finding texts', () => {
  it.each<readonly [string, readonly string[]]>([
    ['meadow', ['Meadow | name Name: Meadow']],
    ['GROUND', ['Meadow | name Layer: Ground']],
    ['fence', ['Pip › Note | text Note: FENCE']],
    ['mind the', ['Levels | cell one, Hint: Mind the']],
    ['boots', ['Pip | name Attribute: Boots', 'Pip › Jump | value Condition: Boots']],
    ['score', ['Lanterns | name Attribute: Score', 'Pip › Jump | expression Condition: Score']],
    ['score*', ['Pip › Jump | expression Condition: Score*']],
    ['jump', ['Pip › Note | text Note: Jump', 'Pip › Jump | behavior Rule: Jump']],
    [
      'lantern',
      [
        'Lanterns | name Title: Lantern',
        'Pip › Jump › Spawn Actor | value Actor: Lantern',
        'Lantern | name Name: Lantern',
      ],
    ],
    ['12', ['Lanterns | value Score: 12']],
    ['  ', []],
    ['nothing like it', []],
  ])('%j finds %j', (query, wanted) => {
    const found = lines(lanterns(), query);
    expect(found).toEqual(wanted);
  });

  it('finds matches that follow each other, but none that overlap', () => {
    const index = indexTexts(buildProject({ title: 'Banananana' }));
    expect(findTexts(index, 'ana').map(({ ranges }) => ranges)).toEqual([
      [
        [1, 4],
        [5, 8],
      ],
    ]);
    expect([...countKinds(findTexts(index, 'ana'))]).toEqual([['name', 2]]);
  });

  it('counts kinds', () => {
    const counts = countKinds(findTexts(indexTexts(lanterns()), 'lantern'));
    expect([...counts]).toEqual([
      ['name', 2],
      ['value', 1],
    ]);
  });

  it('keeps the length of texts that are longer in lower case', () => {
    for (const text of ['İstanbul', 'Straße İ', 'ΑΣ', '😀A']) expect(foldText(text)).toHaveLength(text.length);
    expect(foldText('İA')).toBe('İa');
  });
});

describe('the index', () => {
  it('is the same object for the same project, and shares unchanged parts after an edit', () => {
    const before = lanterns();
    const first = indexTexts(before);
    expect(indexTexts(before)).toBe(first);
    const done = applyEdit(before, {
      kind: 'behavior.setAttribute',
      data: { owner: { prototype: 'id1' }, behavior: 'id30', field: 'note', value: 'Other' },
    });
    const after = indexTexts(done.ok ? done.value.project : before);
    const texts = (index: typeof first) =>
      new Map(index.map(({ place, texts: own }) => [JSON.stringify(place.path), own]));
    const [old, now] = [texts(first), texts(after)];
    const changed = [...now].filter(([path, own]) => old.get(path) !== own).map(([path]) => path);
    expect(changed).toEqual(['["actors","id1"]', '["actors","id1","behaviors",0]']);
    expect(after.filter((place) => first.includes(place)).length).toBeGreaterThan(4);
  });

  it('updates references when their target is renamed', () => {
    const done = applyEdit(lanterns(), { kind: 'prototype.rename', data: { prototype: 'id2', name: 'Torch' } });
    expect(lines(done.ok ? done.value.project : lanterns(), 'torch')).toEqual([
      'Pip › Jump › Spawn Actor | value Actor: Torch',
      'Torch | name Name: Torch',
    ]);
  });
});

describe('the targets of a behavior', () => {
  const project = lanterns();
  const [, jump] = project.actors.get('id1')?.behaviors ?? [];
  const names = (behavior: Behavior | undefined, within?: Path) =>
    (behavior ? targetsOfBehavior(project, behavior, { kind: 'prototype', id: 'id1' }, within) : []).map(
      (target) => `${target.kind} ${targetName(project, target)}`,
    );

  it('include each thing once, with its name, without those of behaviors below it', () => {
    expect(names(jump)).toEqual(['attribute Boots', 'attribute Score']);
    expect(names(jump?.behaviors?.[0])).toEqual(['prototype Lantern']);
  });

  it('can be limited to a field or condition', () => {
    expect(names(jump, ['conditions', 0, 'predicate'])).toEqual(['attribute Score']);
    expect(names(jump?.behaviors?.[0], ['attributes', 'position'])).toEqual([]);
  });
});
