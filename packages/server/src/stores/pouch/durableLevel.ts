import leveldown, { type Level, type Operation } from 'leveldown';

/** Of the blocks that were read lately, for each open database. The system has them in memory, too. */
const cacheSize = 2 * 1024 ** 2;

/**
 * LevelDB keeps the whole of a write in memory until the next one. A write of so many bytes goes to its tables at once:
 * 64 databases with one large write each would otherwise keep all of them.
 */
const largeWrite = 1024 ** 2;

/**
 * LevelDB that reports a write as done when it is on disk. PouchDB never asks for that, so an answered write would be
 * lost in a power failure. PouchDB takes this function as its option `db`, and tells databases apart by its name.
 */
export function durableLevel(location: string): Level {
  const level = leveldown(location);
  const { _open, _put, _del, _batch } = level;
  level._open = (options, done) => _open.call(level, { ...options, cacheSize }, done);
  level._put = (key, value, options, done) => _put.call(level, key, value, { ...options, sync: true }, done);
  level._del = (key, options, done) => _del.call(level, key, { ...options, sync: true }, done);
  level._batch = (operations, options, done) => {
    const isLarge = bytesOf(operations) >= largeWrite;
    _batch.call(level, operations, { ...options, sync: true }, (error) => {
      // A range without keys: nothing but what is in memory is written. What fails here stays in memory, and in the log.
      if (isLarge && !error) level.compactRange(behindAll, behindAll, () => undefined);
      done(error);
    });
  };
  return level;
}

const behindAll = Buffer.from([0xff]);

function bytesOf(operations: readonly Operation[]): number {
  return operations.reduce((sum, { value }) => sum + (value?.length ?? 0), 0);
}
