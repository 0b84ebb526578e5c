import type { EditPath, Op } from '../edit/op.ts';
import { isJsonObject } from '../model/json.ts';
import { type DocumentPath, splitPath } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import { type DiffTextCode, type DiffWords, inEnglish, nameWords, textWords } from './diffTexts.ts';
import { createPathNames, type PathNames, type TranslatablePathWords } from './pathLabels.ts';
import { isOrderedKey } from './sameJson.ts';
import { valueWords } from './valueLabels.ts';

/** One change, described. */
export interface DiffLine {
  /** The stored path of the document that changed. */
  readonly document: DocumentPath;
  /** Index of the op in the list that the line describes. */
  readonly op: number;
  /** Such as `Actor Lantern: Speed 3 -> 5`. */
  readonly text: string;
}

/** One change in words for every language. */
export interface Difference {
  /** The stored path of the document that changed. */
  readonly document: DocumentPath;
  readonly op: number;
  /** The document, such as `Actor Lantern`. */
  readonly subject: DiffWords;
  /** What changed in it, such as `Speed 3 -> 5`; with the subject in it when the document changed as a whole. */
  readonly change: DiffWords;
  readonly isWhole: boolean;
}

/** Describes ops with people's own names, titles of the catalogue, and old and new values. */
export function describeOps(before: Project, after: Project, ops: readonly Op[]): DiffLine[] {
  return differencesOf(before, after, ops).map(({ document, op, subject, change, isWhole }) => {
    const text = inEnglish(change);
    return { document, op, text: isWhole ? text : `${inEnglish(subject)}: ${text}` };
  });
}

/** The same in words for every language. */
export function differencesOf(before: Project, after: Project, ops: readonly Op[]): Difference[] {
  const names = createPathNames([after, before]);
  const telling: Telling = {
    names,
    earlier: createPathNames([before]),
    setAgain: setAgain(ops),
    listed: wholeDocuments(ops),
  };
  return ops.flatMap((op, index): Difference[] => {
    const change = describeOp(telling, op);
    if (change === undefined) return [];
    const { subject } = names.wordsOf(op.path);
    const { document } = splitPath(op.path.slice(0, 2).map((key) => (typeof key === 'object' ? '' : key)));
    const isWhole = isDocument(op.path) && (op.op === 'set' || op.op === 'unset');
    return [{ document, op: index, subject, change, isWhole }];
  });
}

interface Telling {
  readonly names: PathNames;
  /** Of the first project alone. */
  readonly earlier: PathNames;
  /** Properties that are removed only to be added again at another position. */
  readonly setAgain: ReadonlySet<string>;
  /** Ids of documents added or removed as a whole, whose entries in the game's lists are implied. */
  readonly listed: ReadonlySet<string>;
}

function setAgain(ops: readonly Op[]): Set<string> {
  const unset = new Set(ops.flatMap(({ op, path }) => (op === 'unset' ? [JSON.stringify(path)] : [])));
  return new Set(
    ops.flatMap(({ op, path }) => (op === 'set' && unset.has(JSON.stringify(path)) ? [JSON.stringify(path)] : [])),
  );
}

function wholeDocuments(ops: readonly Op[]): Set<string> {
  const whole = ops.filter(
    ({ op, path }) => path.length === 2 && path[0] !== 'object' && (op === 'set' || op === 'unset'),
  );
  return new Set(whole.map(({ path }) => String(path[1])));
}

function describeOp(telling: Telling, op: Op): DiffWords | undefined {
  if (isSilent(telling, op)) return undefined;
  switch (op.op) {
    case 'set':
      return describeSet(telling, op.path, op.value);
    case 'unset':
      return describeUnset(telling, op.path);
    case 'insert':
      return memberAdded(telling, op.path, op.value);
    case 'remove':
      return textWords('deleted', { what: wholeThing(telling, op.path) });
    case 'move': {
      const what = wholeThing(telling, op.path);
      const holder = op.to && telling.names.wordsOf(op.to.slice(0, -1)).thing;
      return holder ? textWords('movedTo', { what, holder }) : textWords('moved', { what });
    }
  }
}

/**
 * True for implied ops: counts of tables, cells of added or removed rows, and list entries of added or removed
 * documents.
 */
function isSilent({ setAgain: again, listed }: Telling, { op, path, ...rest }: Op): boolean {
  if (op === 'unset' && again.has(JSON.stringify(path))) return true;
  const isCells = path[0] === 'tables' && path.includes('$');
  if (isCells && (op === 'insert' || op === 'remove')) return true;
  if (path[0] === 'tables' && (path[2] === 'numRows' || path[2] === 'numCols')) return true;
  const member = 'value' in rest && op === 'insert' ? rest.value : path.at(-1);
  const id = isJsonObject(member) && 'id' in member ? member.id : member;
  return path[0] === 'object' && path.length > 1 && listed.has(String(id));
}

