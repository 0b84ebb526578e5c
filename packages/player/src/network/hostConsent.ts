import { canReach } from './reach.ts';

/** The user's answers by origin, such as `https://scores.example`. Taking one out asks again. */
export interface HostAnswers {
  get(origin: string): boolean | undefined;
  set(origin: string, isAllowed: boolean): void;
}

export interface HostConsentOptions {
  /** Host name of the page; blank when it was opened from disk. */
  readonly pageHostname: string;
  /** Asks the user whether the game may call the host of an address. */
  readonly ask: (address: URL) => Promise<boolean>;
  /** Called once for each host that cannot be called, with the reason. */
  readonly onRefused?: (host: string, reason: string) => void;
  /** Where answers are kept; as long as the returned function when absent. */
  readonly answers?: HostAnswers;
}

/** Decides whether a game may call the host of an address. */
export type HostConsent = (address: URL) => Promise<boolean>;

/** Stops games that make up hosts from asking forever. */
const mostQuestions = 8;
/** Made-up hosts are not remembered without limit. */
const mostTold = 1000;

/**
 * Decides which hosts a game may call: the user is asked once for each, and never about unreachable ones. An answer
 * about https says nothing about http, which others in the network can read, and one about a port nothing about others.
 */
export function createHostConsent(options: HostConsentOptions): HostConsent {
  const { pageHostname, ask, onRefused, answers = new Map<string, boolean>() } = options;
  const open = new Map<string, Promise<boolean>>();
  const told = new Set<string>();
  let questions = 0;

  const refuse = ({ origin, host }: URL, reason: string): false => {
    if (!told.has(origin) && told.size < mostTold) {
      told.add(origin);
      onRefused?.(host, reason);
    }
    return false;
  };

  async function question(address: URL): Promise<boolean> {
    const isAllowed = await ask(address);
    open.delete(address.origin);
    answers.set(address.origin, isAllowed);
    return isAllowed || refuse(address, refusal);
  }

  return async (address) => {
    const { origin, hostname } = address;
    if (!canReach(pageHostname, hostname)) {
      return refuse(address, 'games on this page cannot reach this computer or its local network');
    }
    const answer = answers.get(origin);
    if (answer !== undefined) return answer || refuse(address, refusal);
    const asked = open.get(origin);
    if (asked) return asked;
    if (questions === mostQuestions) return refuse(address, 'it has called too many hosts');
    questions += 1;
    const asking = question(address);
    open.set(origin, asking);
    return asking;
  };
}

const refusal = 'you did not allow it';
