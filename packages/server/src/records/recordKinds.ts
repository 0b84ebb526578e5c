import accounts from '../../../../schemas/server/accounts.json' with { type: 'json' };
import jobs from '../../../../schemas/server/jobs.json' with { type: 'json' };
import meta from '../../../../schemas/server/meta.json' with { type: 'json' };
import registry from '../../../../schemas/server/registry.json' with { type: 'json' };
import user from '../../../../schemas/server/user.json' with { type: 'json' };
import versions from '../../../../schemas/server/versions.json' with { type: 'json' };
import type { RecordKind } from './recordTypes.ts';

/** Where a kind of record is: its database, and what its ids begin with. The rest of the id is its key. */
export interface RecordPlace {
  /**
   * `creator2_{user}_ini` is one database for each user, whose id is the key. Of the others with a part in braces, it
   * comes before the slash of the key.
   */
  readonly database: string;
  readonly prefix: string;
  readonly schema: object;
}

export const userDatabase = (user: string): string => `creator2_${user}_ini`;
export const projectDatabase = (project: string): string => `project_${project}`;
export const versionsDatabase = (project: string): string => `versions_${project}`;

const ofUser = 'creator2_{user}_ini';
const [a, r, m, u] = [accounts.$defs, registry.$defs, meta.$defs, user.$defs];

export const recordKinds: Readonly<Record<RecordKind, RecordPlace>> = {
  account: { database: 'accounts', prefix: 'user/', schema: a.account },
  name: { database: 'accounts', prefix: 'name/', schema: a.name },
  invite: { database: 'accounts', prefix: 'invite/', schema: a.invite },
  token: { database: 'accounts', prefix: 'token/', schema: a.token },
  session: { database: 'sessions', prefix: 'session/', schema: a.session },
  project: { database: 'registry', prefix: 'project/', schema: r.project },
  owner: { database: 'registry', prefix: 'owner/', schema: r.owner },
  member: { database: 'registry', prefix: 'member/', schema: r.owner },
  slots: { database: 'registry', prefix: 'slots/', schema: r.slots },
  version: { database: 'versions_{project}', prefix: 'version/', schema: versions.$defs.version },
  job: { database: 'jobs', prefix: 'job/', schema: jobs.$defs.job },
  audit: { database: 'audit_{month}', prefix: '', schema: m.audit },
  instance: { database: 'meta', prefix: '', schema: m.instance },
  projectLibrary: { database: ofUser, prefix: 'project_library', schema: u['project-library'] },
  publishingLibrary: { database: ofUser, prefix: 'publishing_library', schema: u['publishing-library'] },
  notifications: { database: ofUser, prefix: 'notifications', schema: u.notifications },
  globalConfig: { database: 'global_config', prefix: '', schema: m['global-config'] },
};

/** Databases that exist from the start. The gateway never opens one of them but `global_config`, to be read. */
export const serverDatabases = ['accounts', 'sessions', 'registry', 'jobs', 'meta', 'global_config'] as const;
