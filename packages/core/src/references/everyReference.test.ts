import { describe, expect, test } from 'vitest';
import { behaviorDescriptors } from '../catalogue/behaviors/index.ts';
import { conditionKinds } from '../catalogue/conditions/index.ts';
import { type AnyBehaviorDescriptor, defaultAttributes } from '../catalogue/defineBehavior.ts';
import type { Field, Fields } from '../catalogue/fields/field.ts';
import { applyEdit } from '../edit/applyEdit.ts';
import { applyOps } from '../edit/applyOps.ts';
import type { Edit } from '../edit/editDefinitions.ts';
import type { Op } from '../edit/op.ts';
import { planRename } from '../edit/project/planRename.ts';
import type { Issue } from '../model/issue.ts';
import type { Path } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import { textsAt } from '../search/findTexts.ts';
import { indexTexts } from '../search/textIndex.ts';
import { type BehaviorDescription, buildProject } from '../testing.ts';
import { validateProject } from '../validate/validateProject.ts';
import { findUses } from './findUses.ts';
import type { UseTarget } from './useTarget.ts';

/** How one kind of thing is referred to, renamed and deleted. */
interface Kind {
  readonly target: UseTarget;
  readonly rename: (project: Project) => Edit | readonly Op[];
  readonly remove: Edit | readonly Op[];
}

const owner = { prototype: 'id1' } as const;

function attributeKind(id: string): Kind {
  return {
    target: { kind: 'attribute', owner, id },
    rename: () => ({ kind: 'attribute.rename', data: { owner, id, name: 'Other' } }),
    remove: { kind: 'attribute.remove', data: { owner, id } },
  };
}

function assetKind(kind: 'images' | 'sounds' | 'fonts', reference: 'image' | 'sound' | 'font', name: string): Kind {
  return {
    target: { kind: reference, id: name },
    rename: () => ({ kind: 'asset.rename', data: { kind, name, to: 'Other' } }),
    remove: { kind: 'asset.remove', data: { kind, name } },
  };
}

const sound = assetKind('sounds', 'sound', 'boom');
const tagTarget: UseTarget = { kind: 'tag', id: 'Enemy' };

const kinds = {
  scene: {
    target: { kind: 'scene', id: 'id2' },
    rename: () => ({ kind: 'scene.rename', data: { scene: 'id2', name: 'Other' } }),
    remove: { kind: 'scene.remove', data: { scene: 'id2' } },
  },
  prototype: {
    target: { kind: 'prototype', id: 'id2' },
    rename: () => ({ kind: 'prototype.rename', data: { prototype: 'id2', name: 'Other' } }),
    remove: { kind: 'prototype.remove', data: { prototype: 'id2' } },
  },
  table: {
    target: { kind: 'table', id: 'id7' },
    rename: () => [
      { op: 'set', path: ['tables', 'id7', 'name'], value: 'Other' },
      { op: 'set', path: ['object', 'attributes', 'id7', 'name'], value: 'Other' },
    ],
    remove: [
      { op: 'unset', path: ['tables', 'id7'] },
      { op: 'unset', path: ['object', 'attributes', 'id7'] },
    ],
  },
  image: assetKind('images', 'image', 'hero'),
  sound,
  music: { ...sound, target: { kind: 'music', id: 'boom' } },
  font: assetKind('fonts', 'font', 'Fancy'),
  tag: {
    target: tagTarget,
    rename: (project: Project) => {
      const planned = planRename(project, tagTarget, 'Other');
      return planned.ok ? planned.value : [];
    },
    remove: [
      { op: 'set', path: ['object', 'attributes', 'actorTags'], value: '' },
      { op: 'set', path: ['actors', 'id2', 'attributes', 'tags'], value: '' },
    ],
  },
  numberAttribute: attributeKind('id5'),
  textAttribute: attributeKind('id6'),
} as const satisfies Record<string, Kind>;

type KindName = keyof typeof kinds;

/** A field of a class that can contain a reference, and a value with one. */
interface Row {
  readonly title: string;
  readonly kind: KindName;
  readonly behavior: BehaviorDescription;
}

const text = (keypath: string) => ({ '@': 'expression', $: [{ keypath }] });
const number = (keypath: string) => ({ '@': 'expression', $: ['1+', { keypath }, '*2'] });
const tableProgram = { '@': 'expression', $: ['tableRowCount(', { keypath: 'game.attributes.id7' }, ')'] };

