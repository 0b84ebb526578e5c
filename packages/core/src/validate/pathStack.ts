import type { PathKey } from '../model/path.ts';

/**
 * The current path of a check, from the project's root. Entering and leaving allocates nothing; only a finding copies
 * the keys.
 */
export class PathStack {
  /** The number of valid keys; reduced when leaving. */
  length = 0;
  private readonly keys: PathKey[] = [];

  push(key: PathKey): void {
    this.keys[this.length] = key;
    this.length += 1;
  }

  pop(): void {
    this.length -= 1;
  }

  /** Replaces the last key. */
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
