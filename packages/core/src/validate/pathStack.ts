import type { PathKey } from '../model/path.ts';

/** Where a check is, from the project's root. Going in and out makes nothing new; only a finding copies the keys. */
export class PathStack {
  /** How many keys count; shortened to go out. */
  length = 0;
  private readonly keys: PathKey[] = [];

  push(key: PathKey): void {
    this.keys[this.length] = key;
    this.length += 1;
  }

  pop(): void {
    this.length -= 1;
  }

  /** Puts another key in place of the last one. */
  replaceLast(key: PathKey): void {
    this.keys[this.length - 1] = key;
  }

  at(index: number): PathKey | undefined {
    return index < this.length ? this.keys[index] : undefined;
  }

  /** The path to a value below. */
  to(below: readonly PathKey[]): PathKey[] {
    const path = this.keys.slice(0, this.length);
    for (const key of below) path.push(key);
    return path;
  }
}
