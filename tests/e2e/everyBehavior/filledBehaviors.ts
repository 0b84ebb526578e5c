import {
  type AnyBehaviorDescriptor,
  behaviorDescriptors,
  defaultAttributes,
  type Edit,
  type Fields,
  findPredicate,
  numericSubjectField,
  type Project,
  subjectAttributeField,
  textSubjectField,
} from '@playhouse/core';
import type { BehaviorDescription } from '@playhouse/core/testing';
import { conditionCases } from './conditionCases.ts';
import { gone } from './fieldDriver.ts';
import { type Form, shownFields } from './form.ts';
import { stagesOf, turnsOf } from './formTurns.ts';
import { fullProject, pip } from './fullProject.ts';
import { applyAll } from './tryForm.ts';

type Filling = Readonly<Record<string, unknown>>;

/**
 * Ways to fill all fields of a form with valid values: with references to things that stay, and to things that other
 * tests delete, for each value of a field that shows other fields.
 */
function fillings(form: Pick<Form, 'fields' | 'turns'>): readonly Filling[] {
  const [{ keys: free } = { keys: [] }, ...later] = stagesOf(form);
  const stages = later.length > 0 ? later : [{ settings: [], keys: [] }];
  const found = stages.flatMap(({ settings, keys }) =>
    [false, true].map((isDoomed) =>
      Object.fromEntries([...[...free, ...keys].map((key) => [key, filledValue(form, key, isDoomed)]), ...settings]),
    ),
  );
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
}

function filledValue(form: Pick<Form, 'fields' | 'turns'>, key: string, isDoomed: boolean): unknown {
  const turns = turnsOf(form, key);
  const doomed = isDoomed ? turns.find(({ wrongs = [] }) => wrongs.includes(gone)) : undefined;
  return (doomed ?? turns.at(-1))?.value;
}

const descriptors: readonly AnyBehaviorDescriptor[] = behaviorDescriptors;

/** Every class with all its fields filled. */
const filledClasses = descriptors.flatMap((descriptor): readonly BehaviorDescription[] =>
  fillings({ fields: shownFields(descriptor.fields) }).map((filling) => ({
    class: descriptor.class,
    attributes: { ...defaultAttributes(descriptor), ...filling },
    ...Object.fromEntries((descriptor.children ?? []).map((list) => [list, []])),
  })),
);

const rule = 'id900';
const subjects: readonly Fields[] = [
  {},
  { subjectAttribute: subjectAttributeField },
  { subject: numericSubjectField },
  { subject: textSubjectField },
];

/** The edits that add conditions of every kind with all their fields filled. */
const conditionEdits = conditionCases
  .flatMap((each) => {
    const fields = {
      ...subjects[each.kind.conditionType],
      ...shownFields(findPredicate(each.predicate)?.fields ?? {}),
    };
    const turns = { ...each.turns, ...(each.attribute && { subjectAttribute: each.attribute }) };
    return fillings({ fields, turns }).map((filling) => ({ kind: each.kind, filling }));
  })
  .flatMap(({ kind, filling }, index): readonly Edit[] => {
    const condition = `id${1000 + index}`;
    const fill = ([field, value]: readonly [string, unknown]): Edit =>
      field.startsWith('subject')
        ? { kind: 'condition.setSubject', data: { owner: pip, condition, subject: value } }
        : { kind: 'condition.setAttribute', data: { owner: pip, condition, field, value } };
    return [
      { kind: 'condition.insert', data: { owner: pip, behavior: rule, id: condition, index, ...kind } },
      ...Object.entries(filling).map(fill),
    ];
  });

/** A game whose actor has filled behaviors of every class, and a rule with filled conditions of every kind. */
export function filledProject(): Project {
  const classOf = (name: string) => filledClasses.filter((each) => each.class === name);
  const lanes = { behaviors: classOf('SpawnAction'), elseBehaviors: classOf('ChangeSceneAction') };
  const rules = { id: rule, class: 'RuleBehavior', conditions: [], ...lanes };
  return applyAll(fullProject(undefined, [...filledClasses, rules]), conditionEdits);
}
