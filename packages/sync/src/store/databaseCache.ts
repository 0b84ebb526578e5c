import type { Database, DatabasePort } from './database.ts';

/** Opened databases by name. */
export interface DatabaseCache {
  /** Runs work with a database; a failed handle is closed, so that the next use opens a new one. */
  use<Value>(name: string, work: (database: Database) => Promise<Value>): Promise<Value>;
  /** After a failure, makes what has been written since then durable; throws when that is not possible yet. */
  recover(): Promise<void>;
  watch(name: string, listener: Parameters<Database['watch']>[0]): () => void;
  destroy(name: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Keeps one handle a database. A handle is discarded after any failure, because the browser's adapter closes it
 * permanently when there is no room left, and only a new one works once there is room again.
 */
export function createDatabaseCache(databases: DatabasePort): DatabaseCache {
  const handles = new Map<string, Promise<Database>>();
  let hasFailed = false;
  const handleOf = (name: string): Promise<Database> => {
    const known = handles.get(name);
    if (known) return known;
    const opening = databases.open(name);
    handles.set(name, opening);
    return opening;
  };
  const drop = async (name: string, handle: Promise<Database>): Promise<void> => {
    if (handles.get(name) === handle) handles.delete(name);
    try {
      await (await handle).close();
    } catch {
      // It is broken or was never opened, so there is nothing to close.
    }
  };
  return {
    async use(name, work) {
      const handle = handleOf(name);
      try {
        return await work(await handle);
      } catch (error) {
        hasFailed = true;
        await drop(name, handle);
        throw error;
      }
    },
    async recover() {
      if (!hasFailed) return;
      await databases.recover?.();
      hasFailed = false;
    },
    watch(name, listener) {
      let stop: (() => void) | undefined;
      let isOver = false;
      handleOf(name).then(
        (database) => {
          if (!isOver) stop = database.watch(listener);
        },
        () => undefined,
      );
      return () => {
        isOver = true;
        stop?.();
      };
    },
    async destroy(name) {
      const database = await handleOf(name);
      handles.delete(name);
      await database.destroy();
    },
    async close() {
      const open = [...handles.values()];
      handles.clear();
      await Promise.allSettled(open.map(async (handle) => (await handle).close()));
    },
  };
}
