import { createFetchNetwork, type FetchNetworkOptions, type InputEvent, type NetworkPort } from '@playhouse/runtime';
import { networkWarning } from './notices.ts';

/** What a game's calls go through. */
export interface GameNetworkOptions {
  /** Absent where there is no network. */
  readonly network?: Pick<FetchNetworkOptions, 'fetch' | 'hosts'> | undefined;
  /** Hands an answer to the game's next step. */
  readonly answer: (event: InputEvent) => void;
  /** Hears once of each host that cannot be reached. */
  readonly onWarning?: ((text: string) => void) | undefined;
}

/** A game that makes up hosts does not fill the console. */
const mostWarnings = 20;

/** Reaches allowed hosts, or nothing: then the game hears -1 each time. Reference 1.12. */
export function createGameNetwork({ network, answer, onWarning }: GameNetworkOptions): NetworkPort {
  const told = new Set<string>();
  const warn = (host: string) => {
    if (told.has(host) || told.size >= mostWarnings) return;
    told.add(host);
    onWarning?.(networkWarning(host, network === undefined));
  };
  if (network) return createFetchNetwork({ ...network, answer, onRefused: warn });
  return {
    send({ call, url }) {
      warn(URL.canParse(url) ? new URL(url).host : '');
      answer({ type: 'answer', call });
    },
  };
}
