import type { Project } from '@playhouse/core';
import { useEffect, useState } from 'react';
import { type OpenProject, useOpenProject } from '../../session/SessionContext.ts';
import { writeArchive } from '../projects/archiveWorker.ts';
import { openContents } from '../projects/openContents.ts';
import { playAddress, reachedAt } from './playAddresses.ts';
import { askSharing, endSharing, type SharedGame, shareArchive } from './sharedGames.ts';

/** A game that can be played on other devices. */
interface Shared extends SharedGame {
  readonly kind: 'shared';
  /** The most likely to work first. */
  readonly addresses: readonly string[];
  /** The version that is shared. */
  readonly project: Project;
}

export type SharingState =
  | Shared
  | { readonly kind: 'asking' }
  /** Only this computer reaches the server. */
  | { readonly kind: 'alone' }
  | { readonly kind: 'signedOut' | 'none' | 'full' | 'failed' }
  | { readonly kind: 'tooLarge'; readonly bytes: number; readonly most: number };

/** What is shared, by project. It outlives the dialog, so that opening it again shows the same code. */
const kept = new Map<string, Shared>();

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
  const { project } = open.session.getState();
  const known = kept.get(open.id);
  if (known?.project === project && known.expiresAt.getTime() > Date.now()) return known;
  const sharing = await askSharing();
  if (sharing.kind !== 'open') return sharing;
  const servers = reachedAt(location, sharing.addresses);
  if (servers.length === 0) return { kind: 'alone' };
  const bytes = await writeArchive(openContents(open));
  if (!bytes) return { kind: 'failed' };
  if (bytes.length > sharing.bytes) return { kind: 'tooLarge', bytes: bytes.length, most: sharing.bytes };
  const shared = await shareArchive(bytes);
  if (typeof shared === 'number') return { kind: refusals.get(shared) ?? 'failed' };
  // Devices with the old code learn that there is another one.
  if (known) void endSharing(known.token);
  const addresses = servers.map((server) => playAddress(server, shared.token));
  const state: Shared = { kind: 'shared', ...shared, project, addresses };
  kept.set(open.id, state);
  return state;
}

const refusals = new Map<number, 'signedOut' | 'none' | 'full'>([
  [0, 'none'],
  [401, 'signedOut'],
  [429, 'full'],
  [503, 'full'],
]);
