import { type ConditionKind, conditionKinds, type PredicateDescriptor, type PredicateType } from '@playhouse/core';
import { gone, type Turn } from './fieldDriver.ts';
import type { Form } from './form.ts';
import { attributeTypes, doomed, kept } from './fullProject.ts';

/** A kind of condition, and what it compares. */
export interface ConditionCase {
  readonly title: string;
  /** Its name in the first picker of a condition. */
  readonly option: string;
  readonly kind: ConditionKind;
  /** The predicate with its fields; that of an attribute follows the attribute's type. */
  readonly predicate: PredicateType;
  /** Turns of the attribute that is compared, which determines the other fields. */
  readonly attribute?: readonly Turn[];
  /** Replaces the turns of other fields. */
  readonly turns?: NonNullable<Form['turns']>;
}

const predicates: readonly PredicateDescriptor[] = conditionKinds;

const events = predicates.flatMap(({ type, title, eventType }): readonly ConditionCase[] =>
  eventType === undefined
    ? []
    : [{ title, option: title, kind: { conditionType: 0, predicate: type }, predicate: type }],
);

/** Attributes of these types have the fields of integers. */
const alike: ReadonlySet<string> = new Set(['real', 'angle', 'index']);

const attributes = attributeTypes.map((type): ConditionCase => {
  const turns = {
    operator: [{ value: '>' }],
    RHS: [{ value: '0', wrongs: [type === 'index' ? '-1' : 'seven'] }, { value: '7.5' }],
  };
  return {
    title: `Attribute of the type ${type}`,
    option: 'Attribute',
    kind: { conditionType: 1 },
    predicate: type === 'boolean' ? 'boolean' : type === 'text' ? 'string' : 'number',
    attribute: [{ value: doomed[type], wrongs: [gone] }, { value: kept[type] }],
    ...(alike.has(type) && { turns }),
  };
});

/** Texts that are compared with an image are names of images. */
const image: ConditionCase = {
  title: 'Attribute of the type image',
  option: 'Attribute',
  kind: { conditionType: 1 },
  predicate: 'string',
  attribute: [{ value: doomed.text, wrongs: [gone] }, { value: 'self.attributes.image' }],
  turns: {
    operator: [{ value: '~=' }],
    RHS: [{ value: doomed.image, wrongs: [gone] }, { value: kept.image, wrongs: ['nothing'] }, { value: kept.image }],
  },
};

/** Every kind that a condition can have, and every type of attribute. */
export const conditionCases: readonly ConditionCase[] = [
  ...events,
  ...attributes,
  image,
  {
    title: 'Number expression',
    option: 'Number expression',
    kind: { conditionType: 2 },
    predicate: 'number',
    turns: { operator: [{ value: '<=' }] },
  },
  {
    title: 'Text expression',
    option: 'Text expression',
    kind: { conditionType: 3 },
    predicate: 'string',
    turns: { operator: [{ value: 'endsWith' }] },
  },
];
