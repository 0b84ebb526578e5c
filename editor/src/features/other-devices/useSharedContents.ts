import type { ProjectContents } from '@playhouse/core';
import { useEffect, useState } from 'react';
import { said } from '../../i18n/said.ts';
import { readArchive } from '../../workers/archiveWorker.ts';
import { readSharedGame } from './sharedGames.ts';

export type SharedContents =
  | { readonly kind: 'loading' | 'gone' | 'unreachable' }
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'there'; readonly contents: ProjectContents };

/**
 * The game of a token, with the round in which it was found. It is asked for again in each round, so that one that is no
 * longer shared cannot be started again. Without a connection, a round plays the copy of the one before.
 */
export function useSharedContents(token: string, round: number): SharedContents & { readonly round: number } {
  const [found, setFound] = useState<SharedContents & { readonly round: number }>({ kind: 'loading', round });
  useEffect(() => {
    const leaving = new AbortController();
    void load(token, leaving.signal).then((next) => {
      if (leaving.signal.aborted) return;
      setFound((known) => ({ ...(next.kind === 'unreachable' && known.kind === 'there' ? known : next), round }));
    });
    return () => leaving.abort();
  }, [token, round]);
  return found;
}

async function load(token: string, signal: AbortSignal): Promise<SharedContents> {
  const read = await readSharedGame(token, signal);
  if (read.kind !== 'there') return read;
  const archive = await readArchive(read.file, signal);
  return archive.ok
    ? { kind: 'there', contents: archive.contents }
    : { kind: 'broken', message: said(archive.message) };
}
