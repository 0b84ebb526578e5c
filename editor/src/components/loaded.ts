import { t } from '../i18n/t.ts';
import { loadPart } from '../offline/loadPart.ts';

/** Loads a part of the editor. If it cannot be loaded yet, says so, and goes on until it is. */
export function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  return loadPart(load, { wait, onTrouble });
}

function onTrouble(): void {
  import('./toasts.ts')
    .then(({ showToast }) =>
      showToast(t('Part of the editor has not loaded yet. It opens as soon as the network is back.')),
    )
    .catch(() => undefined);
}
