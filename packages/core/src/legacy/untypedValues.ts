import { readComputedComponent, readComputedNumber, readProgramText } from './computedValues.ts';
import type { ImportContext } from './context.ts';
import { groupReader, type Reader, type Readers, readBoolean } from './values.ts';
import type { XmlElement } from './xml.ts';

/**
 * The value of an attribute that the catalogue does not know, using its type in the file. Undefined for elements that
 * are not attributes. docs/runtime-rules.md#legacy-values.
 */
export function readUntyped(context: ImportContext, element: XmlElement): unknown {
  const reader = readers.get(element.name);
  return reader?.(context, element, undefined);
}

const scalars: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...['real', 'integer', 'index', 'angle', 'enumeration'].map((tag) => [tag, readComputedNumber] as const),
  ...['text', 'image', 'sound', 'music', 'table'].map((tag) => [tag, readProgramText] as const),
  ['boolean', readBoolean],
]);

const groups: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['point', readPairs(['x', 'y'])],
  ['size', readPairs(['width', 'height'])],
  ['color', groupReader(readersOf(['red', 'green', 'blue', 'alpha'], readComputedComponent))],
  ['attributes', readNested],
  ['rect', readNested],
]);

const readers: ReadonlyMap<string, Reader> = new Map([...scalars, ...groups]);

function readersOf(ids: readonly string[], reader: Reader): Readers {
  return Object.fromEntries(ids.map((id) => [id, reader]));
}

function readPairs(ids: readonly string[]): Reader {
  return groupReader(readersOf(ids, readComputedNumber));
}

function readNested(context: ImportContext, element: XmlElement): Record<string, unknown> {
  const values = new Map<string, unknown>();
  for (const child of element.children) {
    const id = child.attributes.get('id');
    if (!id || id === '__proto__' || values.has(id)) continue;
    const value = readUntyped(context, child);
    if (value === undefined) continue;
    context.source.take(child, 'id');
    values.set(id, value);
  }
  return Object.fromEntries(values);
}
