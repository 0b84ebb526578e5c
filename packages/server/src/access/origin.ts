/** What a browser says about where a request comes from. */
export interface OriginFacts {
  readonly method: string;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  /** A token is sent on purpose, a cookie by any page. */
  readonly hasToken: boolean;
  /** The address under which the server was asked. */
  readonly own: string;
}

const safe = new Set(['GET', 'HEAD']);

/**
 * Whether a request that may change something comes from our own pages. A page elsewhere can make a browser send
 * requests with our cookie, but cannot choose what the browser says of its origin. `allowed` are further origins.
 */
export function isFromUs(
  { method, origin, fetchSite, hasToken, own }: OriginFacts,
  allowed: readonly string[],
): boolean {
  if (safe.has(method) || hasToken) return true;
  if (origin === undefined) return fetchSite === 'same-origin';
  return origin === own || allowed.includes(origin);
}
