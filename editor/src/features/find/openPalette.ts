import { type LazyPart, lazyPart } from '../../components/lazyPart.ts';
import { loaded } from '../../components/loaded.ts';
import { usePalette } from '../../ui-state/palette.ts';
import type { PaletteProps } from './Palette.tsx';

/** The command palette of a project, while it is open. */
export const Palette: LazyPart<PaletteProps> = lazyPart(async () => (await import('./Palette.tsx')).default);

/** Opens the command palette once it can be shown: until then, keys belong to the page. */
export function openPalette(start: '' | '@' = ''): void {
  void loaded(Palette.load).then(() => usePalette.getState().open(start));
}

export function togglePalette(): void {
  const { isOpen, close } = usePalette.getState();
  if (isOpen) close();
  else openPalette();
}
