import type { PathKey } from '../path.ts';
import type { Shape } from './linkShapes.ts';

/** The source of invented ids. */
export interface Filling {
  /** The id in the document's path. */
  readonly documentId: string | undefined;
  nextId(): string;
}

/**
 * The replacement for a missing value: the schema's default, else the simplest valid value. An id is invented if it
 * identifies its owner; elsewhere it is `id0`, which never exists.
 */
export function fillShape(shape: Shape, path: readonly PathKey[], filling: Filling): unknown {
  const { node } = shape;
  if (shape.definition === 'id') return fillId(path, filling);
  if (shape.type === 'object') return fillObject(shape, path, filling);
  if (node.default !== undefined) return structuredClone(node.default);
  if (node.const !== undefined) return node.const;
  if (node.enum) return node.enum[0];
  return plainest(shape);
}

function fillId(path: readonly PathKey[], filling: Filling): string {
  if (path.at(-1) !== 'id') return 'id0';
  return path.length === 1 && filling.documentId !== undefined ? filling.documentId : filling.nextId();
}

function fillObject(shape: Shape, path: readonly PathKey[], filling: Filling): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [key, member] of shape.members) {
    if (member.isRequired) object[key] = fillShape(member.shape, [...path, key], filling);
  }
  return object;
}

function plainest({ type, node }: Shape): unknown {
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return Math.max(0, node.minimum ?? 0);
  return '';
}
