import * as v from 'valibot';

/** Where other devices reach the server, and how large a shared game may be; or why there can be none. */
export type Sharing =
  | { readonly kind: 'open'; readonly addresses: readonly string[]; readonly bytes: number }
  | { readonly kind: 'signedOut' }
  /** No Playhouse server is behind this page, or it does not answer. */
  | { readonly kind: 'none' };

/** A game that the server gives to whoever has its token. */
export interface SharedGame {
  readonly token: string;
  readonly expiresAt: Date;
}

export type ReadGame =
  | { readonly kind: 'there'; readonly file: Blob }
  /** It is not shared any longer. */
  | { readonly kind: 'gone' }
  /** The server does not answer. */
  | { readonly kind: 'unreachable' };

const address = './shared-games';
const sharing = v.object({ addresses: v.array(v.pipe(v.string(), v.regex(/^https?:\/\//))), bytes: v.number() });
const shared = v.object({ token: v.pipe(v.string(), v.regex(/^[a-z2-7]{26}$/)), expiresAt: v.string() });

/** Asks the server behind this page whether it can share games. */
export async function askSharing(): Promise<Sharing> {
  const answer = await fetch(address).catch(() => undefined);
  if (answer?.status === 401 || answer?.status === 403) return { kind: 'signedOut' };
  const told = v.safeParse(sharing, await answer?.json().catch(() => undefined));
  return answer?.ok && told.success ? { kind: 'open', ...told.output } : { kind: 'none' };
}

/**
 * Shares an archive, as the next version of the game with this token where one is given; the status of the refusal when the
 * server does not take it, 0 when it does not answer.
 */
export async function shareArchive(bytes: Uint8Array, before?: string): Promise<SharedGame | number> {
  const body = new Blob([new Uint8Array(bytes)], { type: 'application/zip' });
  const request =
    before === undefined
      ? fetch(address, { method: 'POST', body })
      : fetch(`${address}/${before}`, { method: 'PUT', body });
  const answer = await request.catch(() => undefined);
  const told = v.safeParse(shared, await answer?.json().catch(() => undefined));
  if (!answer?.ok || !told.success) return answer?.status ?? 0;
  return { token: told.output.token, expiresAt: new Date(told.output.expiresAt) };
}

/** Ends the sharing of a game; false when the server does not answer. A game that is gone is as good as ended. */
export async function endSharing(token: string): Promise<boolean> {
  const answer = await fetch(`${address}/${token}`, { method: 'DELETE' }).catch(() => undefined);
  return answer?.ok === true || answer?.status === 404;
}

/** Loads a shared game. */
export async function readSharedGame(token: string, signal: AbortSignal): Promise<ReadGame> {
  const answer = await fetch(`${address}/${token}`, { signal, cache: 'no-store' }).catch(() => undefined);
  if (answer?.status === 404) return { kind: 'gone' };
  const file = answer?.ok ? await answer.blob().catch(() => undefined) : undefined;
  return file ? { kind: 'there', file } : { kind: 'unreachable' };
}
