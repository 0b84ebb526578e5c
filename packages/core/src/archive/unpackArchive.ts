import { Inflate } from 'fflate';
import { type Issue, type Result, refuse, succeed } from '../model/issue.ts';
import { limits } from '../model/limits.ts';
import { fileNameTwin, projectPathKind } from '../model/projectPath.ts';
import { compareCodePoints } from '../model/text.ts';
import { documentsSizeFault, isDocumentFile, weighDocuments } from '../weigh/weighDocuments.ts';
import { refuseArchive, shownName } from './archiveFault.ts';
import { crc32 } from './crc32.ts';
import { foreignFile } from './readProject.ts';
import { locateData, readZipDirectory, type ZipDirectory, type ZipEntry } from './zipDirectory.ts';

/**
 * The unpacked bytes of raw DEFLATE data, or undefined when they are not exactly `size` or the data is damaged. Counts
 * real bytes and stops soon after `size`, however large the data would become. docs/reliability.md#t1 and
 * docs/reliability.md#f9.
 */
function inflateEntry(packed: Uint8Array, size: number): Uint8Array | undefined {
  const output = new Uint8Array(size);
  let length = 0;
  let isComplete = false;
  const inflate = new Inflate((chunk, isLast) => {
    if (length + chunk.length <= size) output.set(chunk, length);
    length += chunk.length;
    isComplete = isLast;
  });
  try {
    for (let at = 0; !isComplete && length <= size; at += sliceBytes) {
      inflate.push(packed.subarray(at, at + sliceBytes), at + sliceBytes >= packed.length);
    }
  } catch {
    return undefined;
  }
  return isComplete && length === size ? output : undefined;
}

/** A slice expands at most a thousandfold, so a bomb is found within 17 MB. */
const sliceBytes = 16 * 1024;

/**
 * Why an entry's name is dangerous or unusable, as a phrase that follows the name; undefined for a plain relative path.
 * One slash at the end marks a folder. docs/reliability.md#t2.
 */
