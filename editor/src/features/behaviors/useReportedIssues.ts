import type { BehaviorOwner, Id, Issue } from '@playhouse/core';
import { useEffect, useMemo } from 'react';
import type { Problem } from '../../workers/checkService.ts';
import { useProblems } from '../problems/problemStore.ts';

/** All findings of the last check in the behaviors of an owner, however many the project has. */
export function useReportedIssues(owner: BehaviorOwner): ReadonlyMap<Id, readonly Issue[]> {
  const watch = useProblems((state) => state.watch);
  const report = useProblems((state) => state.report);
  useEffect(() => {
    watch(owner);
    return () => watch(undefined);
  }, [watch, owner]);
  return useMemo(() => {
    const isComplete = report?.watched?.owner !== undefined && isSameOwner(report.watched.owner, owner);
    return issuesByBehavior((isComplete ? report.watched?.problems : report?.problems) ?? [], owner);
  }, [report, owner]);
}

/** The findings of one owner by behavior; those of a condition are listed by its id as well. */
function issuesByBehavior(problems: readonly Problem[], owner: BehaviorOwner): ReadonlyMap<Id, readonly Issue[]> {
  const found = new Map<Id, Issue[]>();
  const add = (id: Id, issue: Issue) => {
    const before = found.get(id);
    if (before) before.push(issue);
    else found.set(id, [issue]);
  };
  for (const { issue, behavior, condition, instance, owner: place } of problems) {
    if (!behavior) continue;
    const isHere =
      'prototype' in owner
        ? place.kind === 'prototype' && place.id === owner.prototype
        : place.kind === 'scene' && place.id === owner.scene && instance?.id === owner.instance;
    if (!isHere) continue;
    add(behavior.id, issue);
    if (condition) add(condition.id, issue);
  }
  return found;
}

function isSameOwner(left: BehaviorOwner, right: BehaviorOwner): boolean {
  if ('prototype' in left) return 'prototype' in right && left.prototype === right.prototype;
  return 'scene' in right && left.scene === right.scene && left.instance === right.instance;
}
