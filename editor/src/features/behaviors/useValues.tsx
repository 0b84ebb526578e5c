import { type BehaviorOwner, createInitialValues, type Project, type PrototypeDocument } from '@playhouse/core';
import { useMemo, useState } from 'react';
import { secureRandom } from '../../session/services.ts';
import { actorPicture } from '../drawing/actorPicture.ts';
import { Thumbnail } from '../drawing/Thumbnail.tsx';
import type { ExpressionScope } from '../expression/expressionScope.ts';
import { valueSources } from './valueSources.ts';

/** The initial values of one of the actors that run an owner's behaviors: the first one, until another is chosen. */
export function useValues(
  project: Project,
  owner: BehaviorOwner,
  prototype: PrototypeDocument,
): Pick<ExpressionScope, 'evaluate' | 'sources'> {
  const [wanted, choose] = useState<string>();
  return useMemo(() => {
    const all = valueSources(project, owner);
    const chosen = all.find(({ id }) => id === wanted) ?? all[0];
    if (!chosen) return {};
    const picture = <Thumbnail {...actorPicture(prototype)} size="tiny" />;
    return {
      evaluate: createInitialValues(project, chosen.owner, { next: secureRandom }),
      sources: { all, chosen: chosen.id, choose, picture },
    };
  }, [project, owner, prototype, wanted]);
}
