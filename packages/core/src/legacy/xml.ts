import { type SaxesAttributePlain, SaxesParser } from 'saxes';
import { type Issue, type Result, refuse, succeed } from '../model/issue.ts';
import { limits } from '../model/limits.ts';

/**
 * The text of a file in UTF-8, or in UTF-16 if it has that byte order mark; the mark itself is dropped. `isExact` is
 * false when invalid bytes were replaced by U+FFFD.
 */
function decodeText(bytes: Uint8Array): { text: string; isExact: boolean } {
  const encoding = encodingOf(bytes);
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isExact: true };
  } catch {
    return { text: new TextDecoder(encoding).decode(bytes), isExact: false };
  }
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** An element of a legacy file with its location in the text. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The text directly inside, exactly as written. */
  readonly text: string;
  readonly parent: XmlElement | undefined;
  /** Number of the element in document order. */
  readonly order: number;
  readonly line: number;
  readonly column: number;
}

/** A well-formed legacy file. `isExact` is false when invalid bytes had to be replaced. */
export interface XmlText {
  readonly root: XmlElement;
  readonly isExact: boolean;
}

/** Limits of one legacy file. docs/reliability.md#t11. */
export const xmlLimits = { bytes: 64 * 1024 * 1024, depth: 200, elements: limits.xmlElements } as const;

/**
 * Reads one XML file into a tree. No document type, only the five predefined entities, limited depth and size; a
 * refusal states the position where reading stopped. docs/runtime-rules.md#legacy-folder, docs/reliability.md#t11.
 */
export function parseXml(bytes: Uint8Array): Result<XmlText> {
  if (bytes.length > xmlLimits.bytes) {
    return refuse(unreadable(`The file has ${bytes.length} bytes; the limit is ${xmlLimits.bytes}.`, 1, 1));
  }
  if (isBinaryPropertyList(bytes)) {
    return refuse(unreadable('The file is a binary property list, not XML.', 1, 1));
  }
  const { text, isExact } = decodeText(bytes);
  const builder = createTreeBuilder();
  const parser = new SaxesParser({ position: true, defaultXMLVersion: '1.0', forceXMLVersion: true });
  try {
    parser.on('doctype', () => stop('The file declares a document type, which is not supported.'));
    parser.on('error', (error) => stop(error.message.replace(/^\d+:\d+:\s*/, '')));
    parser.on('opentagstart', () => builder.mark(parser.line, parser.columnIndex));
    parser.on('attribute', (attribute) => builder.attribute(attribute));
    parser.on('opentag', (tag) => {
      if (!builder.open(tag.name)) stop(`The file is nested deeper than ${xmlLimits.depth} elements.`);
      if (builder.count() > xmlLimits.elements) stop(`The file has more than ${xmlLimits.elements} elements.`);
    });
    parser.on('closetag', () => builder.close());
    parser.on('text', (part) => builder.text(part));
    parser.on('cdata', (part) => builder.text(part));
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const hint = /^(<{7}|={7}|>{7})/m.test(text) ? ' The file contains merge conflict markers.' : '';
    return refuse(unreadable(`${sentence(error.message)}${hint}`, parser.line, Math.max(1, parser.columnIndex)));
  }
  const root = builder.root();
  return root ? succeed({ root, isExact }) : refuse(unreadable('The file has no element.', 1, 1));
}

/** Thrown to leave the parser at the first thing that makes a file unreadable; caught in this module. */
class Stop extends Error {}

function stop(message: string): never {
  throw new Stop(message);
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1).replace(/\.$/, '')}.`;
}

function unreadable(message: string, line: number, column: number): Issue {
  return { code: 'legacy.unreadable', severity: 'blocking', path: [], params: { line, column }, message };
}

function isBinaryPropertyList(bytes: Uint8Array): boolean {
  return [...'bplist'].every((letter, index) => bytes[index] === letter.charCodeAt(0));
}

/** Most elements have no attributes, and a map takes more memory than the rest of an element. */
const none: ReadonlyMap<string, string> = new Map();

interface OpenElement extends XmlElement {
  readonly children: OpenElement[];
  text: string;
}

function createTreeBuilder() {
  const open: OpenElement[] = [];
  let root: OpenElement | undefined;
  let attributes: Map<string, string> | undefined;
  let count = 0;
  let location = { line: 1, column: 1 };
  return {
    mark(line: number, columnIndex: number): void {
      location = { line, column: columnIndex + 1 };
    },
    attribute({ name, value }: SaxesAttributePlain): void {
      attributes ??= new Map();
      attributes.set(name, value);
    },
    /** False when the element is nested too deeply. */
    open(name: string): boolean {
      const parent = open.at(-1);
      const element: OpenElement = {
        name,
        attributes: attributes ?? none,
        children: [],
        text: '',
        parent,
        order: count,
        ...location,
      };
      attributes = undefined;
      count += 1;
      if (parent) parent.children.push(element);
      else root = element;
      open.push(element);
      return open.length <= xmlLimits.depth;
    },
    close(): void {
      open.pop();
    },
    text(part: string): void {
      const current = open.at(-1);
      if (current) current.text += part;
    },
    count: (): number => count,
    root: (): XmlElement | undefined => root,
  };
}
