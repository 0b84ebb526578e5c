import { useEffect } from 'react';
import { usePreferences } from '../../ui-state/preferences.ts';
import { type LibraryKind, useLibraryUi } from './libraryUi.ts';

/**
 * With this preference, opening an actor's behaviors opens the behavior library; leaving them restores the previous
 * library, unless another one was chosen meanwhile. docs/product-rules.md#preferences.
 */
export function useSmartNavigation(showsBehaviors: boolean): void {
  const isOn = usePreferences(({ smartNavigation }) => smartNavigation);
  useEffect(() => {
    if (!isOn || !showsBehaviors) return;
    const before: LibraryKind = useLibraryUi.getState().open;
    useLibraryUi.getState().show('behaviors');
    return () => {
      if (useLibraryUi.getState().open === 'behaviors') useLibraryUi.getState().show(before);
    };
  }, [isOn, showsBehaviors]);
}
