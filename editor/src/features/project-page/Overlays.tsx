import { lazy, Suspense } from 'react';
import { useShortcutsDialog } from '../../ui-state/shortcutsDialog.ts';
import { Palette } from '../find/Palette.tsx';
import { canOpen } from './route.ts';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('../shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
}));

/** What opens over every page of a project. */
export function Overlays() {
  const showsShortcuts = useShortcutsDialog(({ isOpen }) => isOpen);
  return (
    <>
      <Palette canOpen={canOpen} />
      {showsShortcuts ? (
        <Suspense fallback={null}>
          <ShortcutsDialog />
        </Suspense>
      ) : null}
    </>
  );
}
