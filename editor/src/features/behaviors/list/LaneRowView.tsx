import { ChevronDown, ChevronRight, Plus } from 'lucide-react';
import { counted } from '../../../i18n/counted.ts';
import { t } from '../../../i18n/t.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import styles from './BehaviorList.module.css';
import { type LaneRow, laneWords } from './listRows.ts';
import { toggleClosed, useListState, useListStore } from './listStore.ts';
import type { RowProps } from './rowProps.ts';

/** The head of a lane; an empty lane says so and accepts drops. */
export function LaneRowView({ row }: RowProps<LaneRow>) {
  const store = useListStore();
  const { isEditable } = useSurroundings();
  const isTarget = useListState(
    ({ drop }) => drop?.gap.parent === row.behavior.id && (drop.gap.list ?? 'behaviors') === row.list,
  );
  const Chevron = row.isOpen ? ChevronDown : ChevronRight;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own layout
    <div
      className={styles.lane}
      role="group"
      aria-label={laneName(row)}
      data-target={isTarget || undefined}
      data-off={row.isOff || undefined}
    >
      {row.count > 0 && row.list === 'elseBehaviors' ? (
        <button
          type="button"
          className={styles.laneHead}
          aria-expanded={row.isOpen}
          onClick={() => toggleClosed(store, row.key)}
          tabIndex={-1}
        >
          <Chevron aria-hidden size={14} strokeWidth={2} />
          <b>{laneWords[row.list]}</b>
        </button>
      ) : (
        <span className={styles.laneHead}>
          <b>{laneWords[row.list]}</b>
          {row.count === 0 ? <span className={styles.laneNone}>{t(': nothing yet')}</span> : null}
        </span>
      )}
      {isEditable ? (
        <button
          type="button"
          className={styles.laneAdd}
          aria-label={t('Add a behavior to {lane}', { lane: laneWords[row.list] })}
          onClick={() => store.setState({ inserting: row.key, cursor: row.key })}
          tabIndex={-1}
        >
          <Plus aria-hidden size={14} strokeWidth={2} />
        </button>
      ) : null}
    </div>
  );
}

/** "Do: 2 behaviors", "Otherwise: nothing yet". */
function laneName({ list, count }: LaneRow): string {
  return `${laneWords[list]}: ${count === 0 ? t('nothing yet') : counted(count, 'behavior')}`;
}