function entryNameFault(name: string): string | undefined {
  if (name === '' || name === '/') return 'is empty';
  if (controls.test(name) || !name.isWellFormed()) return 'holds control characters';
  if (name.includes('\\')) return 'holds a backslash';
  if (name.startsWith('/')) return 'begins at the root of the disk';
  if (/^[a-zA-Z]:/.test(name)) return 'begins with the letter of a drive';
  const segments = name.replace(/\/$/, '').split('/');
  if (segments.includes('..')) return 'leads out of the archive';
  if (segments.includes('.') || segments.includes('')) return 'is no plain path';
  return segments.some((segment) => segment.length > limits.nameLength) ? 'is too long' : undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: names of entries hold none
const controls = /[\u0000-\u001f\u007f-\u009f]/;

/** Decompresses bytes; Node has a faster implementation than the default. */
export interface ArchiveCodec {
  /** Raw DEFLATE data as exactly `size` bytes, or undefined for any other content. */
  inflate(packed: Uint8Array, size: number): Uint8Array | undefined;
  crc32(bytes: Uint8Array): number;
}

export interface UnpackOptions {
  /**
   * `project` unpacks the files of a project, which may be in one outer folder; `any` unpacks every entry. The default
   * is `any` for the archive of a legacy project, and `project` for all others.
   */
  readonly names?: 'project' | 'any';
  readonly codec?: ArchiveCodec;
}

/** Unpacked files in code-point order, and notes on entries that were skipped. */
export interface Unpacked {
  readonly files: Map<string, Uint8Array>;
  readonly notes: Issue[];
}

/**
 * The files of a zip archive, or the first reason to refuse it. docs/format.md#limits; docs/reliability.md#t1 and
 * docs/reliability.md#t2.
 */
export function unpackArchive(bytes: Uint8Array, options: UnpackOptions = {}): Result<Map<string, Uint8Array>> {
  const unpacked = readArchive(bytes, options);
  return unpacked.ok ? succeed(unpacked.value.files) : unpacked;
}

/**
 * `unpackArchive` with the notes. Nothing is unpacked before all names, sizes and offsets have been checked, and no
 * assets before `weighDocuments` has passed the documents.
 */
export function readArchive(bytes: Uint8Array, options: UnpackOptions = {}): Result<Unpacked> {
  const directory = readZipDirectory(bytes);
  if (!directory.ok) return directory;
  const { entries } = directory.value;
  const selection = select(entries, options.names ?? usualNames(entries));
  if (!selection.ok) return selection;
  const { chosen, notes } = selection.value;
  const refusal = checkSizes(chosen) ?? checkOffsets(bytes, directory.value);
  if (refusal) return refusal;
  const unpack = (names: readonly string[]) => unpackEntries(bytes, chosen, names, options.codec ?? defaultCodec);
  const names = [...chosen.keys()];
  const documents = unpack(names.filter(isDocumentFile));
  if (!documents.ok) return documents;
  const tooMuch = weighDocuments(documents.value);
  if (tooMuch.length > 0) return refuse(...tooMuch);
  const others = unpack(names.filter((name) => !isDocumentFile(name)));
  if (!others.ok) return others;
  const files = names.map((name) => [name, documents.value.get(name) ?? others.value.get(name)] as const);
  return succeed({ files: new Map(files.filter(isFile)), notes });
}

function isFile(file: readonly [string, Uint8Array | undefined]): file is readonly [string, Uint8Array] {
  return file[1] !== undefined;
}

function unpackEntries(
  bytes: Uint8Array,
  chosen: ReadonlyMap<string, ZipEntry>,
  names: readonly string[],
  codec: ArchiveCodec,
): Result<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const name of names) {
    const entry = chosen.get(name);
    const file = entry && unpackEntry(bytes, entry, codec);
    if (file && !file.ok) return file;
    if (file) files.set(name, file.value);
  }
  return succeed(files);
}

const defaultCodec: ArchiveCodec = { inflate: inflateEntry, crc32 };

interface Selection {
  readonly chosen: ReadonlyMap<string, ZipEntry>;
  readonly notes: Issue[];
}

function select(entries: readonly ZipEntry[], names: 'project' | 'any'): Result<Selection> {
  const chosen = new Map<string, ZipEntry>();
  const notes: Issue[] = [];
  const twins = new Map<string, string>();
  const root = names === 'project' ? rootOf(entries) : '';
  for (const entry of entries) {
    const fault = entryNameFault(entry.name);
    if (fault !== undefined) return refuseName(entry.name, fault);
    if (entry.isFolder) continue;
    const name = entry.name.slice(root.length).normalize('NFC');
    if (names === 'project' && !(entry.name.startsWith(root) && projectPathKind(name))) {
      notes.push(foreignFile(entry.name));
      continue;
    }
    const twin = twins.get(fileNameTwin(name));
    if (twin !== undefined) return refuseTwin(entry.name, twin);
    twins.set(fileNameTwin(name), entry.name);
    chosen.set(name, entry);
  }
  return succeed({ chosen: new Map([...chosen].sort(([first], [second]) => compareCodePoints(first, second))), notes });
}

function usualNames(entries: readonly ZipEntry[]): 'project' | 'any' {
  const has = (pattern: RegExp): boolean => entries.some((entry) => pattern.test(entry.name));
  return has(/(?:^|\/)object\.xml$/) && !has(/^(?:[^/]+\/)?object\.json$/) ? 'any' : 'project';
}

/** The single outer folder that a project was packed with, including its slash. */
function rootOf(entries: readonly ZipEntry[]): string {
  const objects = entries.map((entry) => entry.name).filter((name) => /^(?:[^/]+\/)?object\.json$/.test(name));
  const [object = ''] = objects;
  return objects.length === 1 ? object.slice(0, -'object.json'.length) : '';
}

