import type { EditPath, Op } from '../edit/op.ts';
import { isJsonObject } from '../model/json.ts';
import { type DocumentPath, splitPath } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import { createPathNames, type PathNames, type PathWords } from './pathLabels.ts';
import { isOrderedKey } from './sameJson.ts';
import { valueLabels } from './valueLabels.ts';

/** One change, described. */
export interface DiffLine {
  /** The stored path of the document that changed. */
  readonly document: DocumentPath;
  /** Index of the op in the list that the line describes. */
  readonly op: number;
  /** Such as `Actor Lantern: Speed 3 -> 5`. */
  readonly text: string;
}

/** Describes ops with people's own names, titles of the catalogue, and old and new values. */
export function describeOps(before: Project, after: Project, ops: readonly Op[]): DiffLine[] {
  const names = createPathNames([after, before]);
  const telling: Telling = {
    names,
    earlier: createPathNames([before]),
    setAgain: setAgain(ops),
    listed: wholeDocuments(ops),
  };
  return ops.flatMap((op, index): DiffLine[] => {
    const text = describeOp(telling, op);
    if (text === undefined) return [];
    const { subject } = names.describe(op.path);
    const { document } = splitPath(op.path.slice(0, 2).map((key) => (typeof key === 'object' ? '' : key)));
    return [{ document, op: index, text: `${subject}${text}` }];
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

function describeOp(telling: Telling, op: Op): string | undefined {
  if (isSilent(telling, op)) return undefined;
  switch (op.op) {
    case 'set':
      return describeSet(telling, op.path, op.value);
    case 'unset':
      return describeUnset(telling, op.path);
    case 'insert':
      return `: added ${memberWords(telling, op.path, op.value)}`;
    case 'remove':
      return `: ${wholeThing(telling, op.path)} deleted`;
    case 'move': {
      const into = op.to && telling.names.describe(op.to.slice(0, -1)).thing;
      return `: ${wholeThing(telling, op.path)} moved${into ? ` to ${into}` : ''}`;
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

function describeSet(telling: Telling, path: EditPath, value: unknown): string {
  const { names, earlier } = telling;
  const old = earlier.valueAt(path);
  if (isDocument(path)) return old === undefined ? ' added' : ' replaced';
  const words = names.describe(path);
  const [was, is] = [old, value].map((each) => valueLabels(each, words.descriptor, names.nameOf));
  if (isOrderedKey(words.key ?? '') && isMarker(value)) {
    const attribute = `attribute ${words.field}`;
    if (telling.setAgain.has(JSON.stringify(path))) return `: ${prefixed(words, `${attribute} moved`)}`;
    return `: ${prefixed(words, old === undefined ? `added ${attribute} (${is})` : `${attribute} ${was} -> ${is}`)}`;
  }
  if (words.key === undefined && path[0] === 'assets' && isJsonObject(value)) {
    return `: ${wholeThing(telling, path)} renamed to ${String(value.name)}`;
  }
  if (words.key === 'enabled')
    return `: ${prefixed(words, '').replace(/:$/, ' ')}switched ${value === false ? 'off' : 'on'}`;
  const isRenamed = words.key === 'name' && isMarker(earlier.valueAt(path.slice(0, -1)));
  const field = prefixed(words, isRenamed ? 'name of attribute' : words.field);
  return `: ${field} ${old === undefined ? `set to ${is}` : `${was} -> ${is}`}`;
}

function describeUnset({ names, earlier }: Telling, path: EditPath): string {
  if (isDocument(path)) return ' deleted';
  const words = names.describe(path);
  const old = earlier.valueAt(path);
  if (isOrderedKey(words.key ?? '') && isMarker(old)) {
    return `: ${prefixed(words, `attribute ${words.field} deleted`)}`;
  }
  const was = old === undefined ? '' : ` (was ${valueLabels(old, words.descriptor, names.nameOf)})`;
  return `: ${prefixed(words, words.field)} removed${was}`;
}

function isDocument(path: EditPath): boolean {
  return path[0] === 'object' || path[0] === 'assets' ? path.length === 1 : path.length === 2;
}

function memberWords({ names }: Telling, path: EditPath, value: unknown): string {
  const list = String(path.at(-1));
  const kinds: Readonly<Record<string, string>> = {
    layers: 'layer',
    actors: 'instance',
    behaviors: 'behavior',
    elseBehaviors: 'behavior',
    conditions: 'condition',
  };
  const name =
    typeof value === 'string' ? listedName(names, list, value) : names.nameOfThing(kinds[list] ?? list, value);
  const position = isJsonObject(value) && isJsonObject(value.attributes) ? value.attributes.position : undefined;
  const where =
    list === 'actors' && isJsonObject(position) ? ` at ${valueLabels(position, undefined, names.nameOf)}` : '';
  const holder = names.describe(path).thing;
  return `${name}${where}${holder ? ` to ${holder}` : ''}`;
}

function wholeThing({ names }: Telling, path: EditPath): string {
  const { thing } = names.describe(path);
  const last = path.at(-1);
  if (path[0] === 'object' && typeof last === 'object' && 'id' in last)
    return listedName(names, String(path[1]), last.id);
  return thing === '' ? 'entry' : thing;
}

function listedName(names: Telling['names'], list: string, id: string): string {
  if (list === 'scenes') return `scene ${names.nameOf('scenes', id) ?? id}`;
  return list === 'prototypes' ? `actor ${names.nameOf('actors', id) ?? id}` : id;
}

function prefixed({ thing }: PathWords, field: string): string {
  if (thing === '') return field;
  return field === '' ? `${thing}:` : `${thing}: ${field}`;
}

function isMarker(value: unknown): boolean {
  return isJsonObject(value) && typeof value['@'] === 'string' && value['@'] !== 'expression';
}
