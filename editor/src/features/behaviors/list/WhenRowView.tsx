import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { t } from '../../../i18n/t.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { ConditionRow } from '../card/ConditionRow.tsx';
import { whenSentence } from '../conditionLabels.ts';
import styles from './BehaviorList.module.css';
import { ConditionGrip } from './ConditionGrip.tsx';
import { nudgeCondition, startMovingCondition } from './conditionMove.ts';
import type { WhenRow } from './listRows.ts';
import { useListState, useListStore } from './listStore.ts';
import type { RowProps } from './rowProps.ts';
import { useConditionDrop } from './useConditionDrop.ts';
import { WhenWords } from './WhenWords.tsx';

/** "When [All] of these are true", a row for each condition, and the button that adds one. */
export function WhenRowView({ row, commands, goTo }: RowProps<WhenRow>) {
  const { behavior } = row;
  const { isEditable, project, names } = useSurroundings();
  const store = useListStore();
  const area = useRef<HTMLFieldSetElement>(null);
  const dragged = useConditionDrop(area, behavior.id, commands);
  const moved = useListState(({ conditionMove: move }) => (move?.rule === behavior.id ? move.index : undefined));
  const gap = moved ?? dragged;
  const conditions = behavior.conditions ?? [];
  return (
    <fieldset
      ref={area}
      className={styles.when}
      aria-label={whenSentence(behavior, project, names)}
      data-off={row.isOff || undefined}
      data-target={gap !== undefined || undefined}
      onKeyDownCapture={isEditable ? (event) => nudgeCondition(event, behavior, commands) : undefined}
    >
      <p className={styles.whenHead}>
        <WhenWords behavior={behavior} />
      </p>
      {conditions.map((condition, index) => (
        <ConditionRow
          key={condition.id}
          condition={condition}
          block={behavior}
          index={index}
          count={conditions.length}
          grip={
            <ConditionGrip
              condition={condition}
              rule={behavior.id}
              index={index}
              count={conditions.length}
              commands={commands}
              onMove={(title) =>
                startMovingCondition({ store, goTo }, { id: condition.id, title, rule: behavior.id, index })
              }
            />
          }
          drop={gap === index ? 'before' : gap === index + 1 && gap === conditions.length ? 'after' : undefined}
          onRemove={() => commands.removeCondition(condition.id)}
        />
      ))}
      {conditions.length === 0 ? (
        <p className={styles.laneNone}>{t('No conditions, so this is always true.')}</p>
      ) : null}
      {isEditable ? (
        <button
          type="button"
          className={styles.addCondition}
          onClick={() => commands.addCondition(behavior.id, conditions.length)}
        >
          <Plus aria-hidden size={15} strokeWidth={2} />
          {t('Add condition')}
        </button>
      ) : null}
    </fieldset>
  );
}
