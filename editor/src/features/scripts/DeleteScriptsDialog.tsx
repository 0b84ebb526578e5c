import type { DelegateDocument } from '@playhouse/core';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import styles from './ScriptLibrary.module.css';

export interface DeleteScriptsDialogProps {
  /** What to delete; the dialog is closed when empty. */
  readonly scripts: readonly DelegateDocument[];
  readonly onCancel: () => void;
  readonly onDelete: () => void;
}

/** More names than this are only counted. */
const mostListed = 8;

/** Asks for confirmation before scripts are deleted, and says when they run. docs/product-rules.md#deletion-warnings. */
export function DeleteScriptsDialog({ scripts, onCancel, onDelete }: DeleteScriptsDialogProps) {
  const [only] = scripts;
  return (
    <Dialog title="Warning" role="alertdialog" isOpen={scripts.length > 0} onClose={onCancel}>
      <p dir="auto">
        {scripts.length === 1 && only ? `Delete the script “${only.name}”?` : `Delete ${scripts.length} scripts?`}
      </p>
      <h3>Used in</h3>
      <ul>
        {scripts.slice(0, mostListed).map(({ id, name, event }) => (
          <li key={id} dir="auto">
            {event === '' ? `${name}: no event` : `${name}: ${event}`}
          </li>
        ))}
        {scripts.length > mostListed ? <li>and {scripts.length - mostListed} more</li> : null}
      </ul>
      <p>Nothing in the game refers to a script. Undo brings {scripts.length === 1 ? 'it' : 'them'} back.</p>
      <div className={styles.answers}>
        <Button onPress={onCancel}>Cancel</Button>
        <Button look="danger" onPress={onDelete} autoFocus>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
