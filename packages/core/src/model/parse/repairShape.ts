import { isJsonObject } from '../json.ts';
import { numberOfText } from '../numberOfText.ts';
import type { PathKey } from '../path.ts';
import { cutText } from '../text.ts';
import { type Filling, fillShape } from './fillShape.ts';
import type { Shape } from './linkShapes.ts';
import { asMarker } from './markers.ts';
import { locationText, type Notes, showValue } from './notes.ts';

/** The context that repairing a document needs besides its shape. */
export interface RepairContext extends Filling {
  readonly document: string;
  readonly notes: Notes;
  readonly budget: RepairBudget;
}

/** How many more values may be filled in; below 0, the repair stops and its result must be discarded. */
export interface RepairBudget {
  left: number;
}

/**
 * A value of the given shape, as close to the given value as possible: missing members get the schema's defaults,
 * numbers are clamped, texts that look like numbers are converted, texts are truncated, and values of another type are
 * replaced or, in a list, omitted. Every change is noted. Unknown members stay. Undefined when no part of the value
 * fits, or the budget is used up.
 */
export function repairShape(shape: Shape, value: unknown, context: RepairContext): unknown {
  const repaired = repair(shape, value, [], context);
  return context.budget.left < 0 ? undefined : repaired;
}

type Repairer = (shape: Shape, value: unknown, path: PathKey[], context: RepairContext) => unknown;

/** Undefined means that the value does not fit. */
const repairers: Readonly<Record<Shape['type'], Repairer>> = {
  object: repairObject,
  array: repairList,
  string: repairText,
  number: repairNumber,
  integer: repairNumber,
  boolean: (_, value) => (typeof value === 'boolean' ? value : undefined),
  mixed: (shape, value) => (fitsChoice(shape, value) ? value : undefined),
  any: (_, value) => value,
};

function repair(shape: Shape, value: unknown, path: PathKey[], context: RepairContext): unknown {
  return repairers[shape.type](shape, value, path, context);
}

function repairObject(shape: Shape, given: unknown, path: PathKey[], context: RepairContext): unknown {
  const value = shape.definition === 'customAttribute' ? asMarker(given, path, context) : given;
  if (!isJsonObject(value) || context.budget.left < 0) return undefined;
  let copy: Record<string, unknown> | undefined;
  const change = (key: string, after: unknown): void => {
    copy ??= { ...value };
    if (after === undefined) delete copy[key];
    else copy[key] = after;
  };
  for (const [key, { shape: member, isRequired }] of shape.members) {
    const before = value[key];
    path.push(key);
    if (before !== undefined) {
      const after = repair(member, before, path, context) ?? replace(member, key, isRequired, before, path, context);
      if (after !== before) change(key, after);
    } else if (isRequired) change(key, supply(member, path, context));
    path.pop();
  }
  for (const [pattern, member] of shape.patterns) {
    for (const key of Object.keys(value)) {
      if (shape.members.has(key) || !pattern.test(key)) continue;
      path.push(key);
      const after = repair(member, value[key], path, context) ?? replace(member, key, false, value[key], path, context);
      if (after !== value[key]) change(key, after);
      path.pop();
    }
  }
  return copy ?? value;
}

function supply(shape: Shape, path: readonly PathKey[], context: RepairContext): unknown {
  context.budget.left -= 1;
  const used = fillShape(shape, path, context);
  const message = `${locationText(context.document, path)} is missing; ${showValue(used)} is used.`;
  context.notes.add('document.shape', 'nonBlocking', path, message, { used: shownUsed(used) });
  return used;
}

function replace(
  shape: Shape,
  key: string,
  isRequired: boolean,
  before: unknown,
  path: readonly PathKey[],
  context: RepairContext,
): unknown {
  const isKept = isRequired || shape.node.default !== undefined;
  if (isKept) context.budget.left -= 1;
  const used = isKept ? fillShape(shape, path, context) : undefined;
  noteChange(shape, before, used, path, context, key);
  return used;
}

