import type { NetworkRequest } from '@playhouse/runtime';
import type { CallOutcome } from './callServer.ts';

/** Performs a game's call. Resolves with the text of the answer, or undefined when the call failed; never rejects. */
export type NetworkConnection = (request: NetworkRequest) => Promise<string | undefined>;

export interface ServerAccess {
  readonly call: (request: NetworkRequest) => Promise<CallOutcome>;
  /** Whether the game may call the host of an address; may ask the user first. */
  readonly mayReach: (address: URL) => boolean | Promise<boolean>;
  /** Called for each call that failed although its host was allowed, and for addresses that are not http or https. */
  readonly onFailure: (url: string, reason: string) => void;
}

/** Lets a game call servers over http and https, on allowed hosts only. docs/runtime-rules.md#networking. */
export function connectServers({ call, mayReach, onFailure }: ServerAccess): NetworkConnection {
  return async (request) => {
    const address = addressOf(request.url);
    if (!address) onFailure(request.url, 'games can only call addresses that begin with http:// or https://');
    if (!address || !(await mayReach(address))) return undefined;
    const outcome = await call({ ...request, url: address.href });
    if ('value' in outcome) return outcome.value;
    onFailure(address.href, outcome.failure);
    return undefined;
  };
}

/** An address of http or https without credentials. */
function addressOf(url: string): URL | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  return address && /^https?:$/.test(address.protocol) && address.username === '' && address.password === ''
    ? address
    : undefined;
}
