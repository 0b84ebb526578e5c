declare module 'leveldown' {
  type Done = (error?: Error) => void;

  /** The methods that do the work below an abstract LevelDB. */
  export interface Level {
    _put(key: unknown, value: unknown, options: object, done: Done): void;
    _del(key: unknown, options: object, done: Done): void;
    _batch(operations: unknown, options: object, done: Done): void;
  }

  const leveldown: { (location: string): Level; readonly prototype: Level };
  export default leveldown;
}
