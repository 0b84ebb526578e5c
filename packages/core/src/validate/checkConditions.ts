import { isBlank } from '../attributes/defineAttributeType.ts';
import { isNumericType } from '../attributes/findAttributeType.ts';
import { conditionClasses, type PredicateDescriptor, type PredicateType } from '../catalogue/defineCondition.ts';
import { numericSubjectField, subjectAttributeField, textSubjectField } from '../catalogue/fields/subject.ts';
import { findPredicate } from '../catalogue/findPredicate.ts';
import { standardMessage } from '../catalogue/messageOf.ts';
import type { Condition } from '../generated/entities.ts';
import { isIssue, type ResolvedKeypath } from '../references/resolveKeypath.ts';
import { type BehaviorCheck, checkId, checkKeys } from './behaviorCheck.ts';
import { checkField, checkFields } from './checkFields.ts';
import { report } from './documentCheck.ts';
import { type FieldCheck, reportField } from './fieldCheck.ts';
import { type FieldPlan, planFields } from './fieldPlan.ts';

/** Checks the conditions of a rule or loop; the check is at their list. docs/runtime-rules.md#conditions. */
export function checkConditions(run: BehaviorCheck, conditions: readonly Condition[]): void {
  const { path } = run.check;
  for (let index = 0; index < conditions.length; index += 1) {
    const condition = conditions[index];
    if (condition === undefined) continue;
    path.push(index);
    checkCondition(run, condition);
    path.pop();
  }
}

function checkCondition(run: BehaviorCheck, condition: Condition): void {
  const { conditionType } = condition.attributes;
  checkId(run, condition.id);
  checkClass(run, condition);
  const plan = findPlan(condition.predicate.type);
  const descriptor = plan?.descriptor;
  if (plan === undefined || descriptor === undefined) {
    reportCondition(run, 'condition.unknown', ['predicate', 'type'], { class: condition.predicate.type });
  } else if (descriptor.type === 'unset' || !isTypeOf(descriptor, conditionType)) {
    reportIncomplete(run, condition);
  } else if (conditionType === 0) {
    checkEvent(run, condition, descriptor);
    checkPredicate(run, condition, plan);
  } else if (checkSubject(run, condition, descriptor)) {
    checkPredicate(run, condition, plan);
  }
}

/** A predicate, prepared for checking many conditions. */
interface PredicatePlan extends FieldPlan {
  readonly descriptor: PredicateDescriptor;
}

const plans = new Map<string, PredicatePlan>();

function findPlan(type: string): PredicatePlan | undefined {
  const known = plans.get(type);
  if (known !== undefined) return known;
  const descriptor = findPredicate(type);
  if (descriptor === undefined) return undefined;
  const plan = { descriptor, ...planFields(descriptor.fields) };
  plans.set(type, plan);
  return plan;
}

function isTypeOf({ conditionTypes }: PredicateDescriptor, conditionType: number): boolean {
  for (let index = 0; index < conditionTypes.length; index += 1)
    if (conditionTypes[index] === conditionType) return true;
  return false;
}

/**
 * Reports a missing choice, or a test that does not belong to the kind of condition.
 * docs/product-rules.md#attribute-conditions.
 */
function reportIncomplete({ check }: BehaviorCheck, { attributes }: Condition): void {
  const isBlankSubject = attributes.conditionType === 1 && isBlank(attributes.subjectAttribute);
  const message = isBlankSubject ? subjectAttributeField.messages?.['value.required'] : undefined;
  report(check, 'condition.incomplete', message ?? standardMessage('condition.incomplete', {}));
}

/** The class must match the type of the condition; the engine uses the latter. */
function checkClass(run: BehaviorCheck, condition: Condition): void {
  if (condition.class === conditionClasses[condition.attributes.conditionType]) return;
  reportCondition(run, 'condition.unknown', ['class'], { class: condition.class });
}

/** Checks the left side. False when the compared attribute is invalid, so that checking the rest is pointless. */
function checkSubject(run: BehaviorCheck, condition: Condition, descriptor: PredicateDescriptor): boolean {
  const { conditionType, subjectAttribute, subject } = condition.attributes;
  const isAttribute = conditionType === 1;
  const field = isAttribute ? subjectAttributeField : conditionType === 2 ? numericSubjectField : textSubjectField;
  const fieldCheck: FieldCheck = { check: run.check, resolver: run.resolver, field, fitType: undefined };
  const before = run.check.issues.length;
  run.check.path.push('attributes');
  run.check.path.push(isAttribute ? 'subjectAttribute' : 'subject');
  checkField(fieldCheck, isAttribute ? subjectAttribute : subject);
  const isFound = run.check.issues.length === before;
  if (isFound && isAttribute) checkComparison(run, fieldCheck, subjectAttribute, descriptor);
  run.check.path.length -= 2;
  return !isAttribute || run.check.issues.length === before;
}

/** Numbers are compared with numbers, texts with texts. docs/runtime-rules.md#attribute-conditions. */
function checkComparison(
  run: BehaviorCheck,
  fieldCheck: FieldCheck,
  keypath: unknown,
  descriptor: PredicateDescriptor,
): void {
  const resolved = typeof keypath === 'string' ? run.resolver.resolve(keypath) : undefined;
  if (resolved === undefined || isIssue(resolved) || descriptor.type === predicateFor(resolved)) return;
  reportField(fieldCheck, 'reference.type', { keypath, type: resolved.type });
}

function predicateFor({ type }: ResolvedKeypath): PredicateType {
  if (type === 'boolean') return 'boolean';
  return isNumericType(type) ? 'number' : 'string';
}

/** The engine uses the event of the predicate; a condition that names another one still works. */
function checkEvent(run: BehaviorCheck, condition: Condition, { eventType }: PredicateDescriptor): void {
  if (condition.attributes.conditionType !== 0 || condition.eventType === eventType) return;
  const params = { field: 'event', value: condition.eventType ?? '' };
  report(run.check, 'value.choice', standardMessage('value.choice', params), {
    keys: ['eventType'],
    params,
    severity: 'nonBlocking',
  });
}

function checkPredicate(run: BehaviorCheck, condition: Condition, plan: PredicatePlan): void {
  const { path } = run.check;
  const { attributes } = condition.predicate;
  const fitSource = condition.attributes.conditionType === 1 ? condition.attributes : nothing;
  path.push('predicate');
  path.push('attributes');
  const count = checkFields(run.check, run.resolver, plan, attributes, fitSource);
  checkKeys(run, plan.fields, attributes, count, noKeys);
  path.length -= 2;
}

const nothing: Readonly<Record<string, unknown>> = {};
const noKeys: ReadonlySet<string> = new Set();

function reportCondition(
  { check }: BehaviorCheck,
  code: 'condition.unknown',
  keys: readonly string[],
  params: Readonly<Record<string, unknown>>,
): void {
  report(check, code, standardMessage(code, params), { keys, params });
}
