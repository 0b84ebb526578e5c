export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** How long nothing may come, in ms, and how many bytes of a request and of its answer must move in a second. */
export interface Patience {
  readonly silence: number;
  readonly sent: number;
  readonly received: number;
}

/** A server holds a feed for 10 s, and a slow line of a school moves more than this. */
export const usualPatience: Patience = { silence: 30_000, sent: 16 * 1024, received: 1024 };

/**
 * A `fetch` that gives up when a server does not answer, or hardly. A connection whose other end is gone without a word
 * would otherwise be waited for without end. Answers are complete when they are returned.
 */
export function patientFetch(fetch: Fetch, { silence, sent, received }: Patience = usualPatience): Fetch {
  return async (address, init) => {
    const control = new AbortController();
    const signal = init.signal ? AbortSignal.any([init.signal, control.signal]) : control.signal;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUpAfter = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => control.abort(silent()), milliseconds);
    };
    try {
      giveUpAfter(silence + (sizeOf(init.body) / sent) * 1000);
      const answer = await fetch(address, { ...init, signal });
      const began = performance.now();
      const onBytes = (count: number) => {
        const left = began + silence + (count / received) * 1000 - performance.now();
        giveUpAfter(Math.min(silence, Math.max(0, left)));
      };
      onBytes(0);
      return await complete(answer, onBytes);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The same for answers that are read as they arrive. Only a silent server is given up, not one whose reader is busy. */
export function patientStream(fetch: Fetch, { silence }: Patience = usualPatience): Fetch {
  return async (address, init) => {
    const control = new AbortController();
    const signal = init.signal ? AbortSignal.any([init.signal, control.signal]) : control.signal;
    const inTime = async <Value>(work: Promise<Value>): Promise<Value> => {
      const timer = setTimeout(() => control.abort(silent()), silence);
      try {
        return await work;
      } finally {
        clearTimeout(timer);
      }
    };
    const answer = await inTime(fetch(address, { ...init, signal }));
    const reader = answer.body?.getReader();
    if (!reader) return answer;
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(stream) {
          const { done, value } = await inTime(reader.read());
          if (done) stream.close();
          else stream.enqueue(value);
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    );
    const { status, statusText, headers } = answer;
    return new Response(body, { status, statusText, headers });
  };
}

/** Like an error of the system, so that it is taken for one of the connection. */
function silent(): Error {
  return Object.assign(new Error('The server does not answer.'), { code: 'ETIMEDOUT' });
}

/** Bodies of databases are texts or bytes. */
function sizeOf(body: RequestInit['body']): number {
  if (typeof body === 'string') return body.length;
  if (body instanceof Blob) return body.size;
  return body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? body.byteLength : 0;
}

async function complete(answer: Response, onBytes: (count: number) => void): Promise<Response> {
  const reader = answer.body?.getReader();
  if (!reader) return answer;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let count = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    count += part.value.length;
    onBytes(count);
  }
  const { status, statusText, headers } = answer;
  return new Response(new Blob(parts), { status, statusText, headers });
}
