import { expose } from 'comlink';
import { readArchiveFile, writeArchiveBytes } from './archiveTasks.ts';

/** Held as long as the worker lives, so that the page hears of its end even when it dies without a word. */
function holdLock(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = () => {
    resolve();
    return new Promise(() => {});
  };
  // Pages that are not served securely have no locks.
  if (!navigator.locks) return Promise.resolve();
  navigator.locks.request(self.name, hold).catch(resolve);
  return promise;
}

expose({ readArchiveFile, writeArchiveBytes, holdLock });
