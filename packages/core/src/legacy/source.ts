import { elementPath } from './elementPath.ts';
import type { Loss } from './losses.ts';
import { reasonOf } from './lossReasons.ts';
import type { XmlElement } from './xml.ts';

/**
 * A legacy file during its import. Reading a value marks it; at the end all unread values become losses, so that
 * nothing is dropped silently. docs/format.md#losses.
 */
export interface Source {
  /** Path of the file inside the project folder. */
  readonly file: string;
  readonly root: XmlElement;
  /** The value of an XML attribute, which is then marked as imported. */
  take(element: XmlElement, attribute: string): string | undefined;
  /** The text of an element, which is then marked as imported. */
  text(element: XmlElement): string;
  /** Marks an element and everything in it as handled. */
  settle(element: XmlElement): void;
  /** Reports a value that is not imported unchanged. */
  lose(element: XmlElement, what: string, why: string, attribute?: string): void;
  /** Reports the text of an element and marks it as handled. */
  loseText(element: XmlElement, why: string): void;
  /** All losses of the file in document order, including everything unread. */
  finish(): Loss[];
}

/** Version stamps and format markers of the file: never imported and never reported. docs/format.md#not-imported. */
const silentAttributes = new Set(['GSCVersion', 'PGFVersion', 'premulAlpha', 'xml:space']);
const noEquivalent = 'Playhouse has no equivalent.';

/** Starts the import of one file. */
export function createSource(file: string, root: XmlElement): Source {
  const taken = new Map<XmlElement, Set<string>>();
  const settled = new Set<XmlElement>();
  const losses: { readonly order: number; readonly loss: Loss }[] = [];
  const mark = (element: XmlElement, key: string): void => {
    const keys = taken.get(element);
    if (keys) keys.add(key);
    else taken.set(element, new Set([key]));
  };
  const lose = (element: XmlElement, what: string, why: string, attribute?: string): void => {
    const loss: Loss = { document: file, path: elementPath(element, attribute), what, why };
    losses.push({ order: element.order, loss });
  };
  return {
    file,
    root,
    take(element, attribute) {
      mark(element, `@${attribute}`);
      return element.attributes.get(attribute);
    },
    text(element) {
      mark(element, '');
      return element.text;
    },
    settle: (element) => void settled.add(element),
    lose,
    loseText(element, why) {
      mark(element, '');
      lose(element, describeText(element), why);
    },
    finish() {
      for (const { element, what, attribute } of leftovers(root, taken, settled)) {
        lose(element, what, reasonOf(element, attribute) ?? noEquivalent, attribute);
      }
      return losses.sort((a, b) => a.order - b.order).map(({ loss }) => loss);
    },
  };
}

/** The value of an element as quoted in a report: its type, its id and its text. */
export function describeText(element: XmlElement): string {
  const id = element.attributes.get('id');
  return `${id ? `${element.name} ${id}` : element.name} = ${JSON.stringify(element.text)}`;
}

/** An XML attribute as quoted in a report. */
export function describeAttribute(name: string, value: string): string {
  return `${name} = ${JSON.stringify(value)}`;
}

interface Leftover {
  readonly element: XmlElement;
  readonly what: string;
  readonly attribute?: string;
}

function* leftovers(
  root: XmlElement,
  taken: ReadonlyMap<XmlElement, ReadonlySet<string>>,
  settled: ReadonlySet<XmlElement>,
): Generator<Leftover> {
  const pending: XmlElement[] = [root];
  for (let element = pending.pop(); element; element = pending.pop()) {
    if (settled.has(element)) continue;
    const keys = taken.get(element);
    if (!keys?.has('') && element.text.trim() !== '') yield { element, what: describeText(element) };
    for (const [name, value] of element.attributes) {
      if (keys?.has(`@${name}`) || silentAttributes.has(name) || value === '') continue;
      if (name === 'id' && isKeyOnly(element)) continue;
      if (name === 'name' && value === element.attributes.get('id')) continue;
      yield { element, what: describeAttribute(name, value), attribute: name };
    }
    for (let index = element.children.length - 1; index >= 0; index -= 1) {
      const child = element.children[index];
      if (child) pending.push(child);
    }
  }
}

/** In a group of attributes, the id is the key of the value, not a value. */
function isKeyOnly(element: XmlElement): boolean {
  return element.parent !== undefined && keyed.has(element.parent.name);
}

const keyed = new Set([
  'attributes',
  'point',
  'size',
  'color',
  'rect',
  'playermap',
  'adreward',
  'tablecolumnassignment',
]);
