import type { AnyBehaviorDescriptor } from '../catalogue/defineBehavior.ts';
import { findBehavior } from '../catalogue/findBehavior.ts';
import { standardMessage } from '../catalogue/messageOf.ts';
import type { Behavior } from '../generated/entities.ts';
import { limits } from '../model/limits.ts';
import { isIssue } from '../references/resolveKeypath.ts';
import { type BehaviorCheck, checkId, checkKeys } from './behaviorCheck.ts';
import { checkConditions } from './checkConditions.ts';
import { checkFields, type FitTypeOf } from './checkFields.ts';
import { report } from './documentCheck.ts';
import type { KeypathResolver } from './keypathResolver.ts';

/** Checks a list of behaviors and everything below; the check stands at the list. */
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

/** Checks one behavior and everything below. Inside a disabled one nothing runs, so nothing there is blocking. */
export function checkBehavior(run: BehaviorCheck, behavior: Behavior): void {
  const { check } = run;
  if (check.path.length > limits.depth) {
    report(check, 'document.depth', `Behaviors nest deeper than ${limits.depth} levels.`);
    return;
  }
  if (!behavior.enabled) check.muted += 1;
  checkId(run, behavior.id);
  const descriptor = findBehavior(behavior.class);
  if (descriptor === undefined) reportUnknown(run, behavior.class);
  else checkAttributes(run, descriptor, behavior);
  checkChildren(run, behavior, descriptor);
  if (!behavior.enabled) check.muted -= 1;
}

/** Attributes of every behavior, beside those of its class. Reference 1.1. */
const commonKeys: ReadonlySet<string> = new Set(['name', 'bundleName']);

function checkAttributes(run: BehaviorCheck, descriptor: AnyBehaviorDescriptor, behavior: Behavior): void {
  const { check, resolver } = run;
  const { attributes } = behavior;
  check.path.push('attributes');
  checkFields(check, resolver, descriptor.fields, attributes, fitTypeIn(resolver, attributes));
  checkKeys(run, descriptor.fields, attributes, commonKeys);
  check.path.pop();
  for (const { code, message, path, params, severity } of descriptor.check?.(attributes) ?? []) {
    report(check, code, message, { keys: path, params, severity });
  }
}

/** The type of the attribute whose keypath stands in a neighboring field. */
function fitTypeIn(resolver: KeypathResolver, attributes: Readonly<Record<string, unknown>>): FitTypeOf {
  return (fieldName) => {
    const keypath = attributes[fieldName];
    if (typeof keypath !== 'string' || keypath === '') return undefined;
    const resolved = resolver.resolve(keypath);
    return resolved === undefined || isIssue(resolved) || resolved.type === 'table' ? undefined : resolved.type;
  };
}

function reportUnknown({ check }: BehaviorCheck, className: string): void {
  const params = { class: className };
  report(check, 'behavior.unknown', standardMessage('behavior.unknown', params), { keys: ['class'], params });
}

function checkChildren(run: BehaviorCheck, behavior: Behavior, descriptor: AnyBehaviorDescriptor | undefined): void {
  for (const list of childLists) {
    const children = behavior[list];
    if (children === undefined || children.length === 0) continue;
    run.check.path.push(list);
    if (descriptor !== undefined && descriptor.children?.includes(list) !== true) reportStrangeList(run, list);
    if (list === 'conditions') checkConditions(run, behavior.conditions ?? []);
    else checkBehaviors(run, behavior[list] ?? []);
    run.check.path.pop();
  }
}

const childLists = ['conditions', 'behaviors', 'elseBehaviors'] as const;

/** A list that the class does not have is kept and never runs. */
function reportStrangeList({ check }: BehaviorCheck, key: string): void {
  report(check, 'behavior.field', standardMessage('behavior.field', { key }), {
    params: { key },
    severity: 'nonBlocking',
  });
}
