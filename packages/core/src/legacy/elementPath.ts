import type { XmlElement } from './xml.ts';

/** Lists that paths omit, because their members are clear enough. */
const transparent = new Set(['behaviors', 'conditions', 'layers', 'actors', 'prototypes', 'scenes', 'rows', 'columns']);
/** Members of lists, which are numbered. */
const counted = new Set([
  ...['behavior', 'condition', 'layer', 'actor', 'scene', 'row', 'column', 'tablecolumnassignment'],
  ...['image', 'sound', 'music', 'font', 'file', 'string', 'reference'],
]);

/**
 * The location of an element or one of its XML attributes in its file, as written in a loss report.
 * docs/format.md#losses.
 */
export function elementPath(element: XmlElement, attribute?: string): string {
  const segments: string[] = attribute === undefined ? [] : [`@${attribute}`];
  for (let current: XmlElement | undefined = element; current?.parent; current = current.parent) {
    const segment = segmentOf(current, current.parent);
    if (segment !== undefined) segments.unshift(segment);
  }
  return segments.join('/');
}

function segmentOf(element: XmlElement, parent: XmlElement): string | undefined {
  if (transparent.has(element.name) && parent.name !== 'assets') return undefined;
  const isCounted = counted.has(element.name) && parent.name !== 'attributes';
  const id = element.attributes.get('id');
  if (id && !isCounted) return id;
  const { index, isOnly } = indexOf(element, parent);
  return isCounted || !isOnly ? `${element.name}[${index + 1}]` : element.name;
}

interface ElementIndex {
  readonly index: number;
  readonly isOnly: boolean;
}

const indices = new WeakMap<XmlElement, Map<XmlElement, ElementIndex>>();

function indexOf(element: XmlElement, parent: XmlElement): ElementIndex {
  let known = indices.get(parent);
  if (!known) {
    known = new Map();
    for (const sameName of Map.groupBy(parent.children, (child) => child.name).values()) {
      for (const [index, child] of sameName.entries()) known.set(child, { index, isOnly: sameName.length === 1 });
    }
    indices.set(parent, known);
  }
  return known.get(element) ?? { index: 0, isOnly: true };
}
