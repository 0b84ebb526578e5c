import { planLimits, planOf, projectLimits } from '../access/plans.ts';
import { type Rate, type RateClass, RateLimits, rates } from '../access/rateLimit.ts';
import type { PublicSettings, Services } from '../api/services.ts';
import { AuditLog } from '../audit/auditLog.ts';
import { Feeds } from '../gateway/feeds.ts';
import { MassDeletions } from '../gateway/policy/massDeletions.ts';
import { type DatabaseLimits, Quotas } from '../gateway/policy/quotas.ts';
import { createLending } from '../lending/lending.ts';
import { Libraries } from '../projects/libraries.ts';
import { Projects } from '../projects/projects.ts';
import { Records } from '../records/records.ts';
import type { DatabaseStore } from '../stores/databaseStore.ts';
import { createIdentity, type IdentityOptions } from './createIdentity.ts';
import { createKeeping } from './createKeeping.ts';
import { prepareInstance } from './instance.ts';

export interface ServiceOptions extends IdentityOptions {
  readonly store: DatabaseStore;
  readonly settings: PublicSettings;
  readonly rates?: Readonly<Record<RateClass, Rate>>;
  readonly check: Services['check'];
  readonly listening: Parameters<typeof createLending>[1];
  /** Whether nothing more can be stored. */
  readonly isFull?: () => boolean;
  /** Takes what jobs fail with. */
  readonly report?: (error: unknown) => void;
}

export interface AllServices {
  readonly services: Services;
  readonly jobs: ReturnType<typeof createKeeping>['jobs'];
  readonly quotas: Quotas;
  readonly limits: RateLimits;
  readonly instance: string;
  /** Writes how many sign-ins were refused since the last time. */
  flushRefused(): Promise<void>;
}

/** Everything that calls and databases work with, over one store. */
export async function createServices(options: ServiceOptions): Promise<AllServices> {
  const { store, secrets, settings, now, check, listening } = options;
  const records = new Records(store);
  const instance = await prepareInstance(records);
  const projects = new Projects({ records, libraries: new Libraries(records), idKey: secrets.idKey, now });
  const audit = new AuditLog(records, now);
  const identity = createIdentity(records, instance.hasAdmin, options);
  const quotas = createQuotas(store, { projects, accounts: identity.accounts }, now);
  const { jobs, ...keeping } = createKeeping({ ...options, records, projects, quotas });
  let refused = 0;
  const services: Services = {
    ...identity,
    ...keeping,
    projects,
    audit,
    records,
    feeds: new Feeds(store),
    deletions: new MassDeletions(now),
    lending: createLending(now, listening),
    settings,
    check,
    isFull: options.isFull ?? (() => false),
    countRefused() {
      refused += 1;
    },
  };
  return {
    services,
    jobs,
    quotas,
    limits: new RateLimits(now, options.rates ?? rates),
    instance: instance.uuid,
    async flushRefused() {
      const count = refused;
      refused = 0;
      if (count > 0) await audit.write({ word: 'session.refused', count });
    },
  };
}

type Owners = Pick<Services, 'projects' | 'accounts'>;

function createQuotas(store: DatabaseStore, { projects, accounts }: Owners, now: () => number): Quotas {
  const projectOf = (database: string) => /^project_([a-z][a-z2-7]{19})$/.exec(database)?.[1];
  return new Quotas({
    store,
    now,
    async limitsOf(database): Promise<DatabaseLimits | undefined> {
      const id = projectOf(database);
      const project = id === undefined ? undefined : await projects.get(id);
      const owner = project && (await accounts.get(project.owner));
      if (!owner) return undefined;
      const { bytes: limit } = planLimits[planOf(owner)];
      return { ...projectLimits, owner: async () => ({ used: await projects.bytesOf(owner.id, id), limit }) };
    },
    async note(database, { bytes, documents }) {
      const id = projectOf(database);
      if (id !== undefined) await projects.note(id, bytes, documents);
    },
  });
}
