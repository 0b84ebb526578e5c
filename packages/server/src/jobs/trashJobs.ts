import { eraseProject } from '../projects/eraseProject.ts';
import type { Projects } from '../projects/projects.ts';
import type { Records } from '../records/records.ts';
import type { DatabaseStore } from '../stores/databaseStore.ts';
import type { Versions } from '../versions/versions.ts';
import type { Jobs, JobWork } from './jobs.ts';

/** How long a project is kept after it left the trash, in ms. An administrator can bring it back meanwhile. */
const eraseAfter = 30 * 24 * 3600_000;

const most = 1_000_000;

export interface ProjectJobParts {
  readonly store: DatabaseStore;
  readonly records: Records;
  readonly projects: Projects;
  readonly versions: Versions;
}

type Plan = Jobs['plan'];

/** What the server does with projects by itself. */
export function projectJobs(
  { store, records, projects, versions }: ProjectJobParts,
  plan: () => Plan,
): Record<string, JobWork> {
  return {
    async 'trash.weekly'() {
      for (const { id, since } of await projects.emptyTrash()) {
        const notBefore = Date.parse(since) + eraseAfter;
        await plan()(`project.erase-${id}-${since.replace(/[-:.]/g, '')}`, 'project.erase', { id, since }, notBefore);
      }
    },
    'project.erase': ({ id = '', since = '' }) => eraseProject({ store, records, projects }, id, since),
    async 'versions.thin'() {
      for (const { key, value } of await records.list('project', '', most)) {
        if (value.state === 'active') await versions.thin(key, value);
      }
    },
  };
}

/** Plans what is done regularly. What was missed while the server did not run is made up for, once. */
export async function planRegularJobs(plan: Plan, now: Date): Promise<void> {
  await plan(`trash.weekly-${dayText(lastTrashTime(now))}`, 'trash.weekly');
  await plan(`versions.thin-${dayText(now)}`, 'versions.thin');
}

/** The last Sunday at three, by the clock of the server: while schools are empty. */
function lastTrashTime(now: Date): Date {
  const time = new Date(now);
  time.setHours(3, 0, 0, 0);
  time.setDate(time.getDate() - time.getDay());
  if (time > now) time.setDate(time.getDate() - 7);
  return time;
}

function dayText(day: Date): string {
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('');
}
