import { behaviorDescriptors } from '../../catalogue/behaviors/index.ts';
import { conditionKinds } from '../../catalogue/conditions/index.ts';
import { type AnyBehaviorDescriptor, defaultAttributes } from '../../catalogue/defineBehavior.ts';
import type { Field, Fields } from '../../catalogue/fields/field.ts';
import type { Condition } from '../../generated/entities.ts';
import type { BehaviorDescription } from '../../testing.ts';

/** A behavior with one reference to something of the source project. */
export interface ReferenceRow {
  /** Class and field. */
  readonly field: string;
  /** The target of the reference. */
  readonly kind: string;
  readonly behavior: BehaviorDescription;
}

/** Ids of the source project that rows refer to. */
export const sourceIds = {
  player: 'id1',
  enemy: 'id2',
  menu: 'id1',
  level: 'id2',
  table: 'id7',
  score: 'id51',
  title: 'id52',
  wind: 'id61',
  label: 'id62',
  layer: 'id100',
  hero: 'id101',
  foe: 'id102',
  number: 'id5',
  text: 'id6',
  power: 'id71',
} as const;

/**
 * For every field of behaviors and conditions that can contain a reference, one behavior for each kind of target.
 * Keypaths of scenes are valid only in instances.
 */
export function referenceRows(isInScene: boolean): ReferenceRow[] {
  return [...behaviorRows(isInScene), ...conditionRows(isInScene), ...subjectRows(isInScene), ...writtenRows];
}

type Value = readonly [kind: string, value: unknown];

const ids = sourceIds;
const foe = `scene.layers.${ids.layer}.actors.${ids.foe}`;

function keypaths(type: 'number' | 'text', isInScene: boolean): Value[] {
  const isNumber = type === 'number';
  const common: Value[] = [
    ['own attribute', `self.attributes.${isNumber ? ids.number : ids.text}`],
    ['game attribute', `game.attributes.${isNumber ? ids.score : ids.title}`],
  ];
  if (!isInScene) return common;
  return [
    ...common,
    ['scene attribute', `scene.attributes.${isNumber ? ids.wind : ids.label}`],
    ['built-in scene attribute', isNumber ? 'scene.attributes.gravity.x' : 'scene.attributes.name'],
    ...(isNumber ? ([['actor attribute', `${foe}.attributes.${ids.power}`]] as const) : []),
    ['built-in actor attribute', isNumber ? `${foe}.attributes.rotation` : `${foe}.attributes.tags`],
  ];
}

const program = (keypath: string) => ({ '@': 'expression', $: ['1+', { keypath }, '*2'] });
const alone = (keypath: string) => ({ '@': 'expression', $: [{ keypath }] });
const rowsOf = (keypath: string) => ({ '@': 'expression', $: ['tableRowCount(', { keypath }, ')'] });

function valuesOf(field: Field, isInScene: boolean): Value[] {
  const literals = literalsOf(field, isInScene);
  if (!field.computed) return literals;
  const parted = (value: unknown) => {
    if (field.kind === 'point') return { x: 1, y: value };
    return field.kind === 'color' ? { red: value, green: 0, blue: 0, alpha: 1 } : value;
  };
  if (field.result === 'table') return [['table', alone(`game.attributes.${ids.table}`)]];
  const numbers = keypaths('number', isInScene).map(
    ([kind, keypath]): Value => [kind, parted(program(String(keypath)))],
  );
  const texts = field.result === 'any' ? keypaths('text', isInScene) : [];
  return [
    ...literals,
    ...numbers,
    ['table', parted(rowsOf(`game.attributes.${ids.table}`))],
    ['table by its own root', parted(rowsOf(`tables.${ids.table}`))],
    ...texts.map(([kind, keypath]): Value => [`text ${kind}`, alone(String(keypath))]),
  ];
}

