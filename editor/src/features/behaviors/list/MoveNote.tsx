import { behaviorTitle } from '@playhouse/core';
import { ArrowDown, ArrowUp, Check, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { t } from '../../../i18n/t.ts';
import { conditionGapInWords } from './conditionMove.ts';
import { useListState } from './listStore.ts';
import styles from './MoveNote.module.css';
import { endMoving, gapInWords, stepMoving } from './moveMode.ts';
import type { ListParts } from './rowProps.ts';

/** In move mode, says where the behaviors would go, and has buttons for people without a keyboard. */
export function MoveNote(list: ListParts) {
  const isMoving = useListState((state) => state.isMoving);
  return (
    <>
      <p className="ph-hidden" role="status" aria-label={t('Moving')}>
        <MoveWords {...list} />
      </p>
      {isMoving ? (
        <div className={styles.note} role="toolbar" aria-label={t('Move')}>
          <span className={styles.words} aria-hidden="true">
            <MoveWords {...list} />
          </span>
          <Tool label={t('Up')} icon={ArrowUp} onPress={() => stepMoving(list, -1)} />
          <Tool label={t('Down')} icon={ArrowDown} onPress={() => stepMoving(list, 1)} />
          <Tool label={t('Move here')} icon={Check} onPress={() => endMoving(list, true)} />
          <Tool label={t('Cancel')} icon={X} onPress={() => endMoving(list, false)} />
        </div>
      ) : null}
    </>
  );
}

/** "Move Walk before Jump"; nothing outside of move mode. */
function MoveWords({ rows }: ListParts) {
  const isMoving = useListState((state) => state.isMoving);
  const drop = useListState((state) => state.drop);
  const carried = useListState((state) => state.carried);
  const condition = useListState((state) => state.conditionMove);
  if (condition)
    return t('Move the condition “{title}” {where}', {
      title: condition.title,
      where: conditionGapInWords(rows, condition),
    });
  if (!isMoving || !drop) return null;
  const [first] = rows.flatMap((row) => (row.kind === 'card' && carried.has(row.key) ? [row.behavior] : []));
  const what = carried.size > 1 || !first ? t('{count} behaviors', { count: carried.size }) : behaviorTitle(first);
  return t('Move {what} {where}', { what, where: gapInWords(rows, drop) });
}

interface ToolProps {
  readonly label: string;
  readonly icon: typeof Check;
  readonly onPress: () => void;
}

/** The row keeps the focus, so that keys still work after a press. */
function Tool({ label, icon: Icon, onPress }: ToolProps) {
  return (
    <Button className={styles.tool ?? ''} aria-label={label} onPress={onPress} preventFocusOnPress excludeFromTabOrder>
      <Icon aria-hidden size={17} strokeWidth={2} />
    </Button>
  );
}
