import { isNumericType } from '../../attributes/findAttributeType.ts';
import { defaultAttributes } from '../../catalogue/defineBehavior.ts';
import type { PredicateType } from '../../catalogue/defineCondition.ts';
import { numericSubjectField, subjectAttributeField, textSubjectField } from '../../catalogue/fields/subject.ts';
import { findPredicate } from '../../catalogue/findPredicate.ts';
import type { Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import { isIssue, resolveKeypath } from '../../references/resolveKeypath.ts';
import { type BehaviorOwner, ownerName } from '../behavior/behaviorOwner.ts';
import { fitField } from '../behavior/fitField.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import type { EditPath, Op } from '../op.ts';
import { findCondition, type LocatedCondition } from './locateConditions.ts';

interface SetConditionSubject {
  readonly owner: BehaviorOwner;
  readonly condition: Id;
  /** A keypath for a condition on an attribute, else a literal or an expression. */
  readonly subject: unknown;
}

/**
 * Sets the left side of a condition. For an attribute of another type, the test changes to that type's, and the
 * compared value stays if both tests have one of the same form. docs/runtime-rules.md#attribute-conditions and
 * docs/runtime-rules.md#expression-conditions.
 */
export const setConditionSubject = defineEdit({
  kind: 'condition.setSubject',
  plan(project, data: SetConditionSubject): Result<readonly Op[]> {
    const located = findCondition(project, data.owner, data.condition);
    if (!located) return missing('The condition');
    const { conditionType } = located.condition.attributes;
    if (conditionType === 0) return refusal('A condition on an event has nothing to compare.');
    if (conditionType !== 1) {
      const fitted = fitField(conditionType === 2 ? numericSubjectField : textSubjectField, data.subject);
      return fitted.ok ? succeed(setOp([...located.path, 'attributes', 'subject'], fitted.value)) : fitted;
    }
    const fitted = fitField(subjectAttributeField, data.subject);
    if (!fitted.ok || typeof fitted.value !== 'string') return fitted.ok ? refusal('This is no attribute.') : fitted;
    const keypath = fitted.value;
    const path: EditPath = [...located.path, 'attributes', 'subjectAttribute'];
    return succeed([...setOp(path, keypath), ...followType(located, predicateFor(project, data.owner, keypath))]);
  },
  label: (project, { owner }) => ({ what: 'Changed what a condition compares', where: ownerName(project, owner) }),
});

function setOp(path: EditPath, value: unknown): Op[] {
  return [{ op: 'set', path, value }];
}

/** The test for the attribute's type; undefined if the attribute is unknown. */
function predicateFor(project: Project, owner: BehaviorOwner, keypath: string): PredicateType | undefined {
  const resolved = resolveKeypath(
    project,
    keypath,
    'prototype' in owner
      ? { kind: 'prototype', id: owner.prototype }
      : { kind: 'instance', scene: owner.scene, id: owner.instance },
  );
  if (isIssue(resolved)) return undefined;
  if (resolved.type === 'boolean') return 'boolean';
  return isNumericType(resolved.type) ? 'number' : 'string';
}

function followType({ condition, path }: LocatedCondition, type: PredicateType | undefined): Op[] {
  const descriptor = type === undefined ? undefined : findPredicate(type);
  if (!descriptor || descriptor.type === condition.predicate.type) return [];
  const attributes = defaultAttributes(descriptor);
  const { RHS } = condition.predicate.attributes;
  const field = descriptor.fields.RHS;
  const isKept = field?.computed === true && RHS !== undefined && typeof RHS !== 'boolean' && RHS !== '';
  const value = { type: descriptor.type, attributes: isKept ? { ...attributes, RHS } : attributes };
  return [{ op: 'set', path: [...path, 'predicate'], value }];
}
