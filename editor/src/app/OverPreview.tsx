import { lazy, Suspense } from 'react';
import { usePalette } from '../ui-state/palette.ts';
import { useShortcutsDialog } from '../ui-state/shortcutsDialog.ts';

const Overlays = lazy(async () => ({ default: (await import('../features/project-page/Overlays.tsx')).Overlays }));

/** The palette and the list of shortcuts over the preview, as over the other pages. */
export function OverPreview() {
  const showsPalette = usePalette(({ isOpen }) => isOpen);
  const showsShortcuts = useShortcutsDialog(({ isOpen }) => isOpen);
  return showsPalette || showsShortcuts ? (
    <Suspense fallback={null}>
      <Overlays />
    </Suspense>
  ) : null;
}
