import { useEffect, useRef } from 'react';
import { usePreferences } from '../../ui-state/preferences.ts';

/** Whether the problems are a tab of the inspector; shows the tab when they become one. */
export function usePinnedTab(show: (id: 'problems') => void): boolean {
  const isPinned = usePreferences(({ problemsPinned }) => problemsPinned);
  const was = useRef(isPinned);
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    if (isPinned && !was.current) latest.current('problems');
    was.current = isPinned;
  }, [isPinned]);
  return isPinned;
}