function checkSizes(chosen: ReadonlyMap<string, ZipEntry>): Result<never> | undefined {
  let total = 0;
  for (const { name, size, packedSize } of chosen.values()) {
    total += size;
    if (size > limits.entryBytes) return refuseSize(`The entry ${shownName(name)}`, size, limits.entryBytes);
    if (size > limits.ratioFreeBytes && size > packedSize * limits.ratio) {
      const message = `The entry ${shownName(name)} would unpack to more than ${limits.ratio} times its size. Do not trust this archive.`;
      return refuseArchive('archive.ratio', message, { name: shownName(name), maximum: limits.ratio });
    }
  }
  if (total > limits.archiveBytes) return refuseSize('The archive', total, limits.archiveBytes);
  const tooMuch = documentsSizeFault([...chosen].map(([name, { size }]) => [name, size]));
  return tooMuch && refuse(tooMuch);
}

/** Every entry must have its own data: sharing data between entries is how a small archive expands to gigabytes. */
function checkOffsets(bytes: Uint8Array, { entries, offset }: ZipDirectory): Result<never> | undefined {
  let end = 0;
  for (const entry of [...entries].sort((first, second) => first.offset - second.offset)) {
    const start = locateData(bytes, entry);
    if (start === undefined) return refuseDamaged(entry, 'lies outside the archive or has a damaged header');
    if (entry.offset < end) return refuseDamaged(entry, 'shares its data with another one');
    end = start + entry.packedSize;
    if (end > offset) return refuseDamaged(entry, 'shares its data with the directory');
  }
  return undefined;
}

function unpackEntry(bytes: Uint8Array, entry: ZipEntry, codec: ArchiveCodec): Result<Uint8Array> {
  const { name, method, packedSize, size } = entry;
  if (entry.isSpecial) return refuseName(name, 'belongs to a link or a device');
  if (entry.isEncrypted) {
    const message = `The entry ${shownName(name)} is encrypted. Unpack the archive with its password and pack it again without one.`;
    return refuseArchive('archive.unreadable', message, { name: shownName(name) });
  }
  if (method !== 0 && method !== 8) {
    const message = `The entry ${shownName(name)} is packed in an unusual way (method ${method}). Pack the archive again as an ordinary zip.`;
    return refuseArchive('archive.unreadable', message, { name: shownName(name), method });
  }
  const start = locateData(bytes, entry) ?? bytes.length;
  const packed = bytes.subarray(start, start + packedSize);
  const file = method === 8 ? codec.inflate(packed, size) : packed.length === size ? packed.slice() : undefined;
  if (!file) return refuseDamaged(entry, 'does not have the size that it should');
  return codec.crc32(file) === entry.crc ? succeed(file) : refuseDamaged(entry, 'has changed since it was packed');
}

function refuseName(name: string, fault: string): Result<never> {
  const message = `The name of the entry "${shownName(name)}" ${fault}. Do not trust this archive, or pack it again.`;
  return refuseArchive('archive.name', message, { name: shownName(name) });
}

function refuseTwin(name: string, twin: string): Result<never> {
  const message = `The entries ${shownName(twin)} and ${shownName(name)} are the same file on many computers. Rename one of them and pack the archive again.`;
  return refuseArchive('archive.name', message, { name: shownName(name), twin: shownName(twin) });
}

function refuseSize(what: string, size: number, maximum: number): Result<never> {
  const message = `${what} unpacks to ${megabytes(size)}; the limit is ${megabytes(maximum)}. Use fewer or smaller files.`;
  return refuseArchive('archive.size', message, { size, maximum });
}

function refuseDamaged({ name }: ZipEntry, fault: string): Result<never> {
  const message = `The archive is damaged: the entry ${shownName(name)} ${fault}. Download the file again, or pack it again.`;
  return refuseArchive('archive.unreadable', message, { name: shownName(name) });
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MB`;
}
