import type { OwnBehaviorEntry, OwnBehaviorStore } from '@playhouse/sync';
import { create } from 'zustand';
import { showToast } from '../../../components/toasts.ts';
import { t } from '../../../i18n/t.ts';
import { getServices } from '../../../session/services.ts';
import { moveOldBehaviors } from './oldBehaviors.ts';

/** The behaviors that are kept on this device, for all projects. */
export interface KeptBehaviors {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly behaviors: readonly OwnBehaviorEntry[];
}

/** Changes of other tabs are shown once `openKept` was called. */
export const useKeptBehaviors = create<KeptBehaviors>()(() => ({ state: 'loading', behaviors: [] }));

let opening: Promise<OwnBehaviorStore> | undefined;

/** The store of own behaviors; the first call lists them and follows changes. Rejects without storage. */
export function openKept(): Promise<OwnBehaviorStore> {
  opening ??= getServices().then(async ({ store }) => {
    const own = store.ownBehaviors;
    const moved = await moveOldBehaviors(oldItems(), own);
    // They stay where they are, for the next time.
    if (!moved.ok) showToast(t('Your earlier own behaviors cannot be shown: there is no room to move them.'));
    own.watch(() => void showKept(own));
    await showKept(own);
    return own;
  });
  opening.catch(() => useKeptBehaviors.setState({ state: 'failed' }));
  return opening;
}

/** Lists the behaviors again, and opens their database again if that had failed. */
export async function reloadKept(): Promise<void> {
  if (useKeptBehaviors.getState().state === 'failed') opening = undefined;
  await openKept().then(showKept, () => undefined);
}

/** Reads the list from the store; keeps the last one when that fails. */
export async function showKept(store: OwnBehaviorStore): Promise<void> {
  const list = await store.list();
  if (list.ok) useKeptBehaviors.setState({ state: 'ready', behaviors: list.value });
  else useKeptBehaviors.setState({ state: 'failed' });
}

/** Undefined when the browser denies access. */
function oldItems(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** An unused name for a kept behavior: “Jump 2” for a second “Jump”. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}