/** Every value with a reference that a field can contain, by the kind of its target. */
function valuesOf(field: Field): readonly (readonly [KindName, unknown])[] {
  const literals: readonly (readonly [KindName, unknown])[] = literalsOf(field);
  if (!field.computed) return literals;
  const program = (value: unknown) => {
    if (field.kind === 'point') return { x: 1, y: value };
    if (field.kind === 'color') return { red: value, green: 0, blue: 0, alpha: 1 };
    return value;
  };
  if (field.result === 'table') return [['table', program(text('game.attributes.id7'))]];
  return [
    ...literals,
    ['numberAttribute', program(number('self.attributes.id5'))],
    ['table', program(tableProgram)],
    ...(field.result === 'any' ? ([['textAttribute', program(text('self.attributes.id6'))]] as const) : []),
  ];
}

function literalsOf(field: Field): readonly (readonly [KindName, unknown])[] {
  switch (field.kind) {
    case 'scene':
      return [['scene', 'id2']];
    case 'prototype':
      return [['prototype', 'id2']];
    case 'table':
      return [['table', 'id7']];
    case 'image':
      return [['image', 'hero']];
    case 'images':
      return [['image', 'a\thero\tb\thero']];
    case 'sound':
      return [['sound', 'boom']];
    case 'music':
      return [['music', 'boom']];
    case 'font':
      return [['font', 'Fancy']];
    case 'tag':
      return [['tag', 'Enemy']];
    case 'attribute':
      return field.target === 'text' || field.target === 'any' || field.target === undefined
        ? [['textAttribute', 'self.attributes.id6']]
        : [['numberAttribute', 'self.attributes.id5']];
    case 'assignments':
      return [
        ['numberAttribute', [{ id: 'id1', column: number('self.attributes.id5'), rhsvalue: '' }]],
        ['textAttribute', [{ id: 'id1', column: '1', rhsvalue: text('self.attributes.id6') }]],
        ['table', [{ id: 'id1', column: '1', rhsvalue: tableProgram }]],
      ];
    default:
      return [];
  }
}

/** The neighboring choice that makes a field effective. */
function neighbor({ when }: Field): Readonly<Record<string, unknown>> {
  return when === undefined ? {} : { [when.field]: when.is[0] };
}

const behaviorRows: readonly Row[] = behaviorDescriptors.flatMap((descriptor: AnyBehaviorDescriptor) => {
  const fields: Fields = descriptor.fields;
  return Object.entries(fields).flatMap(([key, field]) =>
    valuesOf(field).map(([kind, value]) => ({
      title: `${descriptor.class}.${key}`,
      kind,
      behavior: {
        class: descriptor.class,
        attributes: { ...defaultAttributes(descriptor), ...neighbor(field), [key]: value },
      },
    })),
  );
});

const conditionRows: readonly Row[] = conditionKinds.flatMap((descriptor) => {
  const fields: Fields = descriptor.fields;
  const { type } = descriptor;
  const isEvent = descriptor.eventType !== undefined;
  return Object.entries(fields).flatMap(([key, field]) =>
    valuesOf(field).map(([kind, value]): Row => {
      const condition = {
        id: 'id90',
        class: isEvent ? 'EventCondition' : 'AttributeCondition',
        ...(descriptor.eventType !== undefined && { eventType: descriptor.eventType }),
        attributes: isEvent
          ? { conditionType: 0 }
          : { conditionType: 1, subjectAttribute: `self.attributes.${type === 'string' ? 'id8' : 'id9'}` },
        predicate: { type, attributes: { ...neighbor(field), [key]: value } },
      };
      return { title: `condition ${type}.${key}`, kind, behavior: { class: 'RuleBehavior', conditions: [condition] } };
    }),
  );
});

