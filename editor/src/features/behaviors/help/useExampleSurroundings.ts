import {
  type BehaviorOwner,
  behaviorTitle,
  createProjectNames,
  type KeypathOwner,
  orderedPrototypes,
} from '@playhouse/core';
import { useMemo } from 'react';
import { useProject } from '../../../session/SessionContext.ts';
import { scopeInProject } from '../../expression/expressionScope.ts';
import { type BehaviorSurroundings, keypathOwnerOf } from '../behaviorSurroundings.ts';
import { noFindings } from '../judgeBehaviors.ts';

interface ExampleSurroundings {
  readonly surroundings: BehaviorSurroundings;
  readonly owner: KeypathOwner;
}

/** The surroundings of an example: those of the open list's owner, else of the first actor, for names only. */
export function useExampleSurroundings(open: BehaviorOwner | undefined): ExampleSurroundings {
  const project = useProject((current) => current);
  return useMemo(() => {
    const first = orderedPrototypes(project)[0]?.id;
    const behaviors: BehaviorOwner = open ?? { prototype: first ?? '' };
    const owner: KeypathOwner = open || first !== undefined ? keypathOwnerOf(behaviors) : { kind: 'game' };
    const names = createProjectNames(project, owner);
    const scope = scopeInProject(project, owner, names);
    const rest = {
      owner: behaviors,
      placeOf: behaviorTitle,
      isEditable: false,
      issues: new Map(),
      judge: () => noFindings,
      openedAfter: undefined,
      wanted: undefined,
    };
    return { owner, surroundings: { project, names, scope, ...rest } };
  }, [project, open]);
}
