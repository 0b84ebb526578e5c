import { type Behavior, findBehavior } from '@playhouse/core';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useSession } from '../../../session/SessionContext.ts';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { ConditionRow } from '../card/ConditionRow.tsx';
import styles from './BehaviorList.module.css';
import { ConditionGrip } from './ConditionGrip.tsx';
import type { ListCommands } from './listCommands.ts';
import type { WhenRow } from './listRows.ts';
import type { RowProps } from './rowProps.ts';
import { useConditionDrop } from './useConditionDrop.ts';

/** "When [All] of these are true", a row for each condition, and the button that adds one. */
export function WhenRowView({ row, commands }: RowProps<WhenRow>) {
  const { behavior } = row;
  const { isEditable } = useSurroundings();
  const area = useRef<HTMLFieldSetElement>(null);
  const gap = useConditionDrop(area, behavior.id, commands);
  const conditions = behavior.conditions ?? [];
  return (
    <fieldset
      ref={area}
      className={styles.when}
      aria-label="When"
      data-off={row.isOff || undefined}
      data-target={gap !== undefined || undefined}
      onKeyDownCapture={isEditable ? (event) => nudgeCondition(event, behavior, commands) : undefined}
    >
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
          grip={
            <ConditionGrip
              condition={condition}
              rule={behavior.id}
              index={index}
              count={conditions.length}
              commands={commands}
            />
          }
          drop={gap === index ? 'before' : gap === index + 1 && gap === conditions.length ? 'after' : undefined}
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

/** Moves the focused condition one position up or down with Alt and an arrow key. */
function nudgeCondition(event: KeyboardEvent, { id, conditions = [] }: Behavior, commands: ListCommands): void {
  const { key, altKey, target } = event;
  if (!altKey || (key !== 'ArrowUp' && key !== 'ArrowDown') || !(target instanceof HTMLElement)) return;
  const condition = target.closest<HTMLElement>('[data-condition]')?.dataset.condition;
  const at = conditions.findIndex((each) => each.id === condition);
  if (condition === undefined || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  const to = key === 'ArrowUp' ? at - 1 : at + 2;
  if (to < 0 || to > conditions.length) return;
  commands.moveCondition(condition, id, to);
  // Elements lose the focus when they are moved in the page.
  requestAnimationFrame(() => target.focus());
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
