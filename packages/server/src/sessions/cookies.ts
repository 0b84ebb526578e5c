import { keyedDigest } from '../identity/secrets.ts';

/** Names of the cookies. The one of the session is bound to the host where there is TLS. */
const names = {
  secure: '__Host-playhouse_session',
  plain: 'playhouse_session',
  user: 'playhouse_user',
  device: 'playhouse_device',
};

const year = 365 * 24 * 3600;
const halfYear = 180 * 24 * 3600;

/** A cookie of a request; undefined when there is none, or more than one. */
function cookieOf(header: string | undefined, name: string): string | undefined {
  const found = (header ?? '').split(';').flatMap((each) => {
    const [key = '', ...value] = each.trim().split('=');
    return key === name ? [value.join('=')] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Cookies by whether the site has TLS. */
export class Cookies {
  private readonly isSecure: boolean;
  private readonly key: string;

  constructor(isSecure: boolean, key: string) {
    this.isSecure = isSecure;
    this.key = key;
  }

  sessionOf(header: string | undefined): string | undefined {
    return cookieOf(header, this.isSecure ? names.secure : names.plain);
  }

  /** The session itself, which no script can read, and the name, which gives no access. */
  signedIn(secret: string, username: string, shared: boolean): string[] {
    const lasting = shared ? '' : `; Max-Age=${halfYear}`;
    return [this.session(secret, lasting), this.name(username, lasting)];
  }

  /** Only the name, for a session that the client has already. */
  name(username: string, lasting = `; Max-Age=${halfYear}`): string {
    return `${names.user}=${encodeURIComponent(username)}; Path=/; SameSite=Lax${this.secure()}${lasting}`;
  }

  signedOut(): string[] {
    return [this.session('', '; Max-Age=0'), this.name('', '; Max-Age=0')];
  }

  /** Says that somebody has signed in with a name on this device, so that strangers cannot slow that person down. */
  device(username: string): string {
    const value = keyedDigest(this.key, `device ${username}`);
    return `${names.device}=${value}; Path=/auth; HttpOnly; SameSite=Lax${this.secure()}; Max-Age=${year}`;
  }

  isDeviceOf(header: string | undefined, username: string): boolean {
    return cookieOf(header, names.device) === keyedDigest(this.key, `device ${username}`);
  }

  private session(secret: string, lasting: string): string {
    const name = this.isSecure ? names.secure : names.plain;
    return `${name}=${secret}; Path=/; HttpOnly; SameSite=Lax${this.secure()}${lasting}`;
  }

  private secure(): string {
    return this.isSecure ? '; Secure' : '';
  }
}
