import type { Issue } from '../issue.ts';
import { limits } from '../limits.ts';
import type { DocumentPath } from '../path.ts';
import { documentPathToPath } from '../path.ts';

/** The amount of content in a JSON text, counted without parsing it. */
export interface JsonMeasure {
  /** At least the number of values: an empty list or object may count twice. */
  readonly values: number;
  /** Lists and objects. */
  readonly containers: number;
  /** True when it is nested deeper than a document may be; the rest is then not counted. */
  readonly isDeep: boolean;
}

/**
 * Counts what `JSON.parse` would create from UTF-8 bytes, in one pass and without allocating. For invalid JSON the
 * count may be wrong, but only after the position where the parser stops. docs/reliability.md#t6.
 */
export function measureJson(bytes: Uint8Array): JsonMeasure {
  const { length } = bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, length);
  let [commas, containers, depth] = [0, 0, 0];
  for (let at = 0; at < length; ) {
    const byte = bytes[at++] ?? 0;
    // Half of canonical text is indentation.
    if (byte === lineFeed) while (at + 4 <= length && view.getInt32(at) === fourSpaces) at += 4;
    else if (byte === quote) at = endOfText(bytes, at);
    else if (byte === comma) commas++;
    else if (byte >= openBracket) {
      if ((byte | caseBit) === openBrace) {
        containers++;
        depth++;
        if (depth > limits.depth) return { values: commas + containers, containers, isDeep: true };
      } else if ((byte | caseBit) === closeBrace) depth--;
    }
  }
  return { values: commas + containers, containers, isDeep: false };
}

function endOfText(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length) {
    const byte = bytes[at++];
    if (byte === quote) break;
    if (byte === backslash) at++;
  }
  return at;
}

const [lineFeed, quote, comma, backslash] = [0x0a, 0x22, 0x2c, 0x5c];
const [openBracket, openBrace, closeBrace] = [0x5b, 0x7b, 0x7d];
/** Brackets and braces differ only in this bit. */
const caseBit = 0x20;
const fourSpaces = 0x20202020;

/** Why a document with this much content is not parsed; undefined when it can be. */
export function measureFault(document: DocumentPath, { values, containers, isDeep }: JsonMeasure): Issue | undefined {
  if (isDeep) return deepFault(document);
  if (containers > limits.documentContainers) return crowdFault(document);
  return values > limits.documentValues ? tooMuch(document, 'values', limits.documentValues) : undefined;
}

/** The refusal of a document that is nested too deeply. */
export function deepFault(document: DocumentPath): Issue {
  const message = `${document} is nested more than ${limits.depth} levels deep. Move inner lists out, or restore the file from a backup.`;
  return fault(document, 'document.depth', message, { maximum: limits.depth });
}

/** The refusal of a document with too many lists and objects, whatever their number. */
export function crowdFault(document: DocumentPath): Issue {
  return tooMuch(document, 'lists and objects', limits.documentContainers);
}

function tooMuch(document: DocumentPath, what: string, maximum: number): Issue {
  const message = `${document} holds more than ${maximum} ${what}, which a document may have at most. Split it up, or restore the file from a backup.`;
  return fault(document, 'document.size', message, { maximum });
}

function fault(document: DocumentPath, code: Issue['code'], message: string, params: Issue['params']): Issue {
  return { code, severity: 'blocking', path: documentPathToPath(document) ?? [document], params, message };
}
