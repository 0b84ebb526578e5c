import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useOpenProject } from '../../session/SessionContext.ts';
import { chosenPlayAddress } from '../preview/chosenPlayAddress.ts';
import { withWayBack } from '../preview/useWayBack.ts';
import { usePlayedScene } from './usePlayedScene.ts';

/** Plays in the way that was chosen last. The way back leads to the page that is shown now. */
export function usePlay(): () => void {
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const { id: scene } = usePlayedScene();
  return useCallback(
    () => void navigate(`/game/${game}${chosenPlayAddress(scene)}`, withWayBack()),
    [navigate, game, scene],
  );
}
