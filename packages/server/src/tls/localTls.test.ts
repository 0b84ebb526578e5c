import { createPrivateKey, createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer } from '../createServer.ts';
import type { AccessPort } from '../gateway/access.ts';
import { createModelStore } from '../stores/model/modelStore.ts';
import { temporaryFolder } from '../test/schoolServer.ts';
import { makeCertificate } from './certificate.ts';
import { localTls } from './localAuthority.ts';

let folder = '';
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await temporaryFolder());
});

afterEach(() => remove());

const names = ['school-pc', '127.0.0.1', '192.168.1.7', '::1', 'fe80::1:2', '::ffff:10.0.0.1'];
const day = 24 * 3600_000;

interface Asked {
  readonly status: number | undefined;
  readonly headers: Record<string, unknown>;
}

/** Asks a server of this machine as if it had that name, trusting one authority only. */
function ask(port: number, servername: string, ca: string): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/db/', ca, servername, agent: false } as const;
    https
      .get({ ...options, checkServerIdentity: (_, cert) => checkName(servername, cert.raw) }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, headers: answer.headers });
      })
      .on('error', reject);
  });
}

function checkName(name: string, raw: Buffer): Error | undefined {
  return new X509Certificate(raw).checkHost(name) ? undefined : new Error(`not for ${name}`);
}

async function serve(tls: { cert: string; key: string }) {
  const access: AccessPort = { session: async () => undefined, access: async () => 'none' };
  const server = createServer({ store: createModelStore(), access, instance: 'x', tls });
  const url = await server.listen(0, '127.0.0.1');
  return { server, port: Number(new URL(url).port), url };
}

describe('certificates of a server’s own', () => {
  it('are taken by a client that trusts their authority, and by no other', async () => {
    const { cert, key, authorityFile } = await localTls(folder, names, Date.now());
    const ca = fs.readFileSync(authorityFile, 'utf8');
    const { server, port, url } = await serve({ cert, key });
    expect(url).toMatch(/^https:/);
    const asked = await ask(port, 'school-pc', ca);
    expect([asked.status, asked.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
    const other = await localTls(path.join(folder, 'other'), names, Date.now());
    await expect(ask(port, 'school-pc', fs.readFileSync(other.authorityFile, 'utf8'))).rejects.toThrow(/self-signed/);
    await expect(ask(port, 'elsewhere', ca)).rejects.toThrow('not for elsewhere');
    await server.close();
  });

  it('are for all names and addresses of the server', async () => {
    const { cert } = await localTls(folder, names, Date.now());
    const found = new X509Certificate(cert);
    for (const name of names) {
      const isNamed = name === 'school-pc' ? found.checkHost(name) : found.checkIP(name);
      expect([name, isNamed === undefined]).toEqual([name, false]);
    }
    expect([found.checkHost('other-pc'), found.checkIP('10.0.0.2')]).toEqual([undefined, undefined]);
    expect(found.ca).toBe(false);
  });

  it('come from an authority that cannot vouch for anybody else', async () => {
    const { cert, authorityFile } = await localTls(folder, ['school-pc'], Date.now());
    const authority = new X509Certificate(fs.readFileSync(authorityFile));
    expect([authority.ca, new X509Certificate(cert).checkIssued(authority)]).toEqual([true, true]);
    expect(new X509Certificate(cert).verify(authority.publicKey)).toBe(true);
    // Whoever steals its key gains nothing for other names.
    const privateKey = createPrivateKey(fs.readFileSync(path.join(folder, 'authority.key')));
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const forged = makeCertificate({
      subject: 'bank.example',
      issuer: 'Playhouse on school-pc',
      publicKey: pair.publicKey,
      signer: { privateKey, publicKey: createPublicKey(privateKey) },
      from: new Date(Date.now() - day),
      until: new Date(Date.now() + day),
      names: ['bank.example'],
      isAuthority: false,
    });
    const key = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const { server, port } = await serve({ cert: forged + authority.toString(), key });
    await expect(ask(port, 'bank.example', authority.toString())).rejects.toThrow(/permitted subtree/);
    await server.close();
  });

  it('keep their authority over restarts, until it expires or the names change', async () => {
    const now = Date.now();
    const authorityAt = async (time: number, wanted: readonly string[]) =>
      fs.readFileSync((await localTls(folder, wanted, time)).authorityFile, 'utf8');
    const first = await authorityAt(now, names);
    expect(await authorityAt(now + 100 * day, [...names].reverse())).toBe(first);
    expect(await authorityAt(now, [...names, 'new-pc'])).not.toBe(first);
    const second = await authorityAt(now, names);
    expect(await authorityAt(now + 3640 * day, names)).not.toBe(second);
    for (const name of fs.readdirSync(folder)) {
      expect([name, fs.statSync(path.join(folder, name)).mode & 0o077]).toEqual([name, 0]);
    }
  });

  it.each([2048, 2050, 2060])('can be valid until %i', (year) => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const until = new Date(Date.UTC(year, 5, 1));
    const facts = { subject: 'x', issuer: 'x', publicKey, signer: { privateKey, publicKey }, names: ['x'] };
    const pem = makeCertificate({ ...facts, from: new Date(0), until, isAuthority: false });
    expect(Date.parse(new X509Certificate(pem).validTo)).toBe(until.getTime());
  });
});
