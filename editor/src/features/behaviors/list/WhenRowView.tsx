import { findBehavior } from '@playhouse/core';
import { Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useSession } from '../../../session/SessionContext.ts';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { ConditionRow } from '../card/ConditionRow.tsx';
import styles from './BehaviorList.module.css';
import type { WhenRow } from './listRows.ts';
import type { RowProps } from './rowProps.ts';

/** "When [All] of these are true", a row for each condition, and the button that adds one. */
export function WhenRowView({ row, commands }: RowProps<WhenRow>) {
  const { behavior } = row;
  const { isEditable } = useSurroundings();
  const conditions = behavior.conditions ?? [];
  return (
    <fieldset className={styles.when} aria-label="When" data-off={row.isOff || undefined}>
      <p className={styles.whenHead}>
        <WhenSentence row={row} />
      </p>
      {conditions.map((condition, index) => (
        <ConditionRow
          key={condition.id}
          condition={condition}
          block={behavior}
          index={index}
          count={conditions.length}
          onRemove={() => commands.removeCondition(condition.id)}
        />
      ))}
      {conditions.length === 0 ? <p className={styles.laneNone}>No conditions, so this is always true.</p> : null}
      {isEditable ? (
        <Button
          className={styles.addCondition ?? ''}
          onPress={() => commands.addCondition(behavior.id, conditions.length)}
        >
          <Plus aria-hidden size={15} strokeWidth={2} />
          Add condition
        </Button>
      ) : null}
    </fieldset>
  );
}

const combinations = [
  [0, 'All'],
  [1, 'Any'],
] as const;

function WhenSentence({ row: { behavior } }: { readonly row: WhenRow }) {
  const { isEditable, owner } = useSurroundings();
  const session = useSession();
  const isAny = behavior.attributes.compoundConditionKind === 1;
  const rest = isAny ? ' of these is true' : ' of these are true';
  const hasChoice = findBehavior(behavior.class)?.fields.compoundConditionKind !== undefined;
  if (!hasChoice) return 'While all of these are true';
  if (!isEditable) return `When ${isAny ? 'any' : 'all'}${rest}`;
  return (
    <>
      When{' '}
      <span className={styles.all} data-key="compoundConditionKind">
        <ChoiceInput
          label={`Conditions needed: ${isAny ? 'any' : 'all'}`}
          value={isAny ? 1 : 0}
          options={combinations}
          onChange={(value) =>
            void session.dispatch({
              kind: 'behavior.setAttribute',
              data: { owner, behavior: behavior.id, field: 'compoundConditionKind', value },
            })
          }
        />
      </span>
      {rest}
    </>
  );
}
