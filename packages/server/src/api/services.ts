import type { Accounts } from '../accounts/accounts.ts';
import type { Invites } from '../accounts/invites.ts';
import type { SetupCode } from '../accounts/setupCode.ts';
import type { SignInDelays } from '../accounts/signInDelays.ts';
import type { AuditLog } from '../audit/auditLog.ts';
import type { Feeds } from '../gateway/feeds.ts';
import type { MassDeletions } from '../gateway/policy/massDeletions.ts';
import type { SharedGames } from '../lending/sharedGames.ts';
import type { MergedDocuments } from '../merging/mergeDocuments.ts';
import type { Projects } from '../projects/projects.ts';
import type { Records } from '../records/records.ts';
import type { Callers } from '../sessions/callers.ts';
import type { Cookies } from '../sessions/cookies.ts';
import type { DeviceCodes } from '../sessions/deviceCodes.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Versions } from '../versions/versions.ts';

/** What the calls work with. */
export interface Services {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly callers: Callers;
  readonly cookies: Cookies;
  readonly devices: DeviceCodes;
  readonly projects: Projects;
  readonly audit: AuditLog;
  readonly delays: SignInDelays;
  readonly invites: Invites;
  readonly setup: SetupCode;
  readonly records: Records;
  readonly feeds: Feeds;
  readonly deletions: MassDeletions;
  readonly sharedGames: SharedGames;
  readonly versions: Versions;
  /** Merges documents of a project. */
  readonly merge: (project: string, documents: readonly string[]) => Promise<MergedDocuments>;
  /** Whether nothing more can be stored. */
  readonly isFull: () => boolean;
  readonly settings: PublicSettings;
  /** Addresses at which other devices reach the server, the most likely first. */
  readonly reachableAt: () => readonly string[];
  /** What is wrong with the server, by what was checked; blank where nothing is. */
  readonly check: () => Promise<Readonly<Record<string, string>>>;
  /** Counts refused sign-ins, which the audit log gets as a number. */
  readonly countRefused: () => void;
}

export interface PublicSettings {
  readonly provider: string;
  readonly signUp: 'open' | 'code' | 'closed';
  readonly version: string;
}
