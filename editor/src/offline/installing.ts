import { create } from 'zustand';

/** What browsers that can install a page announce; not in the DOM types. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

interface Installing {
  /** Asks the person whether to install the editor; undefined where that is not possible, or was done. */
  readonly install: (() => void) | undefined;
}

export const useInstalling = create<Installing>()(() => ({ install: undefined }));

/** Keeps the browser's offer to install the editor until the person wants it. Call once, as early as possible. */
export function followInstalling(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstalling.setState({ install: () => void (event as InstallEvent).prompt() });
  });
  window.addEventListener('appinstalled', () => useInstalling.setState({ install: undefined }));
}
