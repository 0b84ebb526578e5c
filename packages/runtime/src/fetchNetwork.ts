import type { InputEvent } from './input.ts';
import type { NetworkPort, NetworkRequest } from './ports.ts';

/** As much of `fetch` as games need. */
export type FetchLike = (
  url: string,
  options: {
    readonly method: 'GET' | 'POST';
    readonly body?: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly credentials: 'omit';
    readonly redirect: 'error';
    readonly referrerPolicy: 'no-referrer';
  },
) => Promise<{ readonly ok: boolean; text(): Promise<string> }>;

export interface FetchNetworkOptions {
  readonly fetch: FetchLike;
  /** Hosts that the player has allowed, with their port where it is not the usual one. None when left out. */
  readonly hosts?: readonly string[];
  /** Takes the answers, for the game's next step. */
  readonly answer: (event: InputEvent) => void;
  /** Hears of each host that has not been allowed. */
  readonly onRefused?: (host: string) => void;
}

/** Longest answer that is read, in characters. */
const longestAnswer = 2_000_000;

/**
 * The network of a game by a function like `fetch`. It goes to hosts that the player has allowed and to no others, not
 * by redirects either, and carries neither cookies nor where it comes from. Everything else fails. Reference 1.12.
 */
export function createFetchNetwork({ fetch, hosts = [], answer, onRefused }: FetchNetworkOptions): NetworkPort {
  async function call({ method, url, body }: NetworkRequest): Promise<string | undefined> {
    const address = addressOf(url);
    if (!address) return undefined;
    if (!hosts.includes(address.host)) {
      onRefused?.(address.host);
      return undefined;
    }
    const response = await fetch(address.href, {
      ...{ method, credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' },
      headers: body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' },
      ...(body !== undefined && { body }),
    });
    const text = response.ok ? await response.text() : undefined;
    return text !== undefined && text.length <= longestAnswer ? text : undefined;
  }

  return {
    send(request) {
      call(request).then(
        (value) => answer({ type: 'answer', call: request.call, ...(value !== undefined && { value }) }),
        () => answer({ type: 'answer', call: request.call }),
      );
    },
  };
}

/** An address of http or https that names nobody. */
function addressOf(url: string): URL | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  return address && /^https?:$/.test(address.protocol) && address.username === '' && address.password === ''
    ? address
    : undefined;
}
