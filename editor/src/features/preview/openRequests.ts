/** The addresses that a game wanted to open in this run, and the user's answers. */
export interface OpenRequests {
  /** The address that the user is being asked about. */
  readonly asked: string | undefined;
  /** The user chose to stay: no more questions. */
  readonly isRefused: boolean;
  readonly opened: ReadonlySet<string>;
}

/** The state at the start of a run. */
export const noRequests: OpenRequests = { asked: undefined, isRefused: false, opened: new Set() };

/** The game wants to open an address. Asks one question at a time, and none about answered addresses. */
export function withRequest(requests: OpenRequests, address: string): OpenRequests {
  const isSettled = requests.asked !== undefined || requests.isRefused || requests.opened.has(address);
  return isSettled ? requests : { ...requests, asked: address };
}

export function withAnswer({ asked, ...requests }: OpenRequests, answer: 'open' | 'stay'): OpenRequests {
  if (asked === undefined) return { ...requests, asked };
  if (answer === 'stay') return { ...requests, asked: undefined, isRefused: true };
  return { ...requests, asked: undefined, opened: new Set([...requests.opened, asked]) };
}
