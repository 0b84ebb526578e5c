import { lazy, Suspense } from 'react';
import { useOpenProject } from '../../session/SessionContext.ts';
import { useShortcutsDialog } from '../../ui-state/shortcutsDialog.ts';
import { useVersionsView } from '../../ui-state/versionsView.ts';
import { Palette } from '../find/Palette.tsx';
import { canOpen } from './route.ts';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('../shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
}));
const VersionsDialog = lazy(() => import('../versions/VersionsDialog.tsx'));

/** What opens over every page of a project. */
export function Overlays() {
  const { id } = useOpenProject();
  const showsVersions = useVersionsView(({ project }) => project === id);
  const showsShortcuts = useShortcutsDialog(({ isOpen }) => isOpen);
  return (
    <>
      <Palette canOpen={canOpen} />
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
