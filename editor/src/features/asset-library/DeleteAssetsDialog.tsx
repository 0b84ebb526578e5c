import type { AssetFolder } from '@playhouse/core';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { useProject } from '../../session/SessionContext.ts';
import { assetKinds, targetOfAsset } from '../assets/assetKinds.ts';
import { listUses, UsesList } from '../find/UsesList.tsx';
import styles from './AssetLibrary.module.css';

export interface DeleteAssetsDialogProps {
  readonly kind: AssetFolder;
  /** What to delete; the dialog is closed when empty. */
  readonly names: readonly string[];
  readonly onCancel: () => void;
  readonly onDelete: () => void;
}

/** Asks for confirmation before assets are deleted, and lists what uses them. docs/product-rules.md#deletion-warnings. */
export function DeleteAssetsDialog(props: DeleteAssetsDialogProps) {
  const { names, onCancel } = props;
  return (
    <Dialog title="Warning" role="alertdialog" isOpen={names.length > 0} onClose={onCancel}>
      {names.length > 0 ? <Question {...props} /> : null}
    </Dialog>
  );
}

/** More names than this are only counted. */
const mostListed = 8;

function Question({ kind, names, onCancel, onDelete }: DeleteAssetsDialogProps) {
  const project = useProject((current) => current);
  const { word, warning } = assetKinds[kind];
  const uses = names.flatMap((name) => listUses(project, targetOfAsset(kind, name)));
  const listed = names.slice(0, mostListed).join(', ');
  return (
    <>
      <p dir="auto">
        {names.length === 1
          ? `Delete the ${word} “${names[0]}”?`
          : `Delete ${names.length} ${word}s: ${listed}${names.length > mostListed ? ' …' : ''}?`}
      </p>
      {uses.length === 0 ? (
        <p>
          Nothing uses {names.length === 1 ? 'it' : 'them'}. Undo brings {names.length === 1 ? 'it' : 'them'} back.
        </p>
      ) : (
        <>
          <h3>Used in</h3>
          <UsesList uses={uses} onLeave={onCancel} />
          <p>{warning}</p>
        </>
      )}
      <div className={styles.answers}>
        <Button onPress={onCancel} autoFocus={uses.length > 0}>
          Cancel
        </Button>
        <Button look="danger" onPress={onDelete} autoFocus={uses.length === 0}>
          Delete
        </Button>
      </div>
    </>
  );
}
