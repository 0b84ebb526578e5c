import type { Project } from '@playhouse/core';
import { Button as LinkButton } from 'react-aria-components/Button';
import { useNavigate } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { rowsOfUses, viewOfHit } from '../find/findRows.ts';
import styles from './TableLibrary.module.css';

export interface DeleteTablesDialogProps {
  /** What to delete; the dialog is closed when empty. */
  readonly ids: readonly string[];
  readonly onCancel: () => void;
  readonly onDelete: () => void;
}

/** Asks for confirmation before tables are deleted, and lists what uses them. docs/product-rules.md#deletion-warnings. */
export function DeleteTablesDialog({ ids, onCancel, onDelete }: DeleteTablesDialogProps) {
  return (
    <Dialog title="Warning" role="alertdialog" isOpen={ids.length > 0} onClose={onCancel}>
      {ids.length > 0 ? <Question ids={ids} onCancel={onCancel} onDelete={onDelete} /> : null}
    </Dialog>
  );
}

/** More uses than this are only counted. */
const mostListed = 8;

function Question({ ids, onCancel, onDelete }: DeleteTablesDialogProps) {
  const project = useProject((current) => current);
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const uses = ids.flatMap((id) => usesOfTable(project, id));
  const names = ids.map((id) => project.tables.get(id)?.name ?? 'Missing table');
  return (
    <>
      <p>
        {ids.length === 1
          ? `Delete the table “${names[0]}”?`
          : `Delete ${ids.length} tables: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ' …' : ''}?`}
      </p>
      {uses.length === 0 ? (
        <p>Nothing uses {ids.length === 1 ? 'it' : 'them'}.</p>
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
          <p>These uses stay and are listed as errors.</p>
        </>
      )}
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, marginBlockStart: 8 }}>
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

function usesOfTable(project: Project, id: string) {
  return rowsOfUses(project, { kind: 'table', id }).flatMap((row, index) => {
    if (row.kind !== 'hit') return [];
    const { address, owner, label } = viewOfHit(project, row, () => true);
    return [{ key: `${id} ${index}`, words: row.use?.words ?? `${owner} › ${label}`, address }];
  });
}
