import type { DatabaseCache } from './databaseCache.ts';
import { databaseOf } from './databaseNames.ts';
import { attempt, done, failed, type Outcome } from './fault.ts';
import { checkHold } from './hold.ts';
import type { Hold } from './projectStore.ts';

/** Runs work exclusively under a name. */
export type Exclusively = <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;

/** Writes that a tab may do only while it holds the project. */
export interface HeldWrites {
  /** Works on a project while no other tab can change it or take it over. */
  exclusively<Value>(id: string, work: () => Promise<Value>): Promise<Value>;
  /** Whether the hold is currently valid. */
  check(id: string, hold: Hold): Promise<Outcome<void>>;
  /** Runs the work if the hold is valid; work without a hold always runs. */
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
