import { conditionKinds } from '../../catalogue/conditions/index.ts';
import type { PredicateDescriptor } from '../../catalogue/defineCondition.ts';
import { findBehavior } from '../../catalogue/findBehavior.ts';
import { findPredicate } from '../../catalogue/findPredicate.ts';
import type { Edit } from '../../edit/editDefinitions.ts';
import type { Behavior, Condition } from '../../generated/entities.ts';
import type { Project } from '../../model/project.ts';
import { namesOf } from '../randomNames.ts';
import { below, pick, type Random } from '../randomSource.ts';
import { randomExpression, randomFieldValue } from '../randomValues.ts';
import { conditionsOf, type OwnedBehaviors, pickIds, pickOwner } from './chosenBehaviors.ts';
import type { RandomEdit } from './randomEdit.ts';

/** Random edits of conditions. */
export const conditionEdits: readonly RandomEdit[] = [
  (project, random, ids) => {
    const owned = pickOwner(project, random, (each) => each.all.some(takesConditions));
    const rule = owned && pickRule(owned, random);
    const kind = pickKind(random);
    if (!owned || !rule || !kind) return undefined;
    const index = below(random, (rule.conditions?.length ?? 0) + 1);
    const data = { owner: owned.owner, behavior: rule.id, index, id: ids(), ...kind };
    return { kind: 'condition.insert', data };
  },
  (project, random) => {
    const chosen = pickConditions(project, random);
    if (!chosen) return undefined;
    return { kind: 'condition.remove', data: { owner: chosen.owned.owner, conditions: chosen.conditions } };
  },
  (project, random) => {
    const chosen = pickConditions(project, random);
    const rule = chosen && pickRule(chosen.owned, random);
    if (!chosen || !rule) return undefined;
    const to = { behavior: rule.id, index: below(random, (rule.conditions?.length ?? 0) + 1) };
    return { kind: 'condition.move', data: { owner: chosen.owned.owner, conditions: chosen.conditions, to } };
  },
  (project, random, ids) => {
    const chosen = pickConditions(project, random);
    if (!chosen) return undefined;
    const { owned, conditions } = chosen;
    return { kind: 'condition.duplicate', data: { owner: owned.owner, conditions, ids: conditions.map(ids) } };
  },
  onCondition(({ owner }, condition, random) => {
    const kind = pickKind(random);
    return kind && { kind: 'condition.setKind', data: { owner, condition: condition.id, ...kind } };
  }),
  onCondition(({ owner }, condition, random, project) => {
    const { conditionType } = condition.attributes;
    const names = namesOf(project);
    if (conditionType === 0) return undefined;
    const subject = conditionType === 1 ? pick(random, names.keypaths) : randomExpression(random, names);
    return { kind: 'condition.setSubject', data: { owner, condition: condition.id, subject } };
  }),
  onCondition(({ owner }, condition, random, project) => {
    const fields = Object.entries(findPredicate(condition.predicate.type)?.fields ?? {});
    const [field, descriptor] = pick(random, fields) ?? [];
    if (field === undefined || !descriptor) return undefined;
    const value = randomFieldValue(random, descriptor, namesOf(project));
    return { kind: 'condition.setAttribute', data: { owner, condition: condition.id, field, value } };
  }),
];

function onCondition(
  make: (owned: OwnedBehaviors, condition: Condition, random: Random, project: Project) => Edit | undefined,
): RandomEdit {
  return (project, random) => {
    const owned = pickOwner(project, random, hasConditions);
    const chosen = owned && pick(random, conditionsOf(owned));
    return owned && chosen && make(owned, chosen.condition, random, project);
  };
}

function pickRule({ all }: OwnedBehaviors, random: Random): Behavior | undefined {
  return pick(random, all.filter(takesConditions));
}

function takesConditions({ class: className }: Behavior): boolean {
  return findBehavior(className)?.children?.includes('conditions') === true;
}

function hasConditions(owned: OwnedBehaviors): boolean {
  return conditionsOf(owned).length > 0;
}

function pickConditions(project: Project, random: Random) {
  const owned = pickOwner(project, random, hasConditions);
  const all = owned && conditionsOf(owned).map(({ condition }) => condition);
  const conditions = all && pickIds(random, all);
  return owned && conditions && { owned, conditions };
}

function pickKind(random: Random) {
  const predicate = pick<PredicateDescriptor>(random, conditionKinds);
  const conditionType = predicate && pick(random, predicate.conditionTypes);
  return predicate && conditionType !== undefined ? { conditionType, predicate: predicate.type } : undefined;
}
