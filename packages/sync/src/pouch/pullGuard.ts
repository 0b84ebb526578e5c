import { checkValues, isJsonObject } from '@playhouse/core';

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * A `fetch` that empties what must not be taken in. PouchDB steps over an entry of `_bulk_get` without documents,
 * whereas an error in it would stop the replication.
 */
export function guardPulls(fetch: Fetch, onRefused: (id: string, reason: string) => void): Fetch {
  return async (address, init) => {
    const answer = await fetch(address, init);
    if (!answer.ok || !/\/_bulk_get(\?|$)/.test(address)) return answer;
    const body: unknown = await answer.json();
    return new Response(JSON.stringify(guardEntries(body, onRefused)), { status: answer.status, headers: jsonHeaders });
  };
}

const jsonHeaders = { 'content-type': 'application/json' };

/** The answer of `_bulk_get` without documents that have a fault. */
export function guardEntries(body: unknown, onRefused: (id: string, reason: string) => void): unknown {
  if (!isJsonObject(body) || !Array.isArray(body.results)) return body;
  const results = body.results.map((entry: unknown) => {
    if (!isJsonObject(entry) || !Array.isArray(entry.docs)) return entry;
    const fault = entry.docs.map(faultOf).find((each) => each !== undefined);
    if (fault === undefined) return entry;
    onRefused(String(entry.id), fault);
    return { ...entry, docs: [] };
  });
  return { ...body, results };
}

function faultOf(doc: unknown): string | undefined {
  if (!isJsonObject(doc) || !isJsonObject(doc.ok)) return undefined;
  // Files are long texts, which have digests of their own.
  const { _attachments, ...values } = doc.ok;
  return checkValues(values)?.reason;
}
