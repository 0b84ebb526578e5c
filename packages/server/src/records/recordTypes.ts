/** What the server keeps for itself. Each has a schema in `schemas/server`; times are ISO 8601. */
export interface RecordTypes {
  readonly account: Account;
  readonly name: { readonly user: string };
  readonly invite: Invite;
  readonly session: SessionRecord;
  readonly token: TokenRecord;
  readonly project: ProjectRecord;
  readonly owner: { readonly project: string };
  readonly member: { readonly project: string };
  readonly slots: { readonly projects: readonly string[] };
  readonly version: VersionRecord;
  readonly job: JobRecord;
  readonly audit: AuditEntry;
  readonly instance: { readonly uuid: string; readonly schema: number; readonly hasAdmin: boolean };
  readonly projectLibrary: ProjectLibraryRecord;
  readonly publishingLibrary: { readonly projects: readonly never[] };
  readonly notifications: { readonly items: readonly NotificationRecord[] };
  readonly globalConfig: GlobalConfigRecord;
}

export type RecordKind = keyof RecordTypes;

export type Role = 'teacher' | 'admin';

export interface Account {
  readonly username: string;
  readonly avatar_url: string;
  readonly sku: string;
  readonly roles: readonly Role[];
  readonly kind: 'person' | 'pupil' | 'guest';
  readonly password: string;
  readonly createdAt: string;
  /** The day of the last visit, not its time. */
  readonly lastDay: string;
  /** Names the person in the audit log. Without it, the log no longer says who it was. */
  readonly auditKey: string;
}

interface Invite {
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly left: number;
}

export interface SessionRecord {
  readonly createdAt: string;
  readonly seenAt: string;
  /** When the password was last given. */
  readonly provedAt: string;
  /** On a device of several people: ends after 12 hours without use. */
  readonly shared: boolean;
}

export type TokenScope = 'projects' | 'classroom:read';

export interface TokenRecord {
  readonly title: string;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: string;
  readonly expiresAt: string;
}

export interface ProjectRecord {
  readonly uuid: string;
  readonly owner: string;
  readonly name: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
  readonly deletedAt: string | null;
  readonly state: 'active' | 'trashed' | 'erasing';
  /** Since when it is out of the trash, and waits to be erased. */
  readonly erasingSince?: string;
  readonly locked: boolean;
  readonly members: Readonly<Record<string, 'view' | 'edit'>>;
  /** Bytes of its files, as last counted. */
  readonly bytes: number;
  readonly documents: number;
}

export interface VersionRecord {
  readonly at: string;
  /** Blank for the server. */
  readonly by: string;
  readonly kind: 'auto' | 'named' | 'before-restore' | 'merge-loser';
  readonly name: string;
  readonly documents: number;
  /** Has some documents only, and says nothing about others. */
  readonly isPart: boolean;
  /** Digest of the list of its documents. */
  readonly list: string;
}

export interface JobRecord {
  readonly kind: string;
  readonly state: 'queued' | 'running' | 'done' | 'failed';
  readonly input: Readonly<Record<string, string>>;
  readonly attempts: number;
  readonly notBefore: string;
  /** Who works on it, and until when that counts. */
  readonly lease: { readonly by: string; readonly until: string } | null;
  readonly endedAt: string | null;
  readonly error: string;
}

export interface AuditEntry {
  readonly at: string;
  readonly word: string;
  /** A pseudonym of who did it; blank for nobody in particular. */
  readonly actor: string;
  readonly object: string;
  readonly count: number;
  readonly previous: string;
  readonly hash: string;
}

export interface LibraryEntry {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly published_at: string | null;
  readonly updatedAt: string;
  readonly role: 'owner' | 'edit' | 'view';
  readonly locked: boolean;
  readonly deletedAt?: string;
}

interface ProjectLibraryRecord {
  readonly projects: readonly LibraryEntry[];
  readonly deletedProjects: readonly LibraryEntry[];
}

interface NotificationRecord {
  readonly id: string;
  readonly createdAt: string;
  readonly kind: string;
  readonly params: Readonly<Record<string, string>>;
  readonly link: string | null;
}

interface GlobalConfigRecord {
  readonly notifications: readonly { readonly id: string; readonly createdAt: string; readonly message: string }[];
  readonly formatVersion: number;
  readonly minimumClient: string;
}
