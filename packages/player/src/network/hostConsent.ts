import { canReach } from './reach.ts';

export interface HostConsentOptions {
  /** Host name of the page; blank when it was opened from disk. */
  readonly pageHostname: string;
  /** Asks the user whether the game may call the host of an address. */
  readonly ask: (address: URL) => Promise<boolean>;
  /** Called once for each host that cannot be called, with the reason. */
  readonly onRefused?: (host: string, reason: string) => void;
}

/** Stops games that make up hosts from asking forever. */
const mostQuestions = 8;

/** Decides which hosts a game may call: the user is asked once for each, and never about unreachable ones. */
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
    // Made-up hosts are not remembered without limit.
    if (decided.size > 1000) return Promise.resolve(false);
    const decision = decide(address);
    decided.set(address.host, decision);
    return decision;
  };
}
