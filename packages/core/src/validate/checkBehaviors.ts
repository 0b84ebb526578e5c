import type { AnyBehaviorDescriptor, ChildList } from '../catalogue/defineBehavior.ts';
import { findBehavior } from '../catalogue/findBehavior.ts';
import { standardMessage } from '../catalogue/messageOf.ts';
import type { Behavior } from '../generated/entities.ts';
import { limits } from '../model/limits.ts';
import { type BehaviorCheck, checkId, checkKeys } from './behaviorCheck.ts';
import { checkConditions } from './checkConditions.ts';
import { checkFields } from './checkFields.ts';
import { report } from './documentCheck.ts';
import { type FieldPlan, planFields } from './fieldPlan.ts';

/** Checks a list of behaviors and everything below; the check is at the list. */
export function checkBehaviors(run: BehaviorCheck, list: readonly Behavior[]): void {
  const { path } = run.check;
  for (let index = 0; index < list.length; index += 1) {
    const behavior = list[index];
    if (behavior === undefined) continue;
    path.push(index);
    checkBehavior(run, behavior);
    path.pop();
  }
}

/** Checks one behavior and everything below. Nothing runs inside a disabled one, so nothing there is blocking. */
export function checkBehavior(run: BehaviorCheck, behavior: Behavior): void {
  const { check } = run;
  if (check.path.length > limits.depth) {
    report(check, 'document.depth', `Behaviors are nested more than ${limits.depth} levels deep.`);
    return;
  }
  if (!behavior.enabled) check.muted += 1;
  checkId(run, behavior.id);
  const plan = findPlan(behavior.class);
  if (plan === undefined) reportUnknown(run, behavior.class);
  else checkAttributes(run, plan, behavior);
  checkChildren(run, behavior, plan?.descriptor);
  if (!behavior.enabled) check.muted -= 1;
}

/** Attributes of every behavior, besides those of its class. docs/runtime-rules.md#kinds-of-behaviors. */
const commonKeys: ReadonlySet<string> = new Set(['name', 'bundleName']);

/** A class, prepared for checking many behaviors. */
interface BehaviorPlan extends FieldPlan {
  readonly descriptor: AnyBehaviorDescriptor;
}

const plans = new Map<string, BehaviorPlan>();

function findPlan(className: string): BehaviorPlan | undefined {
  const known = plans.get(className);
  if (known !== undefined) return known;
  const descriptor = findBehavior(className);
  if (descriptor === undefined) return undefined;
  const plan = { descriptor, ...planFields(descriptor.fields) };
  plans.set(className, plan);
  return plan;
}

function checkAttributes(run: BehaviorCheck, plan: BehaviorPlan, behavior: Behavior): void {
  const { check, resolver } = run;
  const { descriptor } = plan;
  const { attributes } = behavior;
  check.path.push('attributes');
  let count = checkFields(check, resolver, plan, attributes, attributes);
  if (attributes.name !== undefined) count += 1;
  if (attributes.bundleName !== undefined) count += 1;
  checkKeys(run, descriptor.fields, attributes, count, commonKeys);
  check.path.pop();
  if (descriptor.check === undefined) return;
  for (const { code, message, path, params, severity } of descriptor.check(attributes)) {
    report(check, code, message, { keys: path, params, severity });
  }
}

function reportUnknown({ check }: BehaviorCheck, className: string): void {
  const params = { class: className };
  report(check, 'behavior.unknown', standardMessage('behavior.unknown', params), { keys: ['class'], params });
}

function checkChildren(run: BehaviorCheck, behavior: Behavior, descriptor: AnyBehaviorDescriptor | undefined): void {
  const { conditions, behaviors, elseBehaviors } = behavior;
  if (conditions !== undefined && conditions.length > 0) {
    enterList(run, 'conditions', descriptor);
    checkConditions(run, conditions);
    run.check.path.pop();
  }
  if (behaviors !== undefined && behaviors.length > 0) {
    enterList(run, 'behaviors', descriptor);
    checkBehaviors(run, behaviors);
    run.check.path.pop();
  }
  if (elseBehaviors !== undefined && elseBehaviors.length > 0) {
    enterList(run, 'elseBehaviors', descriptor);
    checkBehaviors(run, elseBehaviors);
    run.check.path.pop();
  }
}

/** Checks a list of children. One that the class does not have is kept and never runs. */
function enterList({ check }: BehaviorCheck, list: ChildList, descriptor: AnyBehaviorDescriptor | undefined): void {
  check.path.push(list);
  if (descriptor === undefined || descriptor.children?.includes(list) === true) return;
  const params = { key: list };
  report(check, 'behavior.field', standardMessage('behavior.field', params), { params, severity: 'nonBlocking' });
}
