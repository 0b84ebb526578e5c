import { Button } from '../../components/Button.tsx';
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
      <Button onPress={onCancel} autoFocus={isUsed}>
        {t('Cancel')}
      </Button>
      <Button look="danger" onPress={onDelete} autoFocus={!isUsed}>
        {t('Delete')}
      </Button>
    </div>
  );
}
