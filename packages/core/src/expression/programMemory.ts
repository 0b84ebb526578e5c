import type { Result } from '../model/issue.ts';
import type { Program } from './program.ts';
import type { ProgramPart } from './programPart.ts';

interface Entry {
  readonly parts: readonly ProgramPart[];
  readonly result: Result<Program>;
}

/** How many texts with the same hash are kept; more only occur if someone constructs them. */
const bucketSize = 8;

/**
 * Remembers the results for program texts, so that each is read once. A list of parts that was looked up before is only
 * compared, which for identical texts does not read their characters; others are hashed and compared in place, which is
 * several times faster than joining them into a key. Starts over when full.
 */
export class ProgramMemory {
  private readonly buckets = new Map<number, Entry[]>();
  /** The content of a list of parts at its last lookup; the list may have changed since. */
  private lists = new WeakMap<readonly ProgramPart[], Entry>();
  private characters = 0;
  private readonly capacity: number;

  /** `capacity` counts characters of program text, at least 64 per program. */
  constructor(capacity: number) {
    this.capacity = capacity;
  }

  find(parts: readonly ProgramPart[]): Result<Program> | undefined {
    const known = this.lists.get(parts);
    if (known && isSame(known.parts, parts)) return known.result;
    const entry = this.buckets.get(hashOf(parts))?.find((candidate) => isSame(candidate.parts, parts));
    if (entry) this.lists.set(parts, entry);
    return entry?.result;
  }

  keep(parts: readonly ProgramPart[], result: Result<Program>): void {
    const size = Math.max(64, lengthOf(parts));
    if (size > this.capacity) return;
    this.characters += size;
    if (this.characters > this.capacity) {
      this.buckets.clear();
      this.lists = new WeakMap();
      this.characters = size;
    }
    const entry = { parts: parts.map((part) => (typeof part === 'string' ? part : { keypath: part.keypath })), result };
    const hash = hashOf(parts);
    const bucket = this.buckets.get(hash);
    if (!bucket || bucket.length < bucketSize) this.lists.set(parts, entry);
    if (!bucket) this.buckets.set(hash, [entry]);
    else if (bucket.length < bucketSize) bucket.push(entry);
  }
}

/** The length of a program with keypaths for references. */
export function lengthOf(parts: readonly ProgramPart[]): number {
  let length = 0;
  for (const part of parts) length += typeof part === 'string' ? part.length : part.keypath.length;
  return length;
}

function hashOf(parts: readonly ProgramPart[]): number {
  let hash = parts.length;
  for (const part of parts) hash = hashText(typeof part === 'string' ? part : part.keypath, hash);
  return hash;
}

function hashText(text: string, start: number): number {
  let hash = start ^ text.length;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash & 0x3fffffff;
}

function isSame(a: readonly ProgramPart[], b: readonly ProgramPart[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) {
    const left = a[at];
    const right = b[at];
    if (typeof left === 'string' || typeof right === 'string') {
      if (left !== right) return false;
    } else if (left?.keypath !== right?.keypath) return false;
  }
  return true;
}
