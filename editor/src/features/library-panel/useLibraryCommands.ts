import { useEffect } from 'react';
import type { LibraryCommandId } from './libraryCommands.ts';
import { useLibraryUi } from './libraryUi.ts';

/** Carries out the commands of a library that were asked for elsewhere, as soon as it is shown. */
export function useLibraryCommands(deeds: Readonly<Partial<Record<LibraryCommandId, () => unknown>>>): void {
  const asked = useLibraryUi((state) => state.asked);
  useEffect(() => {
    const deed = Object.entries(deeds).find(([id]) => id === asked)?.[1];
    if (!deed) return;
    useLibraryUi.getState().ask(undefined);
    deed();
  });
}
