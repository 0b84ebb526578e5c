import {
  type BehaviorOwner,
  createProjectNames,
  type Instance,
  type Issue,
  type PrototypeDocument,
  type SceneDocument,
} from '@playhouse/core';
import { useCallback, useMemo, useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useProject } from '../../session/SessionContext.ts';
import type { Problem } from '../../workers/checkService.ts';
import { LockStrip } from '../inspector/LockStrip.tsx';
import { useProblems } from '../problems/problemStore.ts';
import { cardsOf } from './BehaviorCard.tsx';
import { BehaviorHead } from './BehaviorHead.tsx';
import styles from './BehaviorPage.module.css';
import { type BehaviorSurroundings, SurroundingsContext } from './behaviorSurroundings.ts';

/** The findings of one owner by the behavior or condition that they stand in. */
function issuesByBehavior(problems: readonly Problem[], owner: BehaviorOwner): ReadonlyMap<string, readonly Issue[]> {
  const found = new Map<string, Issue[]>();
  for (const { issue, behavior, instance, owner: place } of problems) {
    if (!behavior) continue;
    const isHere =
      'prototype' in owner
        ? place.kind === 'prototype' && place.id === owner.prototype
        : place.kind === 'scene' && place.id === owner.scene && instance?.id === owner.instance;
    if (isHere) found.set(behavior.id, [...(found.get(behavior.id) ?? []), issue]);
  }
  return found;
}

export interface BehaviorPageProps {
  readonly prototype: PrototypeDocument;
  /** With the scene that it stands in: the behaviors of one instance. */
  readonly instance?: Instance;
  readonly scene?: SceneDocument;
  /** The behavior that the address asks for. */
  readonly wanted: string | undefined;
}

/** What an actor does: its behaviors as cards, from top to bottom. docs/editor-design.md#behavior-card. */
export function BehaviorPage({ prototype, instance, scene, wanted }: BehaviorPageProps) {
  const project = useProject((current) => current);
  const report = useProblems((state) => state.report);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((behavior: string) => {
    setClosed((before) => {
      const after = new Set(before);
      if (!after.delete(behavior)) after.add(behavior);
      return after;
    });
  }, []);
  const behaviors = instance?.behaviors ?? prototype.behaviors;
  const surroundings = useMemo<BehaviorSurroundings>(() => {
    const isOwn = instance?.behaviors !== undefined && scene !== undefined;
    const owner: BehaviorOwner = isOwn ? { scene: scene.id, instance: instance.id } : { prototype: prototype.id };
    const names = createProjectNames(
      project,
      isOwn ? { kind: 'instance', scene: scene.id, id: instance.id } : { kind: 'prototype', id: prototype.id },
    );
    const issues = issuesByBehavior(report?.problems ?? [], owner);
    return { project, names, owner, isEditable: isOwn || !instance, issues, closed, toggle, wanted };
  }, [project, prototype.id, instance, scene, report, closed, toggle, wanted]);
  return (
    <>
      <BehaviorHead prototype={prototype} {...(instance && scene ? { instance, scene } : {})} />
      <div className={styles.page}>
        <div className={styles.column}>
          {instance && scene ? <LockStrip scene={scene.id} instance={instance} prototype={prototype} /> : null}
          {behaviors.length === 0 ? (
            <EmptyState
              size="page"
              text={`${prototype.attributes.name} has no behaviors yet. It stays where you place it.`}
            />
          ) : (
            <SurroundingsContext value={surroundings}>
              {cardsOf(behaviors, prototype.attributes.name)}
            </SurroundingsContext>
          )}
        </div>
      </div>
    </>
  );
}