function describeSet(telling: Telling, path: EditPath, next: unknown): DiffWords {
  const { names, earlier } = telling;
  const old = earlier.valueAt(path);
  const words = names.wordsOf(path);
  const { subject, field = nameWords('') } = words;
  if (isDocument(path)) return textWords(old === undefined ? 'documentAdded' : 'documentReplaced', { subject });
  const [was, value] = [valueIn(telling, words, old), valueIn(telling, words, next)];
  if (isOrderedKey(words.key ?? '') && isMarker(next)) {
    if (telling.setAgain.has(JSON.stringify(path))) return within(words, textWords('attributeMoved', { field }));
    if (old === undefined) return within(words, textWords('attributeAdded', { field, value }));
    return within(words, textWords('attributeChanged', { field, was, value }));
  }
  if (words.key === undefined && path[0] === 'assets' && isJsonObject(next)) {
    return textWords('renamed', { what: wholeThing(telling, path), name: nameWords(String(next.name)) });
  }
  if (words.key === 'enabled') return switched(words.thing, next !== false);
  const isRenamed = words.key === 'name' && isMarker(earlier.valueAt(path.slice(0, -1)));
  const named = isRenamed ? textWords('attributeName') : words.field;
  if (old === undefined) return within(words, fieldWords('fieldSet', 'set', named, { value }));
  return within(words, fieldWords('fieldChanged', 'changed', named, { was, value }));
}

function describeUnset(telling: Telling, path: EditPath): DiffWords {
  const words = telling.names.wordsOf(path);
  const { subject, field } = words;
  if (isDocument(path)) return textWords('documentDeleted', { subject });
  const old = telling.earlier.valueAt(path);
  if (isOrderedKey(words.key ?? '') && isMarker(old)) {
    return within(words, textWords('attributeDeleted', { field: field ?? nameWords('') }));
  }
  if (old === undefined) return within(words, fieldWords('fieldRemoved', 'removed', field, {}));
  const was = valueIn(telling, words, old);
  return within(words, fieldWords('fieldRemovedWas', 'removedWas', field, { was }));
}

function valueIn({ names }: Telling, { descriptor }: TranslatablePathWords, value: unknown): DiffWords {
  return valueWords(value, descriptor, names.nameOf);
}

function switched(what: DiffWords | undefined, isOn: boolean): DiffWords {
  if (what === undefined) return textWords(isOn ? 'switchedOn' : 'switchedOff');
  return textWords(isOn ? 'thingSwitchedOn' : 'thingSwitchedOff', { what });
}

/** A text about a field, or the one about the whole thing where there is no field. */
function fieldWords(
  code: DiffTextCode,
  whole: DiffTextCode,
  field: DiffWords | undefined,
  parts: Readonly<Record<string, DiffWords>>,
): DiffWords {
  return field === undefined ? textWords(whole, parts) : textWords(code, { field, ...parts });
}

function isDocument(path: EditPath): boolean {
  return path[0] === 'object' || path[0] === 'assets' ? path.length === 1 : path.length === 2;
}

const memberKinds: Readonly<Record<string, string>> = {
  layers: 'layer',
  actors: 'instance',
  behaviors: 'behavior',
  elseBehaviors: 'behavior',
  conditions: 'condition',
};

function memberAdded({ names }: Telling, path: EditPath, value: unknown): DiffWords {
  const list = String(path.at(-1));
  const what =
    typeof value === 'string' ? listedName(names, list, value) : names.nameOfThing(memberKinds[list] ?? list, value);
  const point = isJsonObject(value) && isJsonObject(value.attributes) ? value.attributes.position : undefined;
  const isPlaced = list === 'actors' && isJsonObject(point);
  const position = valueWords(point, undefined, names.nameOf);
  const holder = names.wordsOf(path).thing;
  if (holder)
    return isPlaced ? textWords('addedAtTo', { what, position, holder }) : textWords('addedTo', { what, holder });
  return isPlaced ? textWords('addedAt', { what, position }) : textWords('added', { what });
}

function wholeThing({ names }: Telling, path: EditPath): DiffWords {
  const last = path.at(-1);
  if (path[0] === 'object' && typeof last === 'object' && 'id' in last)
    return listedName(names, String(path[1]), last.id);
  return names.wordsOf(path).thing ?? textWords('entry');
}

function listedName(names: Telling['names'], list: string, id: string): DiffWords {
  if (list === 'scenes') return textWords('listedScene', { name: nameWords(names.nameOf('scenes', id) ?? id) });
  if (list !== 'prototypes') return nameWords(id);
  return textWords('listedActor', { name: nameWords(names.nameOf('actors', id) ?? id) });
}

function within({ thing }: TranslatablePathWords, change: DiffWords): DiffWords {
  return thing === undefined ? change : textWords('within', { thing, change });
}

function isMarker(value: unknown): boolean {
  return isJsonObject(value) && typeof value['@'] === 'string' && value['@'] !== 'expression';
}
