import { randomInt } from 'node:crypto';
import { digestOf, newSecret } from '../identity/secrets.ts';

/** Consonants and digits that look like nothing else, so that no code is a word. */
const alphabet = '2346789BCDFGHJKMPQRTVWXY';
const length = 8;
const lifetime = 600_000;
const most = 1000;

interface Asked {
  readonly code: string;
  readonly title: string;
  readonly until: number;
  /** Who allowed it; `refused` once somebody did not. */
  answer?: { readonly user: string } | 'refused';
}

export interface NewDeviceCode {
  /** For people: typed into a page by somebody who is signed in. */
  readonly code: string;
  /** For the program that asked: gets the answer. */
  readonly device: string;
  readonly expiresAt: string;
}

export type DeviceAnswer =
  | { readonly state: 'pending' | 'refused' | 'expired' }
  | { readonly state: 'allowed'; readonly user: string; readonly title: string };

/**
 * Programs without a browser that ask for access, until somebody who is signed in answers. They are not stored: a restart
 * makes people ask again.
 */
export class DeviceCodes {
  private readonly asked = new Map<string, Asked>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  ask(title: string): NewDeviceCode {
    this.forgetOld();
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    const device = newSecret();
    const until = this.now() + lifetime;
    this.asked.set(digestOf(device), { code, title, until });
    return { code: `${code.slice(0, 4)}-${code.slice(4)}`, device, expiresAt: new Date(until).toISOString() };
  }

  /** What asks by a code; undefined when the code is unknown, over, or answered. */
  find(code: string): { readonly title: string } | undefined {
    const found = this.openOf(code);
    return found && { title: found.title };
  }

  /** Answers a code. False when there is nothing to answer. */
  answer(code: string, user: string, isAllowed: boolean): boolean {
    const found = this.openOf(code);
    if (found) found.answer = isAllowed ? { user } : 'refused';
    return found !== undefined;
  }

  /** The answer, for the program that asked. It is given once. */
  take(device: string): DeviceAnswer {
    this.forgetOld();
    const key = digestOf(device);
    const found = this.asked.get(key);
    if (!found) return { state: 'expired' };
    if (!found.answer) return { state: 'pending' };
    this.asked.delete(key);
    if (found.answer === 'refused') return { state: 'refused' };
    return { state: 'allowed', user: found.answer.user, title: found.title };
  }

  /** People type codes in any case, and in groups. */
  private openOf(typed: string): Asked | undefined {
    const code = typed.toUpperCase().replace(/[\s-]/g, '');
    const isOpen = (each: Asked) => each.code === code && !each.answer && each.until > this.now();
    return [...this.asked.values()].find(isOpen);
  }

  private forgetOld(): void {
    for (const [key, { until }] of this.asked) {
      if (until <= this.now() || this.asked.size >= most) this.asked.delete(key);
    }
  }
}
