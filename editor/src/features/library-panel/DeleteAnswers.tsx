import { WarningAnswers } from '../../components/WarningDialog.tsx';
import { t } from '../../i18n/t.ts';
import styles from './DeleteAnswers.module.css';

export interface DeleteAnswersProps {
  /** Something still uses what would be deleted: then Enter cancels. */
  readonly isUsed: boolean;
  readonly onCancel: () => void;
  readonly onDelete: () => void;
}

/** The answers to the warning before something is deleted. */
export function DeleteAnswers({ isUsed, onCancel, onDelete }: DeleteAnswersProps) {
  return (
    <div className={styles.answers}>
      <WarningAnswers
        deed={t('Delete')}
        enter={isUsed ? 'cancels' : 'confirms'}
        onCancel={onCancel}
        onConfirm={onDelete}
      />
    </div>
  );
}
