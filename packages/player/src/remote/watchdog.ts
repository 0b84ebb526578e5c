/** Interval of the checks. A page that was blocked or suspended in between counts as one check. */
const every = 100;
const mostPerLook = 250;

/** Checks that a busy worker sends signs of life. */
export interface Watchdog {
  /**
   * Reports a sign of life. `limit` is the time until the next one is overdue, in ms; undefined while no request is
   * pending.
   */
  expect(limit: number | undefined): void;
  end(): void;
}

/** A time source. */
export interface WatchdogClock {
  now(): number;
  /** Calls repeatedly; returns a function that stops it. */
  repeat(look: () => void, milliseconds: number): () => void;
  /** While the page is hidden, it receives nothing in time. */
  isHidden(): boolean;
}

/** The time of pages, which are hidden when any of them is; of this page by default. */
export function createPageClock(pages: readonly Pick<Document, 'visibilityState'>[] = ownPage()): WatchdogClock {
  return {
    now: () => performance.now(),
    repeat(look, milliseconds) {
      const timer = setInterval(look, milliseconds);
      return () => clearInterval(timer);
    },
    isHidden: () => pages.some(({ visibilityState }) => visibilityState === 'hidden'),
  };
}

/** Workers have none. */
function ownPage(): readonly Document[] {
  return typeof document === 'undefined' ? [] : [document];
}

/** Calls `onSilent` once, when a sign of life is overdue. */
export function createWatchdog(onSilent: () => void, clock: WatchdogClock = createPageClock()): Watchdog {
  let limit: number | undefined;
  let silent = 0;
  let last = 0;
  let stop: (() => void) | undefined;
  const end = () => {
    stop?.();
    stop = undefined;
    limit = undefined;
  };
  const look = () => {
    const now = clock.now();
    const passed = Math.min(now - last, mostPerLook);
    last = now;
    if (limit === undefined || clock.isHidden()) silent = 0;
    else silent += passed;
    if (limit === undefined || silent < limit) return;
    end();
    onSilent();
  };
  return {
    expect(next) {
      limit = next;
      silent = 0;
      last = clock.now();
      if (next !== undefined) stop ??= clock.repeat(look, every);
    },
    end,
  };
}
