import type { AssetFolder, Project } from '@playhouse/core';
import { Button as LinkButton } from 'react-aria-components/Button';
import { useNavigate } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { assetKinds, targetOfAsset } from '../assets/assetKinds.ts';
import { rowsOfUses, viewOfHit } from '../find/findRows.ts';
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

/** More names or uses than this are only counted. */
const mostListed = 8;

function Question({ kind, names, onCancel, onDelete }: DeleteAssetsDialogProps) {
  const project = useProject((current) => current);
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const { word, warning } = assetKinds[kind];
  const uses = names.flatMap((name) => usesOfAsset(project, kind, name));
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
          <ul className={styles.uses}>
            {uses.slice(0, mostListed).map(({ key, words, address }) => (
              <li key={key}>
                {address === undefined ? (
                  words
                ) : (
                  <LinkButton
                    className={styles.use ?? ''}
                    onPress={() => {
                      onCancel();
                      navigate(`/game/${game}${address}`);
                    }}
                  >
                    {words}
                  </LinkButton>
                )}
              </li>
            ))}
            {uses.length > mostListed ? <li>and {uses.length - mostListed} more</li> : null}
          </ul>
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

function usesOfAsset(project: Project, kind: AssetFolder, name: string) {
  return rowsOfUses(project, targetOfAsset(kind, name)).flatMap((row, index) => {
    if (row.kind !== 'hit') return [];
    const { address, owner, label } = viewOfHit(project, row, () => true);
    return [{ key: `${name} ${index}`, words: row.use?.words ?? `${owner} › ${label}`, address }];
  });
}
