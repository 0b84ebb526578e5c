import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, for everything whose knowledge gives access. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret: it cannot be turned back, and needs no salt because secrets are random. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** What is stored of a guessable text, such as a name, for which somebody could try all. */
export function keyedDigest(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Compares in a time that says nothing about the texts. */
export function isSame(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(digestOf(left)), Buffer.from(digestOf(right)));
}
