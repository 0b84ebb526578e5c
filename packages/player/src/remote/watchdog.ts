/** How often it is looked at. A page that was held up itself, or slept, counts as one look. */
const every = 100;
const mostPerLook = 250;

/** Watches that a busy worker gives signs of life. */
export interface Watchdog {
  /** A sign of life. `limit` is how long the next one may take, in ms; undefined when nothing is asked of it any more. */
  expect(limit: number | undefined): void;
  end(): void;
}

/** Where time comes from. */
export interface WatchdogClock {
  now(): number;
  /** Calls again and again; returns what ends it. */
  repeat(look: () => void, milliseconds: number): () => void;
  /** While the page is hidden, it hears of nothing in time. */
  isHidden(): boolean;
}

const pageClock: WatchdogClock = {
  now: () => performance.now(),
  repeat(look, milliseconds) {
    const timer = setInterval(look, milliseconds);
    return () => clearInterval(timer);
  },
  isHidden: () => typeof document !== 'undefined' && document.visibilityState === 'hidden',
};

/** Calls `onSilent` once, when a sign of life is overdue. */
export function createWatchdog(onSilent: () => void, clock: WatchdogClock = pageClock): Watchdog {
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
