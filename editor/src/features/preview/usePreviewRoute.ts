import { useCallback, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useOpenProject } from '../../session/SessionContext.ts';
import { playModeOf } from './playMode.ts';
import { useWayBack } from './useWayBack.ts';

/** How the address of the preview starts the game, and the ways that lead out of the preview. */
export function usePreviewRoute() {
  const { id } = useOpenProject();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const sceneId = search.get('scene') ?? undefined;
  const mode = playModeOf(search);
  const begun = useRef(sceneId);
  return {
    start: {
      sceneId: mode === 'start' ? undefined : sceneId,
      hasScripts: mode !== 'withoutScripts',
      ...(search.has('panel') && ({ panel: 'always' } as const)),
    },
    /** Takes the scene that plays. The first one is opened if the preview was not opened from a page of the project. */
    noteScene(played: string) {
      if (played !== '') begun.current ??= played;
    },
    goBack: useWayBack(() => `/game/${id}${begun.current === undefined ? '' : `/scene/${begun.current}`}`),
    show: useCallback((route: string) => void navigate(`/game/${id}${route}`), [navigate, id]),
  };
}
