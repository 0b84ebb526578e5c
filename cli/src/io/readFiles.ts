import fs from 'node:fs';
import path from 'node:path';
import {
  documentsSizeFault,
  type Issue,
  isDocumentFile,
  limits,
  type Result,
  refuse,
  succeed,
  weighDocuments,
} from '@playhouse/core';
import { isSystemError } from './systemError.ts';

/**
 * The contents of files of a folder, within the limits of an archive; assets are read after `weighDocuments` accepts
 * the documents. Links are not followed. docs/format.md#limits.
 */
export function readFiles(root: string, names: readonly string[]): Result<Map<string, Uint8Array>> {
  const refusal = checkSizes(root, names);
  if (refusal) return refuse(refusal);
  const documents = readAll(root, names.filter(isDocumentFile));
  const tooMuch = weighDocuments(documents);
  if (tooMuch.length > 0) return refuse(...tooMuch);
  const files = new Map<string, Uint8Array>();
  for (const name of names) {
    const bytes = isDocumentFile(name) ? documents.get(name) : readFile(path.join(root, name));
    if (bytes) files.set(name, bytes);
  }
  return succeed(files);
}

function readAll(root: string, names: readonly string[]): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const name of names) {
    const bytes = readFile(path.join(root, name));
    if (bytes) files.set(name, bytes);
  }
  return files;
}

/** Checks sizes before anything is read. */
function checkSizes(root: string, names: readonly string[]): Issue | undefined {
  if (names.length > limits.entries) {
    const message = `${root} holds ${names.length} files; the limit is ${limits.entries}. Remove some.`;
    return issue('archive.entries', message, { count: names.length, maximum: limits.entries });
  }
  const sizes: [name: string, bytes: number][] = [];
  for (const name of names) {
    const size = fs.lstatSync(path.join(root, name), { throwIfNoEntry: false })?.size ?? 0;
    sizes.push([name, size]);
    if (size > limits.entryBytes) return tooLarge(name, size, limits.entryBytes);
  }
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  return total > limits.archiveBytes ? tooLarge(root, total, limits.archiveBytes) : documentsSizeFault(sizes);
}

const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY } = fs.constants;
const readFlags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK;

/** A regular file's bytes; undefined if it was removed or replaced by something else since it was listed. */
function readFile(file: string): Uint8Array | undefined {
  let descriptor: number;
  try {
    descriptor = fs.openSync(file, readFlags);
  } catch (error) {
    if (isSystemError(error) && (error.code === 'ENOENT' || error.code === 'ELOOP')) return undefined;
    throw error;
  }
  try {
    return fs.fstatSync(descriptor).isFile() ? new Uint8Array(fs.readFileSync(descriptor)) : undefined;
  } finally {
    fs.closeSync(descriptor);
  }
}

function tooLarge(what: string, size: number, maximum: number): Issue {
  const message = `${what} has ${inMegabytes(size)}; the limit is ${inMegabytes(maximum)}. Make it smaller.`;
  return issue('archive.size', message, { size, maximum });
}

function issue(code: Issue['code'], message: string, params: Issue['params']): Issue {
  return { code, severity: 'blocking', path: [], params, message };
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MB`;
}
