import { isJsonObject } from '@playhouse/core';
import type { Fetch } from './patientFetch.ts';

/** The longest wait that a server can ask for, in ms. */
const longest = 600_000;

/**
 * A `fetch` whose refusals can always be read: PouchDB makes errors of their bodies. They say how long the server wants us
 * to wait. A page instead of JSON is not from a database but from something in front of it, which may find a request too
 * large, or has no server behind it at the moment.
 */
export function readRefusals(fetch: Fetch): Fetch {
  return async (address, init) => {
    const answer = await fetch(address, init);
    if (answer.ok || answer.status === 304) return answer;
    const body: unknown = await answer.json().catch(() => undefined);
    const isSaid = isJsonObject(body);
    const said = isSaid ? body : { error: 'unavailable', reason: `status ${answer.status}` };
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    const retryAfter = seconds > 0 ? { retryAfter: Math.min(seconds * 1000, longest) } : {};
    const isOurs = isSaid || answer.status === 413 || answer.status === 429 || answer.status >= 500;
    const status = isOurs ? answer.status : 503;
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ ...said, ...retryAfter }), { status, headers });
  };
}
