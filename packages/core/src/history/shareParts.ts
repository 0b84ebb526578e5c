import type { EditKey, EditPath, Op } from '../edit/op.ts';
import type { Checkpoint, CheckpointAction } from './checkpoint.ts';

/** An equal checkpoint that shares equal parts with the previous one, because histories are long. */
export function shareParts(checkpoint: Checkpoint, before: Checkpoint | undefined): Checkpoint {
  if (before === undefined) return checkpoint;
  const { label } = checkpoint;
  const isSameLabel = label.what === before.label.what && label.where === before.label.where;
  const actions = sharedActions(checkpoint.actions, before.actions);
  if (!isSameLabel && actions === checkpoint.actions) return checkpoint;
  return { ...checkpoint, actions, label: isSameLabel ? before.label : label };
}

/** Only for a single change: many changes of one edit already share their keys. */
function sharedActions(
  actions: readonly CheckpointAction[],
  before: readonly CheckpointAction[],
): readonly CheckpointAction[] {
  const [action, more] = actions;
  const [op, another] = action?.undoData ?? [];
  const model = before[0]?.undoData[0]?.path;
  if (!action || !op || !model || more || another) return actions;
  const path = sharedPath(op.path, model);
  if (path === op.path) return actions;
  const undoData: Op[] = [{ ...op, path }];
  return [{ ...action, undoData }];
}

function sharedPath(path: EditPath, model: EditPath): EditPath {
  if (path.length !== model.length) return path;
  const isShareable = path.some((key, index) => key !== model[index] && isSameMember(key, model[index]));
  if (!isShareable) return path;
  return path.map((key, index) => {
    const other = model[index];
    return other !== undefined && isSameMember(key, other) ? other : key;
  });
}

function isSameMember(key: EditKey, other: EditKey | undefined): boolean {
  return typeof key === 'object' && typeof other === 'object' && JSON.stringify(key) === JSON.stringify(other);
}
