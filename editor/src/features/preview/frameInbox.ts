import { framesPerSecond } from '@playhouse/core';
import { createLeavingGate, createTokenBucket, type Leaving, leavingLimits } from '@playhouse/player/messages';
import type { FrameEvent } from '../../preview/frameMessages.ts';

/** What an inbox needs of the page. */
export interface InboxPorts {
  /** In ms. */
  now(): number;
  /** Calls `work` soon; events are delivered in batches, so that the page renders once per batch. */
  soon(work: () => void): void;
  hand(events: readonly FrameEvent[]): void;
}

/** Games can run at up to four times the normal speed. */
const highestSpeed = 4;
/** Our own frame sends far less. A frame that sends more is ended, so that it cannot overload the page. */
const mostEvents = { perSecond: 1000, burst: 4000 };
/** The same limit for each type that games do not cause: heartbeats, watched values, answers. */
const mostOfKind = { perSecond: 60, burst: 200 };

/**
 * Collects events of the frame: no more of each type than may leave a game, delivered a few times a second. Returns a
 * function that accepts an event; it returns false when the frame sends implausibly many.
 */
export function createFrameInbox({ now, soon, hand }: InboxPorts): (event: FrameEvent) => boolean {
  const gate = createLeavingGate(() => (now() * framesPerSecond * highestSpeed) / 1000);
  const takeAny = createTokenBucket(mostEvents);
  const takeOf = new Map<string, (seconds: number) => boolean>();
  let waiting: FrameEvent[] = [];

  function isTooMany(type: string): boolean {
    const take = takeOf.get(type) ?? createTokenBucket(mostOfKind);
    takeOf.set(type, take);
    return !take(now() / 1000);
  }

  return (event) => {
    if (!takeAny(now() / 1000)) return false;
    if (!isLimited(event.type)) {
      if (isTooMany(event.type)) return false;
    } else if (!gate.lets(event.type)) return true;
    waiting.push(event);
    if (waiting.length === 1) {
      soon(() => {
        const events = waiting;
        waiting = [];
        hand(events);
      });
    }
    return true;
  };
}

function isLimited(type: string): type is Leaving {
  return Object.hasOwn(leavingLimits, type);
}
