import type { DatabaseCache } from './databaseCache.ts';
import { databaseOf } from './databaseNames.ts';
import { attempt, done, failed, type Outcome } from './fault.ts';
import { checkHold } from './hold.ts';
import type { Hold } from './projectStore.ts';

/** Does work that nobody else does at the same time under the same name. */
export type Exclusively = <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;

/** Writes that a tab may do only while it holds the project. */
export interface HeldWrites {
  /** Does some work on a project while no other tab changes it or takes it over. */
  exclusively<Value>(id: string, work: () => Promise<Value>): Promise<Value>;
  /** Whether the hold is valid now. */
  check(id: string, hold: Hold): Promise<Outcome<void>>;
  /** Does the work if the hold is valid; without a hold the work is not a holder's, and is always done. */
  write<Value>(id: string, hold: Hold | undefined, work: () => Promise<Value>): Promise<Outcome<Value>>;
}

export function createHeldWrites(cache: DatabaseCache, exclusively: Exclusively = (_, work) => work()): HeldWrites {
  const check = async (id: string, hold: Hold): Promise<Outcome<void>> => {
    const read = await attempt(() => cache.use(databaseOf(id), (database) => checkHold(database, hold)));
    if (!read.ok) return read;
    return 'code' in read.value ? failed(read.value) : done(undefined);
  };
  return {
    exclusively: (id, work) => exclusively(id, work),
    check,
    write(id, hold, work) {
      if (!hold) return attempt(work);
      return exclusively(id, async () => {
        const checked = await check(id, hold);
        return checked.ok ? attempt(work) : checked;
      });
    },
  };
}
