/**
 * Settles as `work` does, or rejects with the signal's reason once that aborts. Nothing of the work is kept afterwards,
 * while a promise that stays pending keeps each race that it took part in, and its result.
 */
export function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return work;
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  if (signal.aborted) abort();
  return promise;
}
