import { nameIn, type Project } from '@playhouse/core';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';

/** The names of all scenes that exist, by id. Scenes change with every frame of a drag, and their names do not. */
export function useSceneNames(): ReadonlyMap<string, string> {
  const named = useProject(useShallow(idsAndNames));
  return useMemo(
    () => new Map(named.flatMap((id, at) => (at % 2 === 0 ? [[id, named[at + 1] ?? ''] as const] : []))),
    [named],
  );
}

/** Each id with its name after it, flat to be compared. */
function idsAndNames({ scenes }: Project): readonly string[] {
  return [...scenes].flatMap(([id, scene]) => [id, nameIn(scene, t('Scene'))]);
}
