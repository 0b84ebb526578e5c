import { keyOfMember } from '../edit/memberIndex.ts';
import type { EditKey, EditPath, Op } from '../edit/op.ts';

/**
 * A set of changed paths of a project that tells whether an op would overwrite changes there. Nothing can be
 * overwritten inside removed things, so such ops do not count: they find no target and report it.
 */
export class ChangedPaths {
  private readonly root: PathNode = newNode();

  /** The paths that the ops change. */
  static of(ops: readonly Op[]): ChangedPaths {
    const paths = new ChangedPaths();
    paths.addOps(ops);
    return paths;
  }

  addOps(ops: readonly Op[]): void {
    for (const op of ops) for (const path of pathsOf(op)) this.add(path, isRemoval(op));
  }

  /** True when one of the ops would overwrite a change at, inside or around a path of the set. */
  meetsOps(ops: readonly Op[]): boolean {
    return ops.some((op) => pathsOf(op).some((path) => this.meets(path, op.op === 'remove' || op.op === 'move')));
  }

  /** The same for one path; `isTaken` means that its value is only removed. */
  meets(path: EditPath, isTaken = false): boolean {
    let node = this.root;
    for (const key of path) {
      if (node.state !== undefined) return node.state === 'changed';
      const child = node.children.get(nameOf(key));
      if (!child) return false;
      node = child;
    }
    return node.state === 'changed' || node.children.size > 0 || (node.state === 'gone' && !isTaken);
  }

  private add(path: EditPath, isGone: boolean): void {
    let node = this.root;
    for (const key of path) {
      const name = nameOf(key);
      const child = node.children.get(name) ?? newNode();
      node.children.set(name, child);
      node = child;
    }
    node.state = isGone && node.state !== 'changed' ? 'gone' : 'changed';
  }
}

interface PathNode {
  state: 'changed' | 'gone' | undefined;
  readonly children: Map<string, PathNode>;
}

function newNode(): PathNode {
  return { state: undefined, children: new Map() };
}

/** List members and whole documents can be removed; an unset property just has another value. */
function isRemoval({ op, path }: Op): boolean {
  return op === 'remove' || (op === 'unset' && path.length === 2);
}

/** A member that enters or leaves a list has a path of its own, so that the other members do not count as changed. */
function pathsOf(op: Op): EditPath[] {
  if (op.op === 'insert') return [[...op.path, memberKey(op)]];
  const last = op.path.at(-1);
  if (typeof last === 'object' && 'row' in last) return [op.path, pathInRow(op.path, last.row)];
  if (op.op !== 'move' || !op.to || last === undefined) return [op.path];
  return [op.path, [...op.to, last]];
}

/** A cell is in its column, and is removed with its row as well. */
function pathInRow(path: EditPath, row: string): EditPath {
  return [...path.slice(0, 2), 'rows', { id: row }, ...path.slice(2)];
}

/** Cells are addressed by their row, but an inserted cell, which is a plain value, has only an index. */
function memberKey({ path, index, value }: Op & { op: 'insert' }): EditKey {
  return path.at(-1) === '$' ? index : keyOfMember(value, index);
}

function nameOf(key: EditKey): string {
  return typeof key === 'object' ? JSON.stringify(key) : `${typeof key} ${key}`;
}
