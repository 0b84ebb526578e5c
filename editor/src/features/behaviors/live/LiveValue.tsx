import { t } from '../../../i18n/t.ts';
import { valueKey } from '../../../ui-state/liveList.ts';
import styles from './Live.module.css';
import { useLive } from './useLive.ts';

export interface LiveValueProps {
  /** Id of the behavior or condition. */
  readonly id: string;
  /** The field, or a part of it such as `velocity.x`; the sides of a condition are `left` and `right`. */
  readonly field: string;
}

/** The current result of an expression, while the game plays beside the list. */
export function LiveValue({ id, field }: LiveValueProps) {
  const value = useLive(({ values }) => values.get(valueKey(id, field)));
  if (value === undefined) return null;
  // Announcing every change would drown everything else.
  return (
    <output className={styles.value} aria-live="off" title={t('Right now: {value}', { value })}>
      <span className="ph-hidden">{t('right now')} </span>
      {value === '' ? t('empty') : value}
    </output>
  );
}
