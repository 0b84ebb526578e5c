import { lazy, Suspense, useEffect } from 'react';
import { firstPageShown } from '../../offline/firstPage.ts';
import { loadWhenIdle } from '../../offline/loadPart.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { usePalette } from '../../ui-state/palette.ts';
import { useShortcutsDialog } from '../../ui-state/shortcutsDialog.ts';
import { useVersionsView } from '../../ui-state/versionsView.ts';
import { Palette } from '../find/openPalette.ts';
import { likelyParts } from './pages.ts';
import { canOpen } from './route.ts';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('../shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
}));
const VersionsDialog = lazy(() => import('../versions/VersionsDialog.tsx'));

/** What opens over every page of a project. */
export function Overlays() {
  const { id } = useOpenProject();
  useEffect(() => void firstPageShown().then(() => loadWhenIdle(likelyParts)), []);
  const showsPalette = usePalette(({ isOpen }) => isOpen);
  const showsVersions = useVersionsView(({ project }) => project === id);
  const showsShortcuts = useShortcutsDialog(({ isOpen }) => isOpen);
  return (
    <>
      {showsPalette ? (
        <Suspense fallback={null}>
          <Palette canOpen={canOpen} />
        </Suspense>
      ) : null}
      {showsShortcuts ? (
        <Suspense fallback={null}>
          <ShortcutsDialog />
        </Suspense>
      ) : null}
      {showsVersions ? (
        <Suspense fallback={null}>
          <VersionsDialog />
        </Suspense>
      ) : null}
    </>
  );
}
