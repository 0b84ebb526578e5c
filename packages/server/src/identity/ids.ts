import { createHmac, randomBytes } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const digits = `${letters}234567`;
const length = 20;

/** Ids of users and projects as they come in requests. */
export const idPattern = /^[a-z][a-z2-7]{19}$/;

/** A new id that nobody can guess: 20 characters, also valid in names of databases. */
export function newId(): string {
  return idOf(randomBytes(length));
}

/** The same id for the same parts, and a secret one as long as the key is. Making something twice makes it once. */
export function derivedId(key: string, ...parts: readonly string[]): string {
  return idOf(createHmac('sha256', key).update(JSON.stringify(parts)).digest());
}

function idOf(bytes: Uint8Array): string {
  const characters = [...bytes.subarray(0, length)].map((byte, index) =>
    index === 0 ? letters[byte % letters.length] : digits[byte % digits.length],
  );
  return characters.join('');
}