function repairList(shape: Shape, value: unknown, path: PathKey[], context: RepairContext): unknown {
  const { items, node } = shape;
  if (!Array.isArray(value) || context.budget.left < 0) return undefined;
  const list: readonly unknown[] = value;
  if (list.length > (node.maxItems ?? Number.POSITIVE_INFINITY)) noteCut(list.length, node.maxItems, path, context);
  const kept: unknown[] = [];
  for (const [at, item] of list.slice(0, node.maxItems).entries()) {
    if (context.budget.left < 0) return undefined;
    path.push(at);
    const after = items ? (repair(items, item, path, context) ?? replaceItem(items, item, path, context)) : item;
    if (after !== undefined) kept.push(after);
    path.pop();
  }
  if (kept.length < (node.minItems ?? 0)) return undefined;
  return kept.length === list.length && kept.every((item, at) => item === list[at]) ? list : kept;
}

/** A cell of a table is blanked, because omitting it would shift the others; any other element is omitted. */
function replaceItem(items: Shape, before: unknown, path: readonly PathKey[], context: RepairContext): unknown {
  const used = items.type === 'mixed' && !items.node.enum ? '' : undefined;
  noteChange(items, before, used, path, context);
  return used;
}

function repairText(shape: Shape, value: unknown, path: PathKey[], { document, notes }: RepairContext): unknown {
  if (typeof value !== 'string') return undefined;
  if (shape.pattern && !shape.pattern.test(value)) return undefined;
  if (value.length < (shape.node.minLength ?? 0)) return undefined;
  const most = shape.node.maxLength;
  const text = most === undefined ? value : cutText(value, most);
  if (text === value) return value;
  const message = `${locationText(document, path)} is longer than ${most} characters; the rest is cut off.`;
  notes.add('document.shape', 'blocking', path, message, { maximum: most });
  return text;
}

function repairNumber(shape: Shape, value: unknown, path: PathKey[], { document, notes }: RepairContext): unknown {
  const number = typeof value === 'string' ? numberOfText(value) : value;
  if (typeof number !== 'number') return undefined;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = shape.node;
  const whole = shape.type === 'integer' ? Math.trunc(number) + 0 : number;
  const used = Math.min(Math.max(whole, minimum), maximum);
  if (used === value) return value;
  const message = `${locationText(document, path)}: ${showValue(value)} is not ${expectation(shape)}; ${used} is used.`;
  notes.add('document.shape', 'blocking', path, message, { found: String(value), used });
  return used;
}

function fitsChoice({ node }: Shape, value: unknown): boolean {
  if (node.const !== undefined) return value === node.const;
  if (node.enum) return node.enum.includes(value);
  return Array.isArray(node.type) && node.type.includes(typeof value);
}

function noteChange(
  shape: Shape,
  before: unknown,
  used: unknown,
  path: readonly PathKey[],
  { document, notes }: RepairContext,
  key?: string,
): void {
  const message = () => {
    const outcome = used === undefined ? 'it is left out' : `${showValue(used)} is used`;
    return `${locationText(document, path)}: ${showValue(before)} is not ${expectation(shape, key)}; ${outcome}.`;
  };
  notes.add('document.shape', 'blocking', path, message, { found: showValue(before), used: shownUsed(used) });
}

function noteCut(
  length: number,
  most: number | undefined,
  path: readonly PathKey[],
  { document, notes }: RepairContext,
): void {
  const message = `${locationText(document, path)} has ${length} elements; only the first ${most} are used.`;
  notes.add('document.shape', 'blocking', path, message, { found: length, maximum: most });
}

function shownUsed(used: unknown): unknown {
  return typeof used === 'object' ? showValue(used) : used;
}

function expectation({ type, node, definition }: Shape, key?: string): string {
  if (definition === 'id' || key === 'id') return 'an id such as id1';
  if (node.const !== undefined) return showValue(node.const);
  if (node.enum) return `one of ${node.enum.map(showValue).join(', ')}`;
  if (type === 'number' || type === 'integer') return numberInWords(type, node.minimum, node.maximum);
  return kindsInWords[type];
}

function numberInWords(type: 'number' | 'integer', minimum?: number, maximum?: number): string {
  const kind = type === 'integer' ? 'a whole number' : 'a number';
  if (minimum === undefined) return kind;
  return maximum === undefined ? `${kind} of at least ${minimum}` : `${kind} from ${minimum} to ${maximum}`;
}

const kindsInWords = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  boolean: 'true or false',
  mixed: 'a number, a text, true or false',
  any: 'a value',
} as const;
