import { randomInt } from 'node:crypto';
import { keyedDigest } from '../identity/secrets.ts';
import type { Records } from '../records/records.ts';

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 10;

/** Codes with which accounts can be made where not everybody may make one. */
export class Invites {
  private readonly records: Records;
  private readonly key: string;
  private readonly now: () => number;

  constructor(records: Records, key: string, now: () => number) {
    this.records = records;
    this.key = key;
    this.now = now;
  }

  /** Returns the code, which is not stored. */
  async make(accounts: number, days: number): Promise<{ readonly code: string; readonly expiresAt: string }> {
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    const createdAt = new Date(this.now()).toISOString();
    const expiresAt = new Date(this.now() + days * 24 * 3600_000).toISOString();
    await this.records.put('invite', this.keyOf(code), { createdAt, expiresAt, left: accounts });
    return { code, expiresAt };
  }

  /** Uses a code once. Undefined when it is unknown, expired or used up, else how to give it back. */
  async take(code: string): Promise<(() => Promise<void>) | undefined> {
    const key = this.keyOf(code);
    const taken = await this.records.change('invite', key, (now) => {
      if (!now || now.left === 0 || Date.parse(now.expiresAt) <= this.now()) return undefined;
      return { ...now, left: now.left - 1 };
    });
    if (!taken) return undefined;
    return async () => {
      await this.records.change('invite', key, (now) => now && { ...now, left: now.left + 1 });
    };
  }

  /** People type codes in any case, and in groups. */
  private keyOf(code: string): string {
    return keyedDigest(this.key, code.toUpperCase().replace(/[\s-]/g, ''));
  }
}
