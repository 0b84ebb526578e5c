import { Accounts } from '../accounts/accounts.ts';
import { Invites } from '../accounts/invites.ts';
import { Passwords } from '../accounts/passwords.ts';
import { SetupCode } from '../accounts/setupCode.ts';
import { SignInDelays } from '../accounts/signInDelays.ts';
import type { Identity } from '../api/identity.ts';
import type { Records } from '../records/records.ts';
import { Callers } from '../sessions/callers.ts';
import { Cookies } from '../sessions/cookies.ts';
import { DeviceCodes } from '../sessions/deviceCodes.ts';
import { Sessions } from '../sessions/sessions.ts';
import type { Secrets } from './secretsFile.ts';

export interface IdentityOptions {
  readonly secrets: Secrets;
  /** Whether cookies are for encrypted connections only. */
  readonly isSecure: boolean;
  readonly defaultSku: string;
  readonly now: () => number;
  readonly passwords?: Passwords;
}

/** Everything about who somebody is. */
export function createIdentity(records: Records, hasAdmin: boolean, options: IdentityOptions): Identity {
  const { secrets, isSecure, defaultSku, now, passwords = new Passwords() } = options;
  const accounts = new Accounts({ records, passwords, nameKey: secrets.nameKey, defaultSku, now });
  const sessions = new Sessions(records, now);
  const cookies = new Cookies(isSecure, secrets.cookieKey);
  return {
    accounts,
    sessions,
    cookies,
    callers: new Callers({ sessions, accounts, cookies, now }),
    delays: new SignInDelays(now),
    devices: new DeviceCodes(now),
    invites: new Invites(records, secrets.nameKey, now),
    setup: new SetupCode(hasAdmin, now),
  };
}
