import leveldown, { type Level } from 'leveldown';

/**
 * LevelDB that reports a write as done when it is on disk. PouchDB never asks for that, so an answered write would be
 * lost in a power failure. PouchDB takes this function as its option `db`, and tells databases apart by its name.
 */
export function durableLevel(location: string): Level {
  const level = leveldown(location);
  const { _put, _del, _batch } = level;
  level._put = (key, value, options, done) => _put.call(level, key, value, { ...options, sync: true }, done);
  level._del = (key, options, done) => _del.call(level, key, { ...options, sync: true }, done);
  level._batch = (operations, options, done) => _batch.call(level, operations, { ...options, sync: true }, done);
  return level;
}
