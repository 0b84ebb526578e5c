import { useFinding } from '../../ui-state/finding.ts';
import { useWorkspace } from '../../ui-state/workspace.ts';
import { type LibraryKind, useLibraryUi } from '../library-panel/libraryUi.ts';

/** The commands that show, hide and fill what is beside the work area. */
export const panelCommands = {
  playBeside() {
    const { isPlaying, setPlaying } = useWorkspace.getState();
    setPlaying(!isPlaying);
  },
  library: () => useWorkspace.getState().togglePanel('library'),
  inspector: () => useWorkspace.getState().togglePanel('inspector'),
  actors: () => showLibrary('actors'),
  scenes: () => showLibrary('scenes'),
  behaviors: () => showLibrary('behaviors'),
};

/** Shows a library, wherever it is hidden. */
export function showLibrary(kind: LibraryKind): void {
  const { isLibraryClosed, togglePanel, setDrawer } = useWorkspace.getState();
  useFinding.getState().close();
  useLibraryUi.getState().show(kind);
  if (isLibraryClosed) togglePanel('library');
  setDrawer(true);
}
