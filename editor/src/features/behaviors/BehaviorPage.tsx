import {
  type Behavior,
  type BehaviorOwner,
  behaviorTitle,
  createProjectNames,
  type Instance,
  type Issue,
  nameIn,
  type PrototypeDocument,
  type SceneDocument,
} from '@playhouse/core';
import { useMemo } from 'react';
import { useProject } from '../../session/SessionContext.ts';
import type { Problem } from '../../workers/checkService.ts';
import { scopeInProject } from '../expression/expressionScope.ts';
import { LockStrip } from '../inspector/LockStrip.tsx';
import { useProblems } from '../problems/problemStore.ts';
import { BehaviorHead } from './BehaviorHead.tsx';
import styles from './BehaviorPage.module.css';
import { behaviorPlaces } from './behaviorPlaces.ts';
import { type BehaviorSurroundings, keypathOwnerOf, SurroundingsContext } from './behaviorSurroundings.ts';
import { BehaviorList } from './list/BehaviorList.tsx';
import { LiveStrip } from './live/LiveStrip.tsx';
import { useValues } from './useValues.tsx';

/** The findings of one owner by behavior; those of a condition are listed by its id as well. */
function issuesByBehavior(problems: readonly Problem[], owner: BehaviorOwner): ReadonlyMap<string, readonly Issue[]> {
  const found = new Map<string, Issue[]>();
  const add = (id: string, issue: Issue) => found.set(id, [...(found.get(id) ?? []), issue]);
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

/** Computes a value when it is first asked for. */
function lazily<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

export interface BehaviorPageProps {
  readonly prototype: PrototypeDocument;
  /** With the scene that contains it, to show the behaviors of one instance. */
  readonly instance?: Instance;
  readonly scene?: SceneDocument;
  /** The behavior that the URL selects. */
  readonly wanted: string | undefined;
}

/** The behaviors of an actor as cards, from top to bottom. docs/editor-design.md#behavior-card. */
export function BehaviorPage({ prototype, instance, scene, wanted }: BehaviorPageProps) {
  const project = useProject((current) => current);
  const report = useProblems((state) => state.report);
  const behaviors = instance?.behaviors ?? prototype.behaviors;
  const name = nameIn(instance ?? prototype, nameIn(prototype, 'Actor'));
  const isOwn = instance?.behaviors !== undefined && scene !== undefined;
  const owner = useMemo<BehaviorOwner>(
    () => (isOwn ? { scene: scene.id, instance: instance.id } : { prototype: prototype.id }),
    [isOwn, scene?.id, instance?.id, prototype.id],
  );
  const values = useValues(project, owner, prototype);
  const surroundings = useMemo<BehaviorSurroundings>(() => {
    const keypathOwner = keypathOwnerOf(owner);
    const names = createProjectNames(project, keypathOwner);
    const scope = scopeInProject(project, keypathOwner, names, values);
    const issues = issuesByBehavior(report?.problems ?? [], owner);
    const places = lazily(() => behaviorPlaces(behaviors, name));
    const placeOf = (behavior: Behavior) => places().get(behavior.id) ?? behaviorTitle(behavior);
    return { project, names, scope, owner, placeOf, isEditable: isOwn || !instance, issues, wanted };
  }, [project, owner, values, isOwn, instance, behaviors, name, report, wanted]);
  return (
    <>
      <h2 className="ph-hidden">{`Behaviors of ${name}`}</h2>
      <BehaviorHead prototype={prototype} {...(instance && scene ? { instance, scene } : {})} />
      {instance && scene ? (
        <div className={styles.strip}>
          <LockStrip scene={scene.id} instance={instance} prototype={prototype} />
        </div>
      ) : null}
      <LiveStrip />
      <SurroundingsContext value={surroundings}>
        <BehaviorList key={JSON.stringify(surroundings.owner)} behaviors={behaviors} name={name} />
      </SurroundingsContext>
    </>
  );
}
