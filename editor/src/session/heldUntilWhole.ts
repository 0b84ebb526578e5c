import type { Issue } from '@playhouse/core';
import type { LibraryEntry } from '@playhouse/sync';
import { t } from '../i18n/t.ts';
import type { AssetKeeper } from './projectAssets.ts';

/** Keeps a project from being changed while only some of it has arrived. */
export interface HeldProject {
  /** Why it cannot be changed; undefined when it can. */
  reason(): Issue | undefined;
  /** The same for its files. */
  keeper(keeper: AssetKeeper): AssetKeeper;
  /** Everything has arrived. */
  release(): void;
}

export function heldUntilWhole({ cloud }: Pick<LibraryEntry, 'cloud'>): HeldProject {
  const message = t('This project is still being downloaded. It can be changed as soon as all of it is here.');
  const issue: Issue = { code: 'edit.refused', severity: 'blocking', path: [], params: {}, message };
  let isHeld = cloud?.isPartial === true;
  return {
    reason: () => (isHeld ? issue : undefined),
    keeper: ({ put, remove }) => ({
      put: async (path, bytes) => (isHeld ? { message } : put(path, bytes)),
      remove: async (path) => (isHeld ? { message } : remove(path)),
    }),
    release() {
      isHeld = false;
    },
  };
}
