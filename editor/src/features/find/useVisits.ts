import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useOpenProject } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { createPageMemory, useVisitedPlaces } from '../../ui-state/visitedPlaces.ts';

const selections = createPageMemory<readonly string[]>();

/** Records the current page, and restores the stage's selection when the user goes back. */
export function useVisits(): void {
  const { id: game } = useOpenProject();
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const inside = pathname.replace(/^\/game\/[^/]+/, '');
    if (inside !== '' && inside !== '/') useVisitedPlaces.getState().note(game, inside);
  }, [game, pathname]);
  useEffect(() => {
    const kept = selections.get(key);
    if (type === NavigationType.Pop && kept) useSceneUi.getState().select(kept);
    return () => selections.set(key, useSceneUi.getState().selection);
  }, [key, type]);
}
