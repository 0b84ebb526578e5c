import type { Fetch } from './patientFetch.ts';

/** How often a request is made that the server finds too many, and how long it may want us to wait, in ms. */
const tooMany = { attempts: 10, wait: 60_000 } as const;

/** A large project needs more requests than a server takes at once: it says when to go on. */
export function waitWhenBusy(fetch: Fetch): Fetch {
  return async (address, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetch(address, init);
      const wait = Number(answer.headers.get('retry-after') ?? Number.NaN) * 1000;
      if (answer.status !== 429 || attempt === tooMany.attempts || !(wait <= tooMany.wait)) return answer;
      await answer.body?.cancel();
      await pause(wait, init.signal);
    }
  };
}

function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
}
