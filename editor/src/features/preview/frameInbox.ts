import { framesPerSecond } from '@playhouse/core';
import { createLeavingGate, createTokenBucket, type Leaving, leavingLimits } from '@playhouse/player/messages';
import type { FrameEvent } from '../../preview/frameMessages.ts';

/** What an inbox needs of the page. */
export interface InboxPorts {
  /** In ms. */
  now(): number;
  /** Calls `work` soon; what came until then is handed over together, so that the page is drawn once. */
  soon(work: () => void): void;
  hand(events: readonly FrameEvent[]): void;
}

/** Games can be played four times as fast. */
const highestSpeed = 4;
/** A frame that is our own tells far less. What tells more is ended, since a page can hear only so much. */
const mostEvents = { perSecond: 1000, burst: 4000 };
/** The same for each kind that a game does not cause: signs of life, watched values, answers. */
const mostOfKind = { perSecond: 60, burst: 200 };

/**
 * Takes what the frame says: no more of each kind than may leave a game, and all of it a few times a second. Returns what
 * takes an event; false when the frame says more than it can ever have to say.
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
