import { textOfNumber } from '../attributes/convert.ts';
import { isJsonObject } from '../model/json.ts';
import { limits } from '../model/limits.ts';
import { cutText } from '../model/text.ts';
import type { ImportContext } from './context.ts';
import { describeExpression, findExpression, readExpression } from './expressionParts.ts';
import { type NumberText, readComponentText, readNumberText, suspicionOf } from './numberText.ts';
import { constantOf } from './programs.ts';
import { describeText } from './source.ts';
import type { XmlElement } from './xml.ts';

/**
 * Reads the value of one typed element; `fallback` is used if the file has none. docs/runtime-rules.md#legacy-values.
 */
export type Reader = (context: ImportContext, element: XmlElement, fallback: unknown) => unknown;
export type Readers = Readonly<Record<string, Reader>>;
/** Maps the legacy spelling of an id to the stored one. */
export type Aliases = Readonly<Record<string, string>>;

/**
 * A number; any other text is computed if it is a constant program, else it becomes 0 and is a loss.
 * docs/runtime-rules.md#damaged-projects.
 */
export function readNumber(context: ImportContext, element: XmlElement, fallback: unknown = 0): number {
  return numberOf(context, element, fallback, readNumberText);
}

/** A number from 0 to 1. */
export function readComponent(context: ImportContext, element: XmlElement, fallback: unknown = 0): number {
  return numberOf(context, element, fallback, readComponentText);
}

/** `true` or `false`; anything else except 1 and 0 becomes false and is a loss. */
export function readBoolean(context: ImportContext, element: XmlElement): boolean {
  const literal = readLiteral(context, element);
  if (typeof literal === 'boolean') return literal;
  const text = String(literal ?? '')
    .trim()
    .toLowerCase();
  if (text === 'true' || text === '1') return true;
  if (text !== 'false' && text !== '0' && literal !== undefined) {
    context.source.lose(element, describeText(element), 'This is neither true nor false. It was read as false.');
  }
  return false;
}

/** A text exactly as written. */
export function readText(context: ImportContext, element: XmlElement): string {
  const literal = readLiteral(context, element);
  return typeof literal === 'number' ? textOfNumber(literal) : String(literal ?? '');
}

/** A text of at most 256 characters; a longer one is truncated and is a loss. docs/format.md#limits. */
export function readName(context: ImportContext, element: XmlElement): string {
  return shortName(context, element, readText(context, element));
}

/** Truncates a name, of an element or in one of its XML attributes, to 256 characters and reports the original. */
export function shortName(context: ImportContext, element: XmlElement, name: string, attribute?: string): string {
  const short = cutText(name, limits.nameLength);
  if (short === name) return name;
  const why = `Names have at most ${limits.nameLength} characters; it was cut off.`;
  context.source.lose(element, JSON.stringify(name), why, attribute);
  return short;
}

/** A whole number from `minimum` to `maximum`; anything else becomes the default and is a loss. */
export function choiceReader(maximum: number, minimum = 0): Reader {
  return (context, element, fallback) => {
    const code = readNumber(context, element, fallback);
    if (Number.isInteger(code) && code >= minimum && code <= maximum) return code;
    context.source.lose(
      element,
      describeText(element),
      `It is not one of the codes, and was read as ${String(fallback)}.`,
    );
    return fallback;
  };
}

/** An image by its name in the manifest. */
export function readImage(context: ImportContext, element: XmlElement): string {
  return context.assets.image(readText(context, element));
}

/** Several values by id, such as a point; missing ones come from the fallback. */
export function groupReader(readers: Readers, aliases: Aliases = {}): Reader {
  return (context, element, fallback) => {
    const defaults = isJsonObject(fallback) ? fallback : {};
    return { ...defaults, ...readGroup(context, element, readers, defaults, aliases) };
  };
}

/**
 * The values in a group that `readers` has entries for, by id. A second one with the same id stays unread and becomes a
 * loss.
 */
export function readGroup(
  context: ImportContext,
  group: XmlElement,
  readers: Readers,
  defaults: Readonly<Record<string, unknown>>,
  aliases: Aliases = {},
): Record<string, unknown> {
  const values = new Map<string, unknown>();
  for (const element of group.children) {
    const written = element.attributes.get('id') ?? '';
    const id = Object.hasOwn(aliases, written) ? (aliases[written] ?? written) : written;
    const reader = Object.hasOwn(readers, id) ? readers[id] : undefined;
    if (!reader || values.has(id)) continue;
    context.source.take(element, 'id');
    values.set(id, reader(context, element, defaults[id]));
  }
  return Object.fromEntries([...values].sort(([a], [b]) => orderOf(readers, a) - orderOf(readers, b)));
}

/** The literal of an element of an actor, a scene or the game, where nothing can be computed: its constant value. */
function readLiteral(context: ImportContext, element: XmlElement): string | number | boolean | undefined {
  const expression = findExpression(element);
  if (!expression) return context.source.text(element);
  const program = readExpression(context, expression);
  if (!program) return undefined;
  const constant = constantOf(program.$);
  if (constant === undefined) {
    const why = 'The value of an attribute cannot be computed here; the default was used.';
    context.source.lose(expression, describeExpression(expression), why);
  }
  return constant;
}

function numberOf(
  context: ImportContext,
  element: XmlElement,
  fallback: unknown,
  read: (text: string) => NumberText | undefined,
): number {
  const literal = readLiteral(context, element);
  if (literal === undefined) return typeof fallback === 'number' ? fallback : 0;
  const written = typeof literal === 'boolean' ? undefined : read(String(literal));
  const computed = typeof literal === 'string' && !written ? constantOf([literal]) : undefined;
  const number = written ?? (typeof computed === 'number' ? read(String(computed)) : undefined);
  if (!number) {
    context.source.lose(element, describeText(element), 'This is not a number. It was read as 0.');
    return 0;
  }
  const doubt = number.doubt ?? suspicionOf(element.name, element.text);
  if (doubt) context.source.lose(element, describeText(element), doubt);
  return number.value;
}

function orderOf(readers: Readers, id: string): number {
  return Object.keys(readers).indexOf(id);
}
