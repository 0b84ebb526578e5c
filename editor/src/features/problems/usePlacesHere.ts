import { findInstance, type Project } from '@playhouse/core';
import { useMemo } from 'react';
import { useProject } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import type { ProblemPlace } from '../../workers/problemPlace.ts';

/** The open page: a scene, one of its actors, or a prototype. */
export type OpenPage =
  | { readonly kind: 'scene'; readonly id: string; readonly instance?: string }
  | { readonly kind: 'prototype'; readonly id: string };

/** What a list of problems can be limited to: the open scene, and the actor that is open or selected alone. */
export interface PlacesHere {
  readonly scene: ProblemPlace | undefined;
  readonly actor: ProblemPlace | undefined;
}

/** The places of the open page; the same objects until it shows others. */
export function usePlacesHere(here: OpenPage | undefined): PlacesHere {
  const selected = useSceneUi(({ selection }) => (selection.length === 1 ? selection[0] : undefined));
  const scene = here?.kind === 'scene' ? here.id : undefined;
  const id = here?.kind === 'scene' ? (here.instance ?? selected) : undefined;
  const prototype = useProject((project) => (here?.kind === 'prototype' ? here.id : prototypeOf(project, scene, id)));
  return useMemo(
    () => ({
      scene: scene === undefined ? undefined : { kind: 'scene', scene },
      actor:
        prototype === undefined
          ? undefined
          : { kind: 'actor', prototype, ...(scene !== undefined && id !== undefined && { instance: { scene, id } }) },
    }),
    [scene, id, prototype],
  );
}

function prototypeOf({ scenes }: Project, scene: string | undefined, id: string | undefined): string | undefined {
  const document = scene === undefined ? undefined : scenes.get(scene);
  return document && id !== undefined ? findInstance(document, id)?.instance.prototype : undefined;
}
