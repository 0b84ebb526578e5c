import { type Behavior, findBehavior } from '@playhouse/core';
import { rich } from '../../../i18n/rich.tsx';
import { t } from '../../../i18n/t.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { whenWords } from '../conditionLabels.ts';
import styles from './BehaviorList.module.css';

/** Languages tell the conditions that are all true from other things that are all shown. */
const combinations = [
  [0, t('{what, select, conditions {All} other {All}}', { what: 'conditions' })],
  [1, t('{what, select, conditions {Any} other {Any}}', { what: 'conditions' })],
] as const;

/** "When [All] of these are true", with a picker in the sentence where there is a choice. */
export function WhenWords({ behavior }: { readonly behavior: Behavior }) {
  const { isEditable, owner } = useSurroundings();
  const session = useSession();
  const isAny = behavior.attributes.compoundConditionKind === 1;
  const hasChoice = findBehavior(behavior.class)?.fields.compoundConditionKind !== undefined;
  if (!hasChoice || !isEditable) return whenWords(behavior);
  const choice = (
    <span key="choice" className={styles.all} data-key="compoundConditionKind">
      <ChoiceInput
        label={t('Conditions needed')}
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
  );
  return isAny
    ? rich('When {choice} of these is true', { choice })
    : rich('When {choice} of these are true', { choice });
}
