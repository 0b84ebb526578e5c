/** What a game has wanted to open in this run, and what the person said. */
export interface OpenRequests {
  /** The address that the person is asked about. */
  readonly asked: string | undefined;
  /** The person wants to stay here: no more questions. */
  readonly isRefused: boolean;
  readonly opened: ReadonlySet<string>;
}

/** When a run begins. */
export const noRequests: OpenRequests = { asked: undefined, isRefused: false, opened: new Set() };

/** The game wants to open an address. One question at a time, and none about what was answered. */
export function withRequest(requests: OpenRequests, address: string): OpenRequests {
  const isSettled = requests.asked !== undefined || requests.isRefused || requests.opened.has(address);
  return isSettled ? requests : { ...requests, asked: address };
}

export function withAnswer({ asked, ...requests }: OpenRequests, answer: 'open' | 'stay'): OpenRequests {
  if (asked === undefined) return { ...requests, asked };
  if (answer === 'stay') return { ...requests, asked: undefined, isRefused: true };
  return { ...requests, asked: undefined, opened: new Set([...requests.opened, asked]) };
}
