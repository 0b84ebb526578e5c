import { createHmac } from 'node:crypto';

/** How long a token is valid, in seconds. */
const lifetime = 60;

/** A token that signs the server in at CouchDB as an administrator, by a key that both know. */
export function signToken(key: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  const claims = { sub: 'playhouse', iat: seconds, exp: seconds + lifetime, '_couchdb.roles': ['_admin'] };
  const text = [{ alg: 'HS256', typ: 'JWT' }, claims].map(encode).join('.');
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
