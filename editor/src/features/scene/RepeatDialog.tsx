import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { t } from '../../i18n/t.ts';
import { mostRepeated, type RepeatWish } from '../../interactions/repeat.ts';
import { NumberPair } from '../fields/NumberPair.tsx';
import styles from './GridMenu.module.css';

export interface RepeatDialogProps {
  /** "Grass block", or "3 actors". */
  readonly what: string;
  readonly onRepeat: (wish: RepeatWish) => void;
  readonly onClose: () => void;
}

/** Asks for columns, rows and gaps of copies: the stamp without a pointer. */
export function RepeatDialog({ what, onRepeat, onClose }: RepeatDialogProps) {
  const [{ columns, rows, gap }, setWish] = useState<RepeatWish>({ columns: 5, rows: 1, gap: { x: 0, y: 0 } });
  const count = Math.min(columns * rows - 1, mostRepeated);
  return (
    <Dialog
      title={t('Repeat {what}', { what })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('Cancel')}</Button>
          <Button
            look="main"
            isDisabled={count < 1}
            onPress={() => {
              onRepeat({ columns, rows, gap });
              onClose();
            }}
          >
            {t('{count, plural, one {Add 1 copy} other {Add # copies}}', { count })}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <div className={styles.row}>
          <span>{t('Cells')}</span>
          <NumberPair
            label={t('Cells')}
            letters={[t('Columns'), t('Rows')]}
            values={[columns, rows]}
            minimum={1}
            onChange={([across, up]) => setWish({ columns: Math.round(across), rows: Math.round(up), gap })}
          />
        </div>
        <div className={styles.row}>
          <span>{t('Gaps')}</span>
          <NumberPair
            label={t('Gaps')}
            letters={['X', 'Y']}
            values={[gap.x, gap.y]}
            onChange={([x, y]) => setWish({ columns, rows, gap: { x, y } })}
          />
        </div>
      </div>
    </Dialog>
  );
}
