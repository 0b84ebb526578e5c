import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { noPolicy } from '../gateway/policy/policy.ts';
import { createCouchStore } from '../stores/couchdb/couchStore.ts';
import { signToken } from '../stores/couchdb/jwt.ts';
import { createModelStore } from '../stores/model/modelStore.ts';
import { runDatabaseStoreTests } from '../test/runDatabaseStoreTests.ts';
import { startServer } from '../test/testServer.ts';

const address = process.env.COUCH_URL;

if (address === undefined) console.warn('NOT RUN: the store of CouchDB against CouchDB itself. Set COUCH_URL.');
else {
  const { origin, username, password } = new URL(address);
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  runDatabaseStoreTests('CouchDB', async () => createCouchStore({ nodes: [origin], authorization }));
}

// Our own protocol without policy is one more database server: this tests the store and the protocol against each other.
for (const store of ['model', 'memory']) {
  runDatabaseStoreTests(`CouchDB’s protocol over ${store}`, async () => {
    const { url, server } = await startServer({
      policy: noPolicy,
      access: { session: async () => ({ user: 'ann' }), access: async () => 'write' },
      ...(store === 'model' && { store: createModelStore() }),
    });
    const couch = createCouchStore({ nodes: ['http://127.0.0.1:9/db', `${url}/db`], key: 'secret' });
    return { ...couch, close: () => server.close() };
  });
}

describe('tokens for CouchDB', () => {
  it('are signed with SHA-256, and end after a minute', () => {
    const [head = '', claims = '', signature] = signToken('key', 1_000_500).split('.');
    const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString());
    expect(read(head)).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(read(claims)).toEqual({ sub: 'playhouse', iat: 1000, exp: 1060, '_couchdb.roles': ['_admin'] });
    expect(signature).toBe(createHmac('sha256', 'key').update(`${head}.${claims}`).digest('base64url'));
  });

  it('nodes that do not answer are a fault', async () => {
    const store = createCouchStore({ nodes: ['http://127.0.0.1:9'], key: 'secret' });
    expect(await store.info('db')).toMatchObject({ ok: false, fault: { code: 'store.access' } });
  });
});
