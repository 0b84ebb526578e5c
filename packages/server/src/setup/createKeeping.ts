import { randomBytes } from 'node:crypto';
import type { Services } from '../api/services.ts';
import type { Quotas } from '../gateway/policy/quotas.ts';
import { Jobs } from '../jobs/jobs.ts';
import { projectJobs } from '../jobs/trashJobs.ts';
import { mergeDocuments } from '../merging/mergeDocuments.ts';
import { packProject } from '../packs/packProject.ts';
import type { Projects } from '../projects/projects.ts';
import { Gate } from '../queue/gate.ts';
import type { Records } from '../records/records.ts';
import type { DatabaseStore, StoredDocument } from '../stores/databaseStore.ts';
import { VersionStore } from '../versions/versionStore.ts';
import { Versions } from '../versions/versions.ts';

interface KeepingParts {
  readonly store: DatabaseStore;
  readonly records: Records;
  readonly projects: Projects;
  readonly quotas: Quotas;
  readonly now: () => number;
  readonly report?: (error: unknown) => void;
}

type Keeping = Pick<Services, 'versions' | 'merge' | 'pack'> & { readonly jobs: Jobs };

/** How many projects are packed, or large files of packs read, at the same time. */
const packsAtOnce = 4;

/** What keeps projects as they were, merges them, packs them, and erases them. */
export function createKeeping({
  store,
  records,
  projects,
  quotas,
  now,
  report = () => undefined,
}: KeepingParts): Keeping {
  const contents = new VersionStore(store, records);
  const written = (database: string, documents: readonly StoredDocument[]) => quotas.add(database, documents);
  const versions = new Versions({
    store,
    versions: contents,
    check: (database, documents) => quotas.check(database, documents),
    written,
    isKept: async (project) => (await records.get('project', project))?.state === 'active',
    now,
  });
  const jobs: Jobs = new Jobs({
    records,
    kinds: projectJobs(
      { store, records, projects, versions },
      () =>
        (...job) =>
          jobs.plan(...job),
    ),
    by: `${process.pid}-${randomBytes(6).toString('hex')}`,
    now,
    report,
  });
  const merging = { store, versions, contents, written, now };
  // Slow readers of files must not keep others from beginning.
  const packing = { store, heads: new Gate(packsAtOnce), files: new Gate(packsAtOnce) };
  return {
    versions,
    jobs,
    merge: (project, documents) => mergeDocuments(merging, project, documents),
    pack: (request) => packProject(packing, request),
  };
}
