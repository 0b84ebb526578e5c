import type { Issue, Result } from '../issue.ts';
import { refuse, succeed } from '../issue.ts';
import { limits } from '../limits.ts';
import type { DocumentPath } from '../path.ts';
import { cleanJson } from './cleanJson.ts';
import { type Inspection, inspectJson } from './inspectJson.ts';
import { locateJsonFault } from './locateJsonFault.ts';
import { crowdFault, deepFault, measureFault, measureJson } from './measureJson.ts';
import { createNotes, type Notes } from './notes.ts';
import type { RepairBudget } from './repairShape.ts';

/** Strictness of reading. */
export interface ReadOptions {
  /** For repair: forbidden keys are removed and noted instead of refused. */
  readonly removeKeys?: boolean;
  /** True when `weighDocuments` has already passed the document, so that it need not be counted again. */
  readonly isWeighed?: boolean;
  /** How many values may be repaired; shared by the documents of a project. */
  readonly repairs?: RepairBudget;
}

/** Options for the documents of one project, which have been weighed and share the limit of repairs. */
export function forWeighedProject(options: ReadOptions): ReadOptions {
  return { ...options, isWeighed: true, repairs: { left: limits.repairs } };
}

/** A JSON value that is safe to inspect, and notes on what was changed or is unusual. */
export interface ReadJson {
  readonly value: unknown;
  readonly notes: Notes;
}

/**
 * The edge where bytes, text or a value of unknown origin become JSON: UTF-8, syntax, size, nesting, keys, texts and
 * numbers. docs/format.md#keys and "Limits".
 */
export function readJson(document: DocumentPath, source: unknown, options: ReadOptions = {}): Result<ReadJson> {
  const notes = createNotes(document);
  const text = source instanceof Uint8Array ? decode(document, source, notes) : source;
  if (typeof text !== 'string') return examine(document, text, { notes, options, areTextsClean: false });
  if (text.length > limits.entryBytes) return refuseSize(document, text.length, limits.entryBytes);
  const tooMuch = options.isWeighed ? undefined : weigh(document, source);
  if (tooMuch) return refuse(tooMuch);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuseSyntax(document, text);
  }
  const mostBytes = source instanceof Uint8Array ? source.length : text.length * 3;
  const areTextsClean = isCertainlyClean(text, mostBytes === text.length);
  return examine(document, value, { notes, options, areTextsClean, mostBytes });
}

interface Examination {
  readonly notes: Notes;
  readonly options: ReadOptions;
  readonly areTextsClean: boolean;
  /** Upper bound of the compact size, if known. */
  readonly mostBytes?: number;
}

function examine(document: DocumentPath, given: unknown, examination: Examination): Result<ReadJson> {
  const { notes, options, areTextsClean, mostBytes } = examination;
  const inspection = inspectJson(given, areTextsClean);
  if (inspection === 'deep' || inspection === 'large') return refuseInspection(document, inspection);
  let value = given;
  if (inspection === 'unclean') {
    const refusals = createNotes(document);
    value = cleanJson(given, { document, notes, refusals, removeKeys: options.removeKeys ?? false });
    const refused = refusals.list();
    if (refused.length > 0) return refuse(...refused);
  }
  if (mostBytes !== undefined && mostBytes <= limits.documentWarningBytes) return succeed({ value, notes });
  return checkSize(document, value, notes);
}

/** The content is counted before it is parsed: one byte of text can take a hundred bytes of memory. */
function weigh(document: DocumentPath, source: unknown): Issue | undefined {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  // Each counted value takes at least one byte.
  if (!(bytes instanceof Uint8Array) || bytes.length <= limits.documentContainers) return undefined;
  return measureFault(document, measureJson(bytes));
}

/** True when a JSON text can only contain well-formed texts without control characters, and no forbidden keys. */
function isCertainlyClean(text: string, isAscii: boolean): boolean {
  if (text.includes('\\') && ['\\u', '\\b', '\\f'].some((sequence) => text.includes(sequence))) return false;
  if (text.includes('"_')) return false;
  return isAscii ? !text.includes('\u007f') : !/[\u007f-\u009f]/.test(text) && text.isWellFormed();
}

function decode(document: DocumentPath, bytes: Uint8Array, notes: Notes): string {
  try {
    return strictDecoder.decode(bytes);
  } catch {
    const message = `${document} is not valid UTF-8; unreadable characters are shown as �. Save it again as UTF-8.`;
    notes.add('document.text', 'nonBlocking', [], message, { kind: 'encoding' });
    return new TextDecoder().decode(bytes);
  }
}

const strictDecoder = new TextDecoder('utf-8', { fatal: true });

function checkSize(document: DocumentPath, value: unknown, notes: Notes): Result<ReadJson> {
  const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
  if (bytes > limits.documentBytes) return refuseSize(document, bytes, limits.documentBytes);
  if (bytes > limits.documentWarningBytes) {
    const message = `${document} has ${inMegabytes(bytes)}; at ${inMegabytes(limits.documentBytes)} it can no longer be saved. Split it up.`;
    notes.add('document.size', 'nonBlocking', [], message, { bytes, maximum: limits.documentBytes });
  }
  return succeed({ value, notes });
}

function refuseSyntax(document: DocumentPath, text: string): Result<ReadJson> {
  const fault = locateJsonFault(text);
  if (!fault) return refuseInspection(document, 'deep');
  const { line, column, expected, found, offset } = fault;
  const message = `${document} is not JSON: line ${line}, column ${column} has ${found} where ${expected} should be. Correct it in a text editor, or restore the file from a backup.`;
  return refuse(issueOf(document, 'document.unreadable', message, { line, column, offset, expected, found }));
}

function refuseSize(document: DocumentPath, bytes: number, maximum: number): Result<ReadJson> {
  const message = `${document} has ${inMegabytes(bytes)}, but a document may have ${inMegabytes(maximum)} at most. Split it up.`;
  return refuse(issueOf(document, 'document.size', message, { bytes, maximum }));
}

function refuseInspection(
  document: DocumentPath,
  inspection: Exclude<Inspection, 'clean' | 'unclean'>,
): Result<ReadJson> {
  return refuse(inspection === 'deep' ? deepFault(document) : crowdFault(document));
}

function issueOf(document: DocumentPath, code: Issue['code'], message: string, params: Issue['params']): Issue {
  const notes = createNotes(document);
  notes.add(code, 'blocking', [], message, params);
  return notes.list()[0] ?? { code, severity: 'blocking', path: [document], params, message };
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
