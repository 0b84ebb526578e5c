import { ListChecks } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { t } from '../../../i18n/t.ts';
import type { ListRow } from './listRows.ts';
import { useListState, useListStore } from './listStore.ts';
import styles from './MultiButton.module.css';

/**
 * For devices without a keyboard: while it is on, each tap adds to the selection, like Shift.
 * docs/editor-design.md#touch-and-pen.
 */
export function MultiButton({ rows }: { readonly rows: readonly ListRow[] }) {
  const store = useListStore();
  const isMulti = useListState((state) => state.isMulti);
  const selected = useListState((state) => state.selected);
  const count = rows.filter((row) => row.kind === 'card' && selected.has(row.key)).length;
  return (
    <Button
      className={styles.multi ?? ''}
      aria-pressed={isMulti}
      data-on={isMulti || undefined}
      onPress={() => store.setState({ isMulti: !isMulti })}
    >
      <ListChecks aria-hidden size={18} strokeWidth={1.75} />
      {t('Multi')}
      {isMulti && count > 0 ? `, ${count}` : ''}
    </Button>
  );
}
