import { packDocuments } from '@playhouse/core';
import { expose } from 'comlink';
import { packFiles, readArchiveFile, writeArchiveBytes } from './archiveTasks.ts';

/** Held while the worker lives, so that the page notices its end even when it crashes silently. */
function holdLock(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = () => {
    resolve();
    return new Promise(() => {});
  };
  // Web Locks exist only in secure contexts.
  if (!navigator.locks) return Promise.resolve();
  navigator.locks.request(self.name, hold).catch(resolve);
  return promise;
}

expose({ packDocuments, packFiles, readArchiveFile, writeArchiveBytes, holdLock });
