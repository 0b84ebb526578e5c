import { chmod, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { newSecret } from '../identity/secrets.ts';

/** What nobody but the server may know. Lost keys end sessions, and make names and codes unknown. */
export interface Secrets {
  readonly cookieKey: string;
  readonly nameKey: string;
  readonly idKey: string;
  /** Signs the server in at CouchDB. */
  readonly couchKey: string;
}

const keys = ['cookieKey', 'nameKey', 'idKey', 'couchKey'] as const;

/** The file of the secrets cannot be used. */
export class SecretsFault extends Error {}

/** Reads the secrets of a data folder, and makes them at the first start. Only the owner of the file can read it. */
export async function readSecrets(folder: string): Promise<Secrets> {
  const file = path.join(folder, 'secret.json');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== 'ENOENT') throw error;
    return makeSecrets(file);
  }
  await chmod(file, 0o600);
  const found = parse(text);
  if (!found) throw new SecretsFault(`${file} is damaged. Restore it from a backup.`);
  return found;
}

function parse(text: string): Secrets | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isWhole = keys.every((key) => typeof Reflect.get(Object(value), key) === 'string');
    return isWhole ? (value as Secrets) : undefined;
  } catch {
    return undefined;
  }
}

async function makeSecrets(file: string): Promise<Secrets> {
  const secrets = Object.fromEntries(keys.map((key) => [key, newSecret()])) as unknown as Secrets;
  // The file appears as a whole or not at all, and is on the disk before anything is made with its keys.
  const handle = await open(`${file}.new`, 'w', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(secrets, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.new`, file);
  return secrets;
}
