import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { makeCertificate } from './certificate.ts';

const day = 24 * 3600_000;
/** Browsers refuse certificates of servers that are valid for longer. */
const lifetimes = { authority: 3650 * day, server: 390 * day, renewal: 30 * day } as const;

export interface LocalTls {
  readonly cert: string;
  readonly key: string;
  /** The certificate that other computers have to trust. */
  readonly authorityFile: string;
}

/**
 * Certificates of a server’s own, for networks without any: an authority, which can vouch for the names of this server only
 * and is installed on the other computers once, and a certificate of the server, made anew before it expires.
 */
export async function localTls(folder: string, names: readonly string[], now: number): Promise<LocalTls> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const authorityFile = path.join(folder, 'authority.pem');
  const authority = await authorityOf(folder, names, now);
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const cert = makeCertificate({
    subject: names[0] ?? 'localhost',
    issuer: authority.subject,
    publicKey: pair.publicKey,
    signer: authority,
    from: new Date(now - day),
    until: new Date(now + lifetimes.server),
    names,
    isAuthority: false,
  });
  const key = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { cert: cert + authority.certificate, key, authorityFile };
}

interface Authority {
  readonly subject: string;
  readonly certificate: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** The authority of a folder; a new one when it is for other names, or expires soon. */
async function authorityOf(folder: string, names: readonly string[], now: number): Promise<Authority> {
  const [certificate, key, known] = await Promise.all(
    ['authority.pem', 'authority.key', 'names.json'].map((name) =>
      readFile(path.join(folder, name), 'utf8').catch(() => ''),
    ),
  );
  const wanted = JSON.stringify([...names].sort());
  if (certificate && key && known === wanted) {
    const found = new X509Certificate(certificate);
    const subject = found.subject.replace(/^CN=/, '');
    const isFresh = Date.parse(found.validTo) - now > lifetimes.renewal;
    if (isFresh) {
      const privateKey = createPrivateKey(key);
      return { subject, certificate, privateKey, publicKey: createPublicKey(privateKey) };
    }
  }
  return makeAuthority(folder, names, wanted, now);
}

async function makeAuthority(
  folder: string,
  names: readonly string[],
  wanted: string,
  now: number,
): Promise<Authority> {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = `Playhouse on ${names[0] ?? 'localhost'}`;
  const certificate = makeCertificate({
    subject,
    issuer: subject,
    publicKey: pair.publicKey,
    signer: pair,
    from: new Date(now - day),
    until: new Date(now + lifetimes.authority),
    names,
    isAuthority: true,
  });
  await writeOwn(
    path.join(folder, 'authority.key'),
    pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  await writeOwn(path.join(folder, 'authority.pem'), certificate);
  await writeOwn(path.join(folder, 'names.json'), wanted);
  return { subject, certificate, ...pair };
}

/** Writes a file that only its owner can read, whole or not at all. */
async function writeOwn(file: string, text: string): Promise<void> {
  const handle = await open(`${file}.new`, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.new`, file);
}
