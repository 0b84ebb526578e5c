import { defaultAttributes } from '../../catalogue/defineBehavior.ts';
import { conditionClasses, type PredicateDescriptor, type PredicateType } from '../../catalogue/defineCondition.ts';
import { findPredicate } from '../../catalogue/findPredicate.ts';
import type { Condition, Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { refusal } from '../defineEdit.ts';

/** The subject of a condition: an event, an attribute, or a number or text expression. docs/format.md#conditions. */
type ConditionType = 0 | 1 | 2 | 3;

/** The kind of a condition. Its predicate determines the event; `unset` means that nothing is chosen yet. */
export interface ConditionKind {
  readonly conditionType: ConditionType;
  /** The test; when omitted, none yet for events and attributes, else the only test that fits. */
  readonly predicate?: PredicateType;
}

/** A condition of this kind with default values, or why there is no such kind. docs/runtime-rules.md#conditions. */
export function createCondition(id: Id, { conditionType, predicate }: ConditionKind): Result<Condition> {
  const type = predicate ?? fallbacks[conditionType] ?? 'unset';
  const descriptor = findPredicate(type);
  const className = conditionClasses[conditionType];
  if (!descriptor?.conditionTypes.includes(conditionType) || className === undefined) {
    return refusal('There is no such kind of condition.');
  }
  return succeed({
    id,
    class: className,
    ...eventOf(conditionType, descriptor),
    attributes: { conditionType, ...subjects[conditionType] },
    predicate: { type: descriptor.type, attributes: defaultAttributes(descriptor) },
  });
}

/** As shown to people: "Key", "Attribute". */
export function conditionTitle({ attributes, predicate }: Condition): string {
  const type = attributes.conditionType;
  if (type === 1) return 'an attribute';
  if (type > 1) return 'an expression';
  const title = predicate.type === 'unset' ? undefined : findPredicate(predicate.type)?.title;
  return title === undefined ? 'an event' : `the event ${title}`;
}

function eventOf(conditionType: ConditionType, { eventType }: PredicateDescriptor) {
  return conditionType === 0 && eventType !== undefined ? { eventType } : {};
}

const fallbacks: readonly PredicateType[] = ['unset', 'unset', 'number', 'string'];
const subjects = [{}, { subjectAttribute: '' }, { subject: '' }, { subject: '' }] as const;
