import type { Project } from '@playhouse/core';
import { useCallback, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { hasScripts } from '../../preview/withoutScripts.ts';
import { isSafeStart, setSafeStart } from './safeStart.ts';

export interface SafeStart {
  /** Whether the game runs its scripts. */
  readonly runsScripts: boolean;
  /** Whether scripts are off because the game stopped responding. */
  readonly hasHung: boolean;
  /** The game had to be ended: it now starts without its scripts, if it has any. Returns a message for the author. */
  readonly setUnsafe: () => string;
  readonly turnOn: () => void;
}

export const hangText = t('The game stopped responding and was ended. Something in it may run forever.');
const safeText = t('It restarts without its scripts.');

/**
 * After a game stopped responding, its preview starts without scripts until the author turns them on. It also does when
 * the author wants to play without them.
 */
export function useSafeStart(projectId: string, project: () => Project, isWanted: boolean): SafeStart {
  const [isSafe, setSafe] = useState(() => (isWanted || isSafeStart(projectId)) && hasScripts(project()));
  const [hasHung, setHung] = useState(() => isSafeStart(projectId));
  const change = useCallback(
    (isOn: boolean) => {
      setSafeStart(projectId, isOn);
      setSafe(isOn);
      setHung(isOn);
    },
    [projectId],
  );
  return {
    runsScripts: !isSafe,
    hasHung,
    setUnsafe() {
      const isScripted = hasScripts(project());
      change(isScripted);
      return isScripted ? `${hangText} ${safeText}` : hangText;
    },
    turnOn: () => change(false),
  };
}
