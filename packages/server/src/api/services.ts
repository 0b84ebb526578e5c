import type { AuditLog } from '../audit/auditLog.ts';
import type { Feeds } from '../gateway/feeds.ts';
import type { MassDeletions } from '../gateway/policy/massDeletions.ts';
import type { Lending } from '../lending/lending.ts';
import type { MergedDocuments } from '../merging/mergeDocuments.ts';
import type { Packed, PackRequest } from '../packs/packProject.ts';
import type { Projects } from '../projects/projects.ts';
import type { Records } from '../records/records.ts';
import type { Versions } from '../versions/versions.ts';
import type { Identity } from './identity.ts';

/** What the calls work with. */
export interface Services extends Identity {
  readonly projects: Projects;
  readonly audit: AuditLog;
  readonly records: Records;
  readonly feeds: Feeds;
  readonly deletions: MassDeletions;
  readonly lending: Lending;
  readonly versions: Versions;
  /** Merges documents of a project. */
  readonly merge: (project: string, documents: readonly string[]) => Promise<MergedDocuments>;
  /** All of a project for a client that has nothing of it. */
  readonly pack: (request: PackRequest) => Promise<Packed<AsyncIterable<Uint8Array>>>;
  /** Whether nothing more can be stored. */
  readonly isFull: () => boolean;
  readonly settings: PublicSettings;
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
