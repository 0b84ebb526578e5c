import type { AssetFolder } from '@playhouse/core';
import { Dialog } from '../../components/Dialog.tsx';
import { firstOf } from '../../i18n/counted.ts';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import { assetKinds, targetOfAsset } from '../assets/assetKinds.ts';
import { listUses, UsesList } from '../find/UsesList.tsx';
import { DeleteAnswers } from '../library-panel/DeleteAnswers.tsx';

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
    <Dialog title={t('Warning')} role="alertdialog" isOpen={names.length > 0} onClose={onCancel}>
      {names.length > 0 ? <Question {...props} /> : null}
    </Dialog>
  );
}

/** More names than this are only counted. */
const mostListed = 8;

function Question({ kind, names, onCancel, onDelete }: DeleteAssetsDialogProps) {
  const project = useProject((current) => current);
  const { deletion, warning } = assetKinds[kind];
  const uses = names.flatMap((name) => listUses(project, targetOfAsset(kind, name)));
  return (
    <>
      <p dir="auto">{deletion(names.length, firstOf(names, mostListed))}</p>
      {uses.length === 0 ? (
        <p>
          {t(
            '{count, plural, one {Nothing uses it. Undo brings it back.} other {Nothing uses them. Undo brings them back.}}',
            { count: names.length },
          )}
        </p>
      ) : (
        <>
          <h3>{t('Used in')}</h3>
          <UsesList uses={uses} onLeave={onCancel} />
          <p>{warning}</p>
        </>
      )}
      <DeleteAnswers isUsed={uses.length > 0} onCancel={onCancel} onDelete={onDelete} />
    </>
  );
}
