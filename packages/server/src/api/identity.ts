import type { Accounts } from '../accounts/accounts.ts';
import type { Invites } from '../accounts/invites.ts';
import type { SetupCode } from '../accounts/setupCode.ts';
import type { SignInDelays } from '../accounts/signInDelays.ts';
import type { Callers } from '../sessions/callers.ts';
import type { Cookies } from '../sessions/cookies.ts';
import type { DeviceCodes } from '../sessions/deviceCodes.ts';
import type { Sessions } from '../sessions/sessions.ts';

/** What knows who somebody is. */
export interface Identity {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly callers: Callers;
  readonly cookies: Cookies;
  readonly devices: DeviceCodes;
  readonly delays: SignInDelays;
  readonly invites: Invites;
  readonly setup: SetupCode;
}
