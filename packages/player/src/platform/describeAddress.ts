/** An address that a game wants to open, as shown to people before they decide. */
export interface DescribedAddress {
  readonly address: string;
  /** The actual destination. */
  readonly host: string;
  /** What is suspicious about it, in sentences. */
  readonly warnings: readonly string[];
}

/** Names of the computer itself. */
const ownNames = /^(?:localhost|.*\.localhost)$/;
const ipAddress = /^(?:\d+\.\d+\.\d+\.\d+|\[.*\])$/;
/** Private networks, and the computer itself. */
const nearby = /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.|\[::1\]|\[f[cde])/;

/** Distinguishes the actual host of an http or https address from parts that only look like one. */
export function describeAddress(address: string): DescribedAddress {
  const { hostname, host, protocol, username, password } = new URL(address);
  const warnings: string[] = [];
  if (username !== '' || password !== '') {
    warnings.push(`The part before the @ is only a user name. The address leads to ${host}.`);
  }
  if (ownNames.test(hostname) || nearby.test(hostname)) {
    warnings.push('It leads to this computer or to the network it is in.');
  } else if (ipAddress.test(hostname)) warnings.push('It uses a number instead of a name.');
  if (hostname.split('.').some((part) => part.startsWith('xn--'))) {
    warnings.push('Its name has letters that can be mistaken for others.');
  }
  if (protocol === 'http:') warnings.push('The connection is not encrypted.');
  return { address, host, warnings };
}
