import path from 'node:path';
import { backUpDaily } from '../backup/dailyBackup.ts';
import { planRegularJobs } from '../jobs/trashJobs.ts';
import type { DiskWatch } from '../operations/diskWatch.ts';
import { Upkeep } from '../operations/upkeep.ts';
import type { DatabaseStore } from '../stores/databaseStore.ts';
import type { AllServices } from './createServices.ts';

interface UpkeepParts {
  readonly store: DatabaseStore;
  readonly disk: DiskWatch;
  readonly report: (error: unknown) => void;
  readonly now: () => number;
  readonly data: string;
  readonly backups?: string;
}

/** What the server does by itself, from time to time. */
export function createUpkeep(
  { services, quotas, jobs, flushRefused }: AllServices,
  { store, disk, report, now, data, backups }: UpkeepParts,
): Upkeep {
  const written = new Set<string>();
  store.onWrite((name) => written.add(name));
  const [second, hour] = [1000, 3600_000];
  return new Upkeep(
    [
      { every: 10 * second, run: () => disk.look() },
      { every: 30 * second, run: () => quotas.flush() },
      { every: 60 * second, run: flushRefused },
      { every: 60 * second, run: async () => services.lending.games.sweep() },
      { every: hour, run: () => services.sessions.sweep() },
      {
        every: hour,
        async run() {
          const secrets = path.join(data, 'secret.json');
          if (backups) await backUpDaily(backups, { store, secrets, now: now() });
        },
      },
      { every: 60 * second, canWait: true, run: () => services.versions.tick() },
      {
        every: 60 * second,
        canWait: true,
        async run() {
          await planRegularJobs((...job) => jobs.plan(...job), new Date(now()));
          await jobs.tick();
        },
      },
      {
        every: 24 * hour,
        async run() {
          const names = [...written];
          written.clear();
          for (const name of names) await store.compact(name);
        },
      },
    ],
    report,
  );
}
