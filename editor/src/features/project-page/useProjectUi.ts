import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { useLibraryUi } from '../library-panel/libraryUi.ts';
import { useSmartNavigation } from '../library-panel/useSmartNavigation.ts';
import type { ProjectRoute } from './route.ts';
import { useWorkspace } from './workspace.ts';

/**
 * Another project, and another scene of it, begin with nothing selected; an address may name what is. Who comes back, as
 * from the preview, finds it as it was.
 */
export function useProjectUi(game: string, route: ProjectRoute): void {
  const scene = route.kind === 'scene' ? route.scene : undefined;
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('select');
  useEffect(() => {
    if (game === '') return;
    useSceneUi.getState().enterGame(game);
    useLibraryUi.getState().reset();
  }, [game]);
  useSmartNavigation(route.kind === 'prototype' || route.kind === 'instance');
  useEffect(() => {
    if (scene === undefined) return;
    useSceneUi.getState().enterScene(scene);
    useWorkspace.getState().setDrawer(false);
  }, [scene]);
  useEffect(() => {
    if (wanted === null) return;
    useSceneUi.getState().select([wanted]);
    setSearch({}, { replace: true });
  }, [wanted, setSearch]);
}
