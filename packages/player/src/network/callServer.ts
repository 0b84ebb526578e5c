import type { NetworkRequest } from '@playhouse/runtime';

/** The result of a call: the text of the answer, or why there is none. */
export type CallOutcome = { readonly value: string } | { readonly failure: string };

/** Maximum size of an answer, in bytes. */
export const longestAnswer = 1_000_000;
/** Timeout, in ms. */
const patience = 30_000;

/** Calls a server for a game: without redirects, cookies or referrer. Never rejects. */
export async function callServer(
  fetch: typeof globalThis.fetch,
  { method, url, body }: Omit<NetworkRequest, 'call'>,
): Promise<CallOutcome> {
  try {
    const response = await fetch(url, {
      method,
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
      headers: body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' },
      ...(body !== undefined && { body }),
    });
    if (response.ok) return { value: await readText(response) };
    return { failure: `the server answered with status ${response.status}` };
  } catch (error) {
    return { failure: reasonOf(error) };
  }
}

class TooLong extends Error {}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (const reader = body?.getReader(); reader; ) {
    const { value, done } = await reader.read();
    if (done) break;
    bytes += value.length;
    if (bytes > longestAnswer) {
      await reader.cancel();
      throw new TooLong();
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

/** Browsers do not say why a call failed, so that pages cannot explore networks. */
function reasonOf(error: unknown): string {
  if (error instanceof TooLong) return `the answer is longer than ${longestAnswer / 1e6} MB`;
  if (error instanceof Error && error.name === 'TimeoutError') return `the server timed out after ${patience / 1000} s`;
  return 'the server cannot be reached, redirects, or does not let other pages call it (CORS)';
}