const subjectRows: readonly Row[] = [
  ...(['id5', 'id6'] as const).map((id): Row => {
    const [kind, type] =
      id === 'id5' ? (['numberAttribute', 'number'] as const) : (['textAttribute', 'string'] as const);
    const attributes = { conditionType: 1, subjectAttribute: `self.attributes.${id}` };
    const predicate = { type, attributes: { operator: '==', RHS: '1' } } as const;
    const condition = { id: 'id90', class: 'AttributeCondition', attributes, predicate };
    return { title: `subject ${type}`, kind, behavior: { class: 'RuleBehavior', conditions: [condition] } };
  }),
  ...([2, 3] as const).map((conditionType): Row => {
    const attributes = { conditionType, subject: number('self.attributes.id5') };
    const predicate = {
      type: conditionType === 2 ? 'number' : 'string',
      attributes: { operator: '==', RHS: '1' },
    } as const;
    const name = conditionType === 2 ? 'NumericExpressionCondition' : 'TextExpressionCondition';
    const condition = { id: 'id90', class: name, attributes, predicate };
    return { title: name, kind: 'numberAttribute', behavior: { class: 'RuleBehavior', conditions: [condition] } };
  }),
  {
    title: 'an image written as a text',
    kind: 'image',
    behavior: {
      class: 'ChangeAttributeAction',
      attributes: { targetAttribute: 'self.attributes.image', RHS: 'hero.png' },
    },
  },
];

const rows = [...behaviorRows, ...conditionRows, ...subjectRows];

function projectWith(behavior: BehaviorDescription): Project {
  return buildProject({
    attributes: { actorTags: 'Enemy\tWall' },
    tables: [{ id: 'id7', name: 'Levels', rows: ['a'], columns: [{ name: 'n', type: 2, cells: [1] }] }],
    images: ['a', 'b', 'hero'],
    sounds: ['boom'],
    fonts: ['Fancy'],
    prototypes: [
      {
        id: 'id1',
        name: 'Player',
        attributes: {
          id5: { '@': 'integer', $: 1, name: 'Number' },
          id6: { '@': 'text', $: '', name: 'Text' },
          id8: { '@': 'text', $: '', name: 'Other text' },
          id9: { '@': 'real', $: 0, name: 'Other number' },
        },
        behaviors: [behavior],
      },
      { id: 'id2', name: 'Enemy', attributes: { tags: 'Enemy' } },
    ],
    scenes: [{ id: 'id1' }, { id: 'id2' }],
  });
}

function change(project: Project, given: Edit | readonly Op[]): Project {
  const done = 'kind' in given ? applyEdit(project, given) : applyOps(project, given);
  if (!done.ok) throw new Error(done.issues[0]?.message);
  return done.value.project;
}

const keyOf = ({ code, path }: Pick<Issue, 'code' | 'path'>) => `${code} ${path.join('/')}`;
const isBelow = (path: Path, above: Path) => above.every((key, index) => path[index] === key);

describe('a reference', () => {
  test('of every kind has rows, in many classes', () => {
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
    expect(rows.length).toBeGreaterThan(150);
  });

  test.each(rows.map((row) => [row.title, row.kind, row] as const))('in %s to a %s', (_title, name, row) => {
    const kind: Kind = kinds[name];
    const project = projectWith(row.behavior);
    const before = validateProject(project);
    const uses = findUses(project, kind.target).filter(({ path }) => path[1] === 'id1' && path[2] === 'behaviors');
    expect(uses.filter(({ isActive }) => isActive).length, 'is found').toBeGreaterThan(0);
    for (const { words } of uses) expect(words).toMatch(/^Player › .+ › .+/);
    expect(textsAt(indexTexts(project), uses).size, 'has a text that search finds').toBe(uses.length);

    const renamed = change(project, kind.rename(project));
    expect(validateProject(renamed).issues, 'survives a rename').toEqual(before.issues);
    if (kind.target.kind in { image: 1, sound: 1, music: 1, font: 1, tag: 1 }) {
      expect(findUses(renamed, kind.target), 'leaves nothing of the old name').toEqual([]);
    }

    const known = new Set(before.issues.map(keyOf));
    const found = validateProject(change(project, kind.remove)).issues.filter((issue) => !known.has(keyOf(issue)));
    for (const issue of found) {
      expect(
        uses.some(({ path }) => isBelow(path, issue.path)),
        `${keyOf(issue)} is a use`,
      ).toBe(true);
    }
    for (const { path, words } of uses) {
      expect(
        found.some((issue) => isBelow(path, issue.path)),
        `${words} is reported`,
      ).toBe(true);
    }
  });
});
