import type { Edit, Point } from '@playhouse/core';
import type { StageItem } from './stageItem.ts';

/**
 * Edits that rotate or resize actors on several layers: those on layers that do not scroll are stored relative to
 * the camera, so their pivot must be, too. Other edits are unchanged.
 */
export function inLayerSpace(edit: Edit, items: () => readonly StageItem[]): readonly Edit[] {
  if (edit.kind !== 'instance.rotate' && edit.kind !== 'instance.resize') return [edit];
  const wanted = new Set(edit.data.ids);
  const groups = new Map<string, { readonly offset: Point; readonly ids: string[] }>();
  for (const { id, offset } of items()) {
    if (!wanted.has(id)) continue;
    const key = `${offset.x} ${offset.y}`;
    const group = groups.get(key) ?? { offset, ids: [] };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ offset, ids }) => shifted(edit, ids, offset));
}

type Turning = Extract<Edit, { kind: 'instance.rotate' | 'instance.resize' }>;

function shifted(edit: Turning, ids: readonly string[], offset: Point): Edit {
  if (edit.kind === 'instance.rotate') {
    const pivot = { x: edit.data.pivot.x - offset.x, y: edit.data.pivot.y - offset.y };
    return { kind: edit.kind, data: { ...edit.data, ids, pivot } };
  }
  const anchor = { x: edit.data.anchor.x - offset.x, y: edit.data.anchor.y - offset.y };
  return { kind: edit.kind, data: { ...edit.data, ids, anchor } };
}
