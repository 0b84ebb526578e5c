import {
  type Behavior,
  type BehaviorOwner,
  behaviorTitle,
  createProjectNames,
  type Instance,
  nameIn,
  type PrototypeDocument,
  type SceneDocument,
} from '@playhouse/core';
import { useMemo } from 'react';
import { t } from '../../i18n/t.ts';
import { useFirstCopy, useProject, useSession } from '../../session/SessionContext.ts';
import { scopeInProject } from '../expression/expressionScope.ts';
import { LockStrip } from '../inspector/LockStrip.tsx';
import { BehaviorHead } from './BehaviorHead.tsx';
import styles from './BehaviorPage.module.css';
import { behaviorPlaces } from './behaviorPlaces.ts';
import { type BehaviorSurroundings, keypathOwnerOf, SurroundingsContext } from './behaviorSurroundings.ts';
import { createJudge, noFindings } from './judgeBehaviors.ts';
import { BehaviorList } from './list/BehaviorList.tsx';
import { LiveStrip } from './live/LiveStrip.tsx';
import { useReportedIssues } from './useReportedIssues.ts';
import { useValues } from './useValues.tsx';

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
export default function BehaviorPage({ prototype, instance, scene, wanted }: BehaviorPageProps) {
  const project = useProject((current) => current);
  const session = useSession();
  const behaviors = instance?.behaviors ?? prototype.behaviors;
  const name = nameIn(instance ?? prototype, nameIn(prototype, t('Actor')));
  const isOwn = instance?.behaviors !== undefined && scene !== undefined;
  const owner = useMemo<BehaviorOwner>(
    () => (isOwn ? { scene: scene.id, instance: instance.id } : { prototype: prototype.id }),
    [isOwn, scene?.id, instance?.id, prototype.id],
  );
  const values = useValues(project, owner, prototype);
  const issues = useReportedIssues(owner);
  // What has not arrived yet is not missing.
  const isWhole = useFirstCopy() === undefined;
  const openedAfter = useMemo(() => session.getState().history.undo.at(-1), [session, owner]);
  const surroundings = useMemo<BehaviorSurroundings>(() => {
    const keypathOwner = keypathOwnerOf(owner);
    const names = createProjectNames(project, keypathOwner);
    const scope = scopeInProject(project, keypathOwner, names, values);
    const judge = isWhole ? createJudge(project, keypathOwner, behaviors, issues) : () => noFindings;
    const places = lazily(() => behaviorPlaces(behaviors, name));
    const placeOf = (behavior: Behavior) => places().get(behavior.id) ?? behaviorTitle(behavior);
    const isEditable = isOwn || !instance;
    return { project, names, scope, owner, placeOf, isEditable, issues, judge, openedAfter, wanted };
  }, [project, owner, values, isOwn, instance, behaviors, name, issues, isWhole, openedAfter, wanted]);
  return (
    <>
      <h2 className="ph-hidden">{t('Behaviors of {name}', { name })}</h2>
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
