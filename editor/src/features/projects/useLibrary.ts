import type { LibraryEntry, PictureKind, ProjectStore } from '@playhouse/sync';
import { useEffect, useState } from 'react';
import { unexpectedError } from '../../components/unexpectedError.ts';
import { firstPageShown } from '../../offline/firstPage.ts';
import { getServices } from '../../session/services.ts';
import { hasSamples } from './samples.ts';

export type LibraryState =
  | { readonly kind: 'loading' }
  /** `isFault`: a database cannot be read, unlike a browser that stores nothing. */
  | { readonly kind: 'failed'; readonly message: string; readonly isFault: boolean }
  | { readonly kind: 'ready'; readonly store: ProjectStore; readonly entries: readonly LibraryEntry[] };

/** The projects of this computer, kept up to date with changes in any tab. The first visit gets the samples. */
export function useLibrary(): LibraryState {
  const [state, setState] = useState<LibraryState>({ kind: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    let stop = () => undefined as unknown;
    const show = (next: LibraryState) => (isCurrent ? setState(next) : undefined);
    const start = async () => {
      // The head can be used before the database is loaded.
      await firstPageShown();
      // Loaded meanwhile. What does not arrive is installed at the next visit.
      const samples = hasSamples() ? undefined : import('./installSamples.ts').catch(() => undefined);
      const { store } = await getServices();
      const load = async () => {
        const first = await store.list();
        // A database that the browser deleted or closed is opened again the second time.
        const list = first.ok ? first : await store.list();
        show(
          list.ok
            ? { kind: 'ready', store, entries: list.value }
            : { kind: 'failed', message: list.fault.message, isFault: true },
        );
      };
      // Until then, a new library has nothing to show.
      await (await samples)?.installSamples(store);
      if (!isCurrent) return;
      // Browsers do not report when they delete databases.
      const look = () => void load();
      const stopWatching = store.watch(look);
      window.addEventListener('focus', look);
      stop = () => {
        stopWatching();
        window.removeEventListener('focus', look);
      };
      await load();
    };
    start().catch((error: unknown) => show({ kind: 'failed', message: unexpectedError(error), isFault: false }));
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  return state;
}

/** The URL of a project's picture; undefined while it loads or when there is none. */
export function usePicture(store: ProjectStore, entry: LibraryEntry, kind: PictureKind): string | undefined {
  const [url, setUrl] = useState<string>();
  const { id, picturedAt } = entry;
  useEffect(() => {
    let isCurrent = true;
    let made: string | undefined;
    if (picturedAt === undefined) return;
    store.getPicture(id, kind).then((picture) => {
      if (!isCurrent || !picture.ok || !picture.value) return;
      made = URL.createObjectURL(new Blob([new Uint8Array(picture.value)], { type: 'image/png' }));
      setUrl(made);
    });
    return () => {
      isCurrent = false;
      // The page may still show it until the next picture is loaded.
      if (made !== undefined) setTimeout(URL.revokeObjectURL, 5000, made);
    };
  }, [store, id, kind, picturedAt]);
  return url;
}
