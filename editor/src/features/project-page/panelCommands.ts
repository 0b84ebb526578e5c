import { useBarPopover } from '../../ui-state/barPopover.ts';
import { useFinding } from '../../ui-state/finding.ts';
import { useShortcutsDialog } from '../../ui-state/shortcutsDialog.ts';
import { useWorkspace } from '../../ui-state/workspace.ts';
import { type LibraryKind, useLibraryUi } from '../library-panel/libraryUi.ts';

/** The commands that show, hide and fill what is beside the work area or over it. */
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
  images: () => showLibrary('images'),
  sounds: () => showLibrary('sounds'),
  fonts: () => showLibrary('fonts'),
  tables: () => showLibrary('tables'),
  controllers: () => showLibrary('controllers'),
  scripts: () => showLibrary('scripts'),
  find: () => useFinding.getState().findTexts(),
  shortcuts: () => useShortcutsDialog.getState().show(true),
  problems: () => useBarPopover.getState().show('problems'),
  history: () => useBarPopover.getState().show('history'),
};

/** Shows a library, wherever it is hidden. */
export function showLibrary(kind: LibraryKind): void {
  const { isLibraryClosed, togglePanel, setDrawer } = useWorkspace.getState();
  useFinding.getState().close();
  useLibraryUi.getState().show(kind);
  if (isLibraryClosed) togglePanel('library');
  setDrawer(true);
}
