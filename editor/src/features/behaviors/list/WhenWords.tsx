import { type Behavior, findBehavior } from '@playhouse/core';
import { t } from '../../../i18n/t.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { whenWords } from '../conditionLabels.ts';
import styles from './BehaviorList.module.css';

const combinations = [
  [0, t('All')],
  [1, t('Any')],
] as const;

/** "When [All] of these are true", with a picker in the sentence where there is a choice. */
export function WhenWords({ behavior }: { readonly behavior: Behavior }) {
  const { isEditable, owner } = useSurroundings();
  const session = useSession();
  const isAny = behavior.attributes.compoundConditionKind === 1;
  const hasChoice = findBehavior(behavior.class)?.fields.compoundConditionKind !== undefined;
  if (!hasChoice || !isEditable) return whenWords(behavior);
  return (
    <>
      {t('When')}{' '}
      <span className={styles.all} data-key="compoundConditionKind">
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
      {isAny ? t(' of these is true') : t(' of these are true')}
    </>
  );
}
