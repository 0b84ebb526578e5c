import { usePreferences } from '../../ui-state/preferences.ts';
import { playAddress } from './playMode.ts';

/** Where Play leads, below the project's address: the way to play that was chosen last. */
export function chosenPlayAddress(scene: string | undefined): string {
  return playAddress(usePreferences.getState().playMode, scene);
}
