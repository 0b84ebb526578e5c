import type { Behavior, Instance, PrototypeDocument, SceneDocument } from '../generated/entities.ts';
import { createLayer } from '../model/create/createLayer.ts';
import { createProject } from '../model/create/createProject.ts';
import { createPrototype } from '../model/create/createPrototype.ts';
import { createScene } from '../model/create/createScene.ts';
import type { Path } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import { isExpression } from '../references/expressionValue.ts';
import type { ReferenceKind } from '../references/fieldReferences.ts';
import { replaceInProgram } from '../references/replaceInProgram.ts';
import { walkReferences } from '../references/walk.ts';
import { walkNames } from '../references/walkNames.ts';

/** Something copied or pasted, one owner at a time. docs/product-rules.md#paste-bundle. */
export type Piece =
  | { readonly kind: 'behaviors'; readonly value: readonly Behavior[] }
  | { readonly kind: 'instance'; readonly value: Instance }
  | { readonly kind: 'prototype'; readonly value: PrototypeDocument }
  | { readonly kind: 'scene'; readonly value: SceneDocument };

/** One reference of a piece: by id, name, tag or keypath. */
export interface PieceReference {
  readonly kind: ReferenceKind;
  readonly target: string;
  readonly path: Path;
  /** Its position in a tab-separated list. */
  readonly position?: number;
  /** In a program: start and end in its text, including quotes. */
  readonly range?: readonly [start: number, end: number];
  readonly isActive: boolean;
}

/** A new text for a reference. */
export interface Replaced {
  readonly reference: PieceReference;
  readonly text: string;
}

/** Every reference of a piece, including images and tags that its programs name as texts. */
export function referencesOf(piece: Piece): PieceReference[] {
  const holder = holderOf(piece);
  const found: PieceReference[] = [];
  walkReferences(holder, ({ kind, target, path, position, isActive }) => {
    found.push({ kind, target, path, isActive, ...(position !== undefined && { position }) });
  });
  walkNames(holder, ({ kind, name, path, position, range, isActive }) => {
    if (kind !== 'image' && kind !== 'tag') return;
    const at = { ...(position !== undefined && { position }), ...(range !== undefined && { range }) };
    found.push({ kind, target: name, path, isActive, ...at });
  });
  return found;
}

/** The piece with the texts of some references replaced. */
export function withReplaced<Kind extends Piece>(piece: Kind, replaced: readonly Replaced[]): Kind['value'] {
  const root = rootOf(piece);
  const groups = new Map<string, Replaced[]>();
  for (const each of replaced) {
    const key = JSON.stringify(each.reference.path);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  const own = new WeakSet<object>();
  let value: unknown = piece.value;
  for (const group of groups.values()) {
    const path = group[0]?.reference.path.slice(root) ?? [];
    value = setAt(value, path, (stored) => written(stored, group), own);
  }
  return value as Kind['value'];
}

/** A project with only the piece, so that walkers of projects can be used on it. */
function holderOf(piece: Piece): Project {
  switch (piece.kind) {
    case 'behaviors': {
      const prototype = { ...createPrototype(holderId, ''), behaviors: [...piece.value] };
      return { ...empty, actors: new Map([[holderId, prototype]]) };
    }
    case 'prototype':
      return { ...empty, actors: new Map([[holderId, piece.value]]) };
    case 'scene':
      return { ...empty, scenes: new Map([[holderId, piece.value]]) };
    case 'instance': {
      const layer = { ...createLayer(holderId), actors: [piece.value] };
      const scene = { ...createScene(holderId, '', { width: 1, height: 1 }), layers: [layer] };
      return { ...empty, scenes: new Map([[holderId, scene]]) };
    }
  }
}

const holderId = 'id1';
const created = createProject({ title: '' });
const empty: Project = {
  ...created,
  object: { ...created.object, prototypes: [], scenes: [] },
  scenes: new Map(),
  actors: new Map(),
};

/** The number of keys from the holder to the piece. */
function rootOf({ kind }: Piece): number {
  return { behaviors: 3, prototype: 2, scene: 2, instance: 6 }[kind];
}

function written(stored: unknown, group: readonly Replaced[]): unknown {
  if (isExpression(stored)) {
    const texts = group.flatMap(({ reference: { range }, text }) => (range === undefined ? [] : [{ range, text }]));
    return { ...stored, $: replaceInProgram(stored.$, texts) };
  }
  if (typeof stored !== 'string') return stored;
  const [first] = group;
  if (first?.reference.position === undefined) return first?.text;
  const texts = new Map(group.map(({ reference, text }) => [reference.position, text]));
  return stored
    .split('\t')
    .map((entry, position) => texts.get(position) ?? entry)
    .join('\t');
}

/** Sets a nested value; containers in `own` are already copies and are changed in place. */
function setAt(root: unknown, path: Path, change: (value: unknown) => unknown, own: WeakSet<object>): unknown {
  if (path.length === 0) return change(root);
  const top = ownCopy(root, own);
  let container = top;
  for (const [at, key] of path.entries()) {
    if (typeof container !== 'object' || container === null) break;
    const stored: unknown = Reflect.get(container, key);
    const value = at === path.length - 1 ? change(stored) : ownCopy(stored, own);
    Reflect.set(container, key, value);
    container = value;
  }
  return top;
}

function ownCopy(value: unknown, own: WeakSet<object>): unknown {
  if (typeof value !== 'object' || value === null || own.has(value)) return value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  own.add(copy);
  return copy;
}
