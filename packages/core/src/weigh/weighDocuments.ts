import type { Issue } from '../model/issue.ts';
import { limits } from '../model/limits.ts';
import { measureFault, measureJson } from '../model/parse/measureJson.ts';
import { projectPathKind } from '../model/projectPath.ts';

/** The amount of content in an XML file, counted without parsing it; never too low. */
interface XmlMeasure {
  readonly elements: number;
  /** XML attributes, and cells of tables, which are in one comma-separated text. */
  readonly parts: number;
}

/** Counts marks in the bytes of a file. In UTF-16, closing marks count as elements, too, so that the count doubles. */
function measureXml(bytes: Uint8Array): XmlMeasure {
  let [elements, parts] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === comma || byte === equals) parts++;
    else if (byte === less && bytes[at + 1] !== slash) elements++;
  }
  return { elements, parts };
}

const [comma, slash, less, equals] = [0x2c, 0x2f, 0x3c, 0x3d];

/** True for a file that is parsed when its project is read: a document, or an XML file of a legacy project. */
export function isDocumentFile(name: string): boolean {
  return isXml(name) || projectPathKind(name.normalize('NFC')) === 'document';
}

/** Why documents of these sizes are too large together, before reading any; undefined when they are not. */
export function documentsSizeFault(sizes: Iterable<readonly [name: string, bytes: number]>): Issue | undefined {
  let total = 0;
  for (const [name, bytes] of sizes) if (isDocumentFile(name)) total += bytes;
  if (total <= limits.documentsBytes) return undefined;
  const maximum = limits.documentsBytes;
  const message = `The documents of the project have ${inMegabytes(total)} together, but ${inMegabytes(maximum)} are allowed. ${remedy}`;
  return refusal(message, { size: total, maximum });
}

/**
 * Why stored documents must not be parsed: one of them, or all together, would take too much memory. Reads each byte
 * once and allocates nothing. Other files are skipped.
 */
export function weighDocuments(files: ReadonlyMap<string, Uint8Array>): Issue[] {
  const documents = [...files].filter(([name]) => isDocumentFile(name));
  const bytes = documents.reduce((sum, [, { length }]) => sum + length, 0);
  const tooLarge = documentsSizeFault(documents.map(([name, { length }]) => [name, length]));
  if (tooLarge) return [tooLarge];
  // Each counted value takes at least one byte.
  if (bytes <= limits.documentContainers) return [];
  const faults: Issue[] = [];
  const sums = { values: 0, containers: 0, elements: 0, parts: 0 };
  for (const [name, content] of documents) {
    if (isXml(name)) {
      const { elements, parts } = measureXml(content);
      sums.elements += elements;
      sums.parts += parts;
      continue;
    }
    const measure = measureJson(content);
    sums.values += measure.values;
    sums.containers += measure.containers;
    faults.push(...[measureFault(name, measure)].filter((fault) => fault !== undefined));
  }
  return faults.length > 0 ? faults : [sumFault(sums)].filter((fault) => fault !== undefined);
}

interface Sums {
  readonly values: number;
  readonly containers: number;
  readonly elements: number;
  readonly parts: number;
}

function sumFault({ values, containers, elements, parts }: Sums): Issue | undefined {
  const counts = [
    [containers, limits.containers, 'lists and objects'],
    [values, limits.values, 'values'],
    [elements, limits.xmlElements, 'XML elements'],
    [parts, limits.values, 'XML attributes and cells of tables'],
  ] as const;
  const over = counts.find(([count, maximum]) => count > maximum);
  if (!over) return undefined;
  const [count, maximum, what] = over;
  const message = `The documents of the project hold ${count} ${what} together, but ${maximum} are allowed. ${remedy}`;
  return refusal(message, { count, maximum });
}

const remedy = 'Remove large tables or scenes, or split it into two projects.';

function refusal(message: string, params: Issue['params']): Issue {
  return { code: 'archive.size', severity: 'blocking', path: [], params, message };
}

function isXml(name: string): boolean {
  return /\.xml$/i.test(name);
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MB`;
}
