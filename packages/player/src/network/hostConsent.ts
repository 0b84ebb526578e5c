import { canReach } from './reach.ts';

export interface HostConsentOptions {
  /** Host name of the page; blank when it was opened from disk. */
  readonly pageHostname: string;
  /** Asks the person whether the game may call the host of an address. */
  readonly ask: (address: URL) => Promise<boolean>;
  /** Hears once of each host that cannot be called, and why. */
  readonly onRefused?: (host: string, reason: string) => void;
}

/** A game that makes up hosts does not ask for ever. */
const mostQuestions = 8;

/** Decides which hosts a game may call: the person is asked once for each, and never about one that is out of reach. */
export function createHostConsent(options: HostConsentOptions): (address: URL) => Promise<boolean> {
  const { pageHostname, ask, onRefused } = options;
  const decided = new Map<string, Promise<boolean>>();
  let questions = 0;

  async function decide(address: URL): Promise<boolean> {
    const refuse = (reason: string) => {
      onRefused?.(address.host, reason);
      return false;
    };
    if (!canReach(pageHostname, address.hostname)) {
      return refuse('games on this page cannot reach this computer or its local network');
    }
    if (questions === mostQuestions) return refuse('it has called too many hosts');
    questions += 1;
    return (await ask(address)) || refuse('you did not allow it');
  }

  return (address) => {
    const known = decided.get(address.host);
    if (known) return known;
    // What is made up without end is not kept.
    if (decided.size > 1000) return Promise.resolve(false);
    const decision = decide(address);
    decided.set(address.host, decision);
    return decision;
  };
}
