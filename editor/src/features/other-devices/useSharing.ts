import { useEffect, useState } from 'react';
import { type OpenProject, useOpenProject } from '../../session/SessionContext.ts';
import { writeArchive } from '../../workers/archiveWorker.ts';
import { openContents } from '../projects/openContents.ts';
import { playAddress, reachedAt } from './playAddresses.ts';
import { askSharing, endSharing, type SharedGame, shareArchive } from './sharedGames.ts';

/** A game that can be played on other devices. */
interface Shared extends SharedGame {
  readonly kind: 'shared';
  /** The most likely to work first. */
  readonly addresses: readonly string[];
}

export type SharingState =
  | Shared
  | { readonly kind: 'asking' }
  /** Only this computer reaches the server. */
  | { readonly kind: 'alone' }
  | { readonly kind: 'signedOut' | 'none' | 'full' | 'failed' }
  | { readonly kind: 'tooLarge'; readonly bytes: number; readonly most: number };

/** Tokens of what is shared, by project. They outlive the dialog: opening it again shares the next version at the same address. */
const kept = new Map<string, string>();

/** Shares the open game as it is now. */
export function useSharing(): { readonly state: SharingState; readonly stop: () => Promise<boolean> } {
  const open = useOpenProject();
  const [state, setState] = useState<SharingState>({ kind: 'asking' });
  useEffect(() => {
    let isShown = true;
    void share(open).then((next) => (isShown ? setState(next) : undefined));
    return () => {
      isShown = false;
    };
  }, [open]);
  return {
    state,
    async stop() {
      if (state.kind !== 'shared') return true;
      const isEnded = await endSharing(state.token);
      if (isEnded) kept.delete(open.id);
      return isEnded;
    },
  };
}

async function share(open: OpenProject): Promise<SharingState> {
  const sharing = await askSharing();
  if (sharing.kind !== 'open') return sharing;
  const servers = reachedAt(location, sharing.addresses);
  if (servers.length === 0) return { kind: 'alone' };
  const bytes = await writeArchive(openContents(open));
  if (!bytes) return { kind: 'failed' };
  if (bytes.length > sharing.bytes) return { kind: 'tooLarge', bytes: bytes.length, most: sharing.bytes };
  const shared = await shareAgain(bytes, kept.get(open.id));
  if (typeof shared === 'number') return { kind: refusals.get(shared) ?? 'failed' };
  kept.set(open.id, shared.token);
  return { kind: 'shared', ...shared, addresses: servers.map((server) => playAddress(server, shared.token)) };
}

/** Under the token of the last time, which the server may have forgotten. */
async function shareAgain(bytes: Uint8Array, before: string | undefined): Promise<SharedGame | number> {
  const shared = await shareArchive(bytes, before);
  return shared === 404 && before !== undefined ? shareArchive(bytes) : shared;
}

const refusals = new Map<number, 'signedOut' | 'none' | 'full'>([
  [0, 'none'],
  [401, 'signedOut'],
  [429, 'full'],
  [503, 'full'],
]);
