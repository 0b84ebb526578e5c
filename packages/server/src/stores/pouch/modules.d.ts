declare module 'leveldown' {
  type Done = (error?: Error) => void;

  export interface Operation {
    readonly value?: string | Uint8Array;
  }

  /** The methods that do the work below an abstract LevelDB. */
  export interface Level {
    _open(options: object, done: Done): void;
    _put(key: unknown, value: unknown, options: object, done: Done): void;
    _del(key: unknown, options: object, done: Done): void;
    _batch(operations: readonly Operation[], options: object, done: Done): void;
    /** Writes what is in memory to its tables, and compacts those with keys from one to another. */
    compactRange(from: Uint8Array, to: Uint8Array, done: Done): void;
  }

  const leveldown: { (location: string): Level; readonly prototype: Level };
  export default leveldown;
}
