import { createHash, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';
import { der } from './der.ts';

const ids = {
  commonName: '2.5.4.3',
  ecdsaSha256: '1.2.840.10045.4.3.2',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  extendedKeyUsage: '2.5.29.37',
  subjectKey: '2.5.29.14',
  authorityKey: '2.5.29.35',
  alternativeNames: '2.5.29.17',
  nameConstraints: '2.5.29.30',
  serverAuthentication: '1.3.6.1.5.5.7.3.1',
} as const;

export interface CertificateFacts {
  readonly subject: string;
  readonly issuer: string;
  readonly publicKey: KeyObject;
  /** Key of the issuer, and the public half of it. */
  readonly signer: { readonly privateKey: KeyObject; readonly publicKey: KeyObject };
  readonly from: Date;
  readonly until: Date;
  /** Names and addresses: those of the server, or the only ones for which an authority may vouch. */
  readonly names: readonly string[];
  readonly isAuthority: boolean;
}

/** A certificate in PEM, signed with an elliptic curve key. */
export function makeCertificate(facts: CertificateFacts): string {
  const { subject, issuer, publicKey, signer, from, until } = facts;
  const algorithm = der.sequence(der.identifier(ids.ecdsaSha256));
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  const body = der.sequence(
    der.context(0, der.integer(2)),
    der.integer(serial),
    algorithm,
    nameOf(issuer),
    der.sequence(der.time(from), der.time(until)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der.context(3, der.sequence(...extensionsOf(facts))),
  );
  const signature = sign('sha256', body, signer.privateKey);
  const bytes = der.sequence(body, algorithm, der.bitString(signature));
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

function nameOf(text: string): Buffer {
  return der.sequence(der.set(der.sequence(der.identifier(ids.commonName), der.text(text))));
}

function extensionsOf({ isAuthority, publicKey, signer, names }: CertificateFacts): Buffer[] {
  const keys = [
    extension(ids.subjectKey, der.octets(keyId(publicKey)), false),
    extension(ids.authorityKey, der.sequence(der.context(0, keyId(signer.publicKey), true)), false),
  ];
  if (isAuthority) {
    const subtrees = names.map((name) => der.sequence(generalName(name, true)));
    return [
      extension(ids.basicConstraints, der.sequence(der.boolean(true), der.integer(0)), true),
      // Signing certificates, and nothing else.
      extension(ids.keyUsage, der.bitString(Buffer.from([0x04]), 2), true),
      extension(ids.nameConstraints, der.sequence(der.context(0, Buffer.concat(subtrees))), true),
      ...keys,
    ];
  }
  return [
    extension(ids.basicConstraints, der.sequence(), true),
    extension(ids.keyUsage, der.bitString(Buffer.from([0x80]), 7), true),
    extension(ids.extendedKeyUsage, der.sequence(der.identifier(ids.serverAuthentication)), false),
    extension(ids.alternativeNames, der.sequence(...names.map((name) => generalName(name, false))), false),
    ...keys,
  ];
}

function extension(id: string, value: Buffer, isCritical: boolean): Buffer {
  return der.sequence(der.identifier(id), ...(isCritical ? [der.boolean(true)] : []), der.octets(value));
}

function keyId(key: KeyObject): Buffer {
  return createHash('sha1')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest();
}

/** A host name or an address; in a constraint, an address comes with a mask that lets through that address only. */
function generalName(name: string, isConstraint: boolean): Buffer {
  const version = isIP(name);
  if (version === 0) return der.context(2, Buffer.from(name), true);
  const bytes = version === 4 ? Buffer.from(name.split('.').map(Number)) : bytesOfV6(name);
  const mask = isConstraint ? Buffer.alloc(bytes.length, 0xff) : Buffer.alloc(0);
  return der.context(7, Buffer.concat([bytes, mask]), true);
}

function bytesOfV6(address: string): Buffer {
  // A URL writes each address in one way; an embedded IPv4 address becomes groups.
  const plain = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = plain.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((each) => Number.parseInt(each, 16)));
  const [before, after] = [groups(head), tail === undefined ? [] : groups(tail)];
  const zeros = Array<number>(8 - before.length - after.length).fill(0);
  return Buffer.from([...before, ...zeros, ...after].flatMap((each) => [each >> 8, each & 0xff]));
}
