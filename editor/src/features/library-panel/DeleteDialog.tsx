import { nameIn, type Project } from '@playhouse/core';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { useProject } from '../../session/SessionContext.ts';
import { usesOf } from '../inspector/usesOf.ts';

export interface DeleteDialogProps {
  /** What to delete; the dialog is closed when empty. */
  readonly ids: readonly string[];
  readonly kind: 'actor' | 'scene';
  readonly onCancel: () => void;
  readonly onDelete: () => void;
}

/** Asks for confirmation before actors or scenes are deleted. docs/product-rules.md#deletion-warnings. */
export function DeleteDialog({ ids, kind, onCancel, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      title="Warning"
      role="alertdialog"
      isOpen={ids.length > 0}
      onClose={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>Cancel</Button>
          <Button look="danger" onPress={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <p>{kind === 'scene' ? 'Are you sure?' : 'Removing an actor removes all its instances in all scenes.'}</p>
      <Doomed ids={ids} kind={kind} />
    </Dialog>
  );
}

function Doomed({ ids, kind }: Pick<DeleteDialogProps, 'ids' | 'kind'>) {
  const project = useProject((current) => current);
  return (
    <ul>
      {ids.slice(0, 8).map((id) => (
        <li key={id}>{lineOf(project, kind, id)}</li>
      ))}
      {ids.length > 8 ? <li>and {ids.length - 8} more</li> : null}
    </ul>
  );
}

function lineOf(project: Project, kind: DeleteDialogProps['kind'], id: string): string {
  if (kind === 'actor') {
    const actor = project.actors.get(id);
    return `${actor ? nameIn(actor, 'Actor') : 'Missing actor'}: ${usesOf(project, id).toLowerCase()}`;
  }
  const scene = project.scenes.get(id);
  const count = scene?.layers.reduce((sum, { actors }) => sum + actors.length, 0) ?? 0;
  return `${scene ? nameIn(scene, 'Scene') : 'Missing scene'}: ${count === 1 ? '1 actor' : `${count} actors`}`;
}
