import { type Behavior, type Condition, type Edit, findBehavior } from '@playhouse/core';
import { X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { t } from '../../../i18n/t.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { FieldMessage } from '../../fields/FieldMessage.tsx';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { ConditionView } from '../ConditionView.tsx';
import { conditionSentence } from '../conditionLabels.ts';
import { KindTile } from '../KindTile.tsx';
import { ConditionLamp } from '../live/Lamps.tsx';
import styles from './Card.module.css';
import { ConditionCells, type ConditionCellsProps } from './ConditionCells.tsx';
import { subjectOf } from './conditionFields.ts';
import { useConditionFindings } from './useConditionFindings.ts';

export interface ConditionRowProps {
  readonly condition: Condition;
  /** The behavior that has the condition. */
  readonly block: Behavior;
  readonly index: number;
  readonly count: number;
  /** Its drag handle. */
  readonly grip: ReactNode;
  /** The edge at which a dragged condition would be dropped. */
  readonly drop: 'before' | 'after' | undefined;
  readonly onRemove: () => void;
}

/** One condition as three joined pickers: subject, operator, value. */
export function ConditionRow({ condition, block, index, count, grip, drop, onRemove }: ConditionRowProps) {
  const { project, isEditable, owner, scope, placeOf } = useSurroundings();
  const session = useSession();
  const message = useId();
  /** Why the last input could not be stored, and in which field. */
  const [refusal, setRefusal] = useState<Refusal>();
  const { shown, handlers, setDraft } = useConditionFindings(condition, block, index);
  if (!isEditable) return <ConditionView condition={condition} position={index + 1} count={count} />;
  const onEdit: ConditionCellsProps['onEdit'] = (key, { kind, data }, gesture, along = []) => {
    const edit = { kind, data: { owner, condition: condition.id, ...data } } as Edit;
    const done = session.dispatch([edit, ...along], gesture === undefined ? {} : { history: 'replace', gesture });
    setRefusal(done.ok ? undefined : { key, text: done.issues[0]?.message ?? '' });
  };
  const shared = {
    scope,
    where: t('condition {index} of {place}', { index: index + 1, place: placeOf(block) }),
    tile: <KindTile descriptor={findBehavior(block.class)} />,
    onCancel: session.cancel,
    hasHandle: true,
  };
  const propsOf = (key: string, isWrong = false) =>
    isWrong || refusal?.key === key || shown.some(({ path }) => path.includes(key))
      ? { ...shared, describedBy: message, isInvalid: true }
      : shared;
  return (
    <div className={styles.conditionBlock} data-condition={condition.id} data-drop={drop} {...handlers}>
      {grip}
      <fieldset
        className={styles.condition}
        aria-label={t('Condition {index} of {count}: {condition}', {
          index: index + 1,
          count,
          condition: conditionSentence(condition, project, scope.names),
        })}
      >
        <ConditionLamp id={condition.id} />
        <ConditionCells
          condition={condition}
          subject={subjectOf(condition)}
          isIncomplete={shown.some(({ code }) => code === 'condition.incomplete')}
          propsOf={propsOf}
          onEdit={onEdit}
          onDraft={setDraft}
        />
        <button
          type="button"
          className={styles.remove}
          aria-label={t('Remove condition {index}', { index: index + 1 })}
          onClick={onRemove}
        >
          <X aria-hidden size={15} strokeWidth={2} />
        </button>
      </fieldset>
      {refusal || shown.length > 0 ? (
        <span id={message} className={styles.messages}>
          {refusal ? (
            <FieldMessage severity="blocking" text={refusal.text} />
          ) : (
            shown.map((issue) => (
              <FieldMessage key={issue.code + issue.message} severity={issue.severity} text={issue.message} />
            ))
          )}
        </span>
      ) : null}
    </div>
  );
}

interface Refusal {
  readonly key: string;
  readonly text: string;
}