function literalsOf(field: Field, isInScene: boolean): Value[] {
  switch (field.kind) {
    case 'scene':
      return [['scene', ids.level]];
    case 'prototype':
      return [['prototype', ids.enemy]];
    case 'table':
      return [['table', ids.table]];
    case 'image':
      return [['image', 'hero']];
    case 'images':
      return [['image', 'hero\tfoe\thero']];
    case 'sound':
      return [['sound', 'boom']];
    case 'music':
      return [['music', 'theme']];
    case 'font':
      return [['font', 'Fancy']];
    case 'tag':
      return [['tag', 'Enemy']];
    case 'attribute':
      return keypaths(field.target === 'numeric' || field.target === 'integer' ? 'number' : 'text', isInScene).filter(
        ([, keypath]) => keypath !== 'scene.attributes.name' && keypath !== 'scene.attributes.gravity.x',
      );
    case 'assignments':
      return [
        ...keypaths('number', isInScene).map(
          ([kind, keypath]): Value => [kind, [assignment(program(String(keypath)), '')]],
        ),
        ['table', [assignment('1', rowsOf(`game.attributes.${ids.table}`))]],
      ];
    default:
      return [];
  }
}

function assignment(column: unknown, rhsvalue: unknown) {
  return { id: 'id1', column, rhsvalue };
}

function neighbor({ when }: Field): Readonly<Record<string, unknown>> {
  return when === undefined ? {} : { [when.field]: when.is[0] };
}

function behaviorRows(isInScene: boolean): ReferenceRow[] {
  return behaviorDescriptors.flatMap((descriptor: AnyBehaviorDescriptor) => {
    const fields: Fields = descriptor.fields;
    return Object.entries(fields).flatMap(([key, field]) =>
      valuesOf(field, isInScene).map(([kind, value]) => {
        const attributes = { ...defaultAttributes(descriptor), ...neighbor(field), [key]: value };
        return { field: `${descriptor.class}.${key}`, kind, behavior: { class: descriptor.class, attributes } };
      }),
    );
  });
}

function rule(condition: Omit<Condition, 'id'>): BehaviorDescription {
  return { class: 'RuleBehavior', conditions: [{ id: 'id90', ...condition }] };
}

function conditionRows(isInScene: boolean): ReferenceRow[] {
  return conditionKinds.flatMap(({ type, fields, eventType }) => {
    const subjectAttribute = `self.attributes.${type === 'string' ? ids.text : ids.number}`;
    const [name, attributes] =
      eventType === undefined
        ? ['AttributeCondition', { conditionType: 1, subjectAttribute }]
        : ['EventCondition', { conditionType: 0 }];
    return Object.entries<Field>(fields).flatMap(([key, field]) =>
      valuesOf(field, isInScene).map(([kind, value]) => {
        const predicate = { type, attributes: { ...neighbor(field), [key]: value } };
        const condition = { class: String(name), attributes, predicate, ...(eventType !== undefined && { eventType }) };
        return { field: `condition ${type}.${key}`, kind, behavior: rule(condition as Omit<Condition, 'id'>) };
      }),
    );
  });
}

function subjectRows(isInScene: boolean): ReferenceRow[] {
  const number = { type: 'number', attributes: { operator: '==', RHS: 1 } } as const;
  return keypaths('number', isInScene).flatMap(([kind, keypath]) => [
    {
      field: 'condition subjectAttribute',
      kind,
      behavior: rule({
        class: 'AttributeCondition',
        attributes: { conditionType: 1, subjectAttribute: String(keypath) },
        predicate: number,
      }),
    },
    {
      field: 'condition subject',
      kind,
      behavior: rule({
        class: 'NumericExpressionCondition',
        attributes: { conditionType: 2, subject: program(String(keypath)) },
        predicate: number,
      }),
    },
  ]);
}

/** Names that behaviors contain as texts. */
const writtenRows: readonly ReferenceRow[] = [
  ['image', 'image', 'hero.png'],
  ['image in quotes', 'image', { '@': 'expression', $: ['"hero"'] }],
  ['tags', 'tags', 'Enemy\tWall'],
].map(([kind, attribute, RHS]) => ({
  field: 'ChangeAttributeAction.RHS',
  kind: String(kind),
  behavior: { class: 'ChangeAttributeAction', attributes: { targetAttribute: `self.attributes.${attribute}`, RHS } },
}));
