import { isJsonObject } from '@playhouse/core';
import type { PouchRevision } from './pouchRevisions.ts';

/** More than a project may have: what claims more is no pack. */
const limits = { jsonBytes: 256 * 1024 * 1024, fileBytes: 128 * 1024 * 1024 } as const;
const zipped = 0x1f;

export interface PackedFile {
  readonly id: string;
  readonly rev: string;
  readonly name: string;
  readonly length: number;
  readonly digest: string;
}

export interface PackHead {
  readonly seq: number | string;
  readonly docs: readonly PouchRevision[];
  readonly attachments: readonly PackedFile[];
}

/** Reads a pack as it arrives. What is no pack, or ends too early, throws. */
export class PackReader {
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  private rest: Uint8Array = new Uint8Array();

  constructor(stream: ReadableStream<Uint8Array>) {
    this.reader = stream.getReader();
  }

  async head(): Promise<PackHead> {
    const [a = 0, b = 0, c = 0, d = 0] = await this.take(4);
    const length = a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
    if (length > limits.jsonBytes) throw new Error('The pack is too large.');
    const bytes = await this.take(length);
    const value: unknown = JSON.parse(bytes[0] === zipped ? await unzip(bytes) : new TextDecoder().decode(bytes));
    if (!isHead(value)) throw new Error('The pack has another shape.');
    return value;
  }

  file({ length }: PackedFile): Promise<Uint8Array> {
    if (length > limits.fileBytes) throw new Error('A file of the pack is too large.');
    return this.take(length);
  }

  /** Nothing may follow. */
  async end(): Promise<void> {
    const { done } = this.rest.length > 0 ? { done: false } : await this.reader.read();
    if (!done) throw new Error('The pack has more than it says.');
  }

  cancel(): Promise<void> {
    return this.reader.cancel();
  }

  private async take(length: number): Promise<Uint8Array> {
    const taken = new Uint8Array(length);
    for (let at = 0; at < length; ) {
      if (this.rest.length === 0) {
        const { done, value } = await this.reader.read();
        if (done) throw new Error('The pack ends too early.');
        this.rest = value;
      }
      const part = this.rest.subarray(0, length - at);
      taken.set(part, at);
      at += part.length;
      this.rest = this.rest.subarray(part.length);
    }
    return taken;
  }
}

async function unzip(bytes: Uint8Array): Promise<string> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('gzip'));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    text += decoder.decode(next.value, { stream: true });
    if (text.length > limits.jsonBytes) throw new Error('The pack is too large.');
  }
  return text + decoder.decode();
}

function isHead(value: unknown): value is PackHead {
  if (!isJsonObject(value)) return false;
  const { seq, docs, attachments } = value as Readonly<Record<string, unknown>>;
  return (
    (typeof seq === 'string' || typeof seq === 'number') &&
    Array.isArray(docs) &&
    docs.every((doc) => isJsonObject(doc) && areTexts(doc._id, doc._rev) && isJsonObject(doc._revisions)) &&
    Array.isArray(attachments) &&
    attachments.every(
      (file) =>
        isJsonObject(file) &&
        areTexts(file.id, file.rev, file.name, file.digest) &&
        Number.isSafeInteger(file.length) &&
        Number(file.length) >= 0,
    )
  );
}

function areTexts(...values: readonly unknown[]): boolean {
  return values.every((each) => typeof each === 'string');
}
