/** A worker whose failure is noticed until it is ended. */
export interface WatchedWorker {
  /** Aborts when the worker fails. */
  readonly failed: AbortSignal;
  fail(reason: unknown): void;
  /** Terminates the worker, and lets go of it. */
  end(): void;
}

/** Notices when a worker fails, or cannot be loaded or understood. */
export function watchWorker(worker: Worker): WatchedWorker {
  const failure = new AbortController();
  const watching = new AbortController();
  // Comlink keeps a worker until its proxy is collected. What is done about a failure may reach that proxy, and a
  // listener of the worker that stayed would keep both.
  const { signal } = watching;
  worker.addEventListener('error', ({ message }) => failure.abort(new Error('the worker failed', { cause: message })), {
    signal,
  });
  worker.addEventListener('messageerror', () => failure.abort(new Error('a message could not be read')), { signal });
  return {
    failed: failure.signal,
    fail: (reason) => failure.abort(reason),
    end() {
      watching.abort();
      worker.terminate();
    },
  };
}
