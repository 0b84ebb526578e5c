import { Check, Minus } from 'lucide-react';
import { t } from '../../../i18n/t.ts';
import styles from './Live.module.css';
import { useLive } from './useLive.ts';

/** Lit while a behavior is active in the game beside the list. */
export function BehaviorLamp({ id }: { readonly id: string }) {
  const isActive = useLive(({ active }) => active.has(id));
  const isStop = useLive(({ stoppedAt }) => stoppedAt === id);
  if (isActive === undefined) return null;
  const state = isActive ? t('Active right now') : t('Not active right now');
  return (
    <i
      className={styles.lamp}
      role="img"
      aria-label={isStop ? t('{state}, the game has stopped here', { state }) : state}
      title={isStop ? t('The game has stopped here') : state}
      data-lamp={isActive ? 'active' : 'idle'}
      data-stop={isStop || undefined}
    />
  );
}

const conditionStates = {
  true: { label: t('True right now'), icon: Check },
  false: { label: t('False right now'), icon: Minus },
  none: { label: t('Not evaluated right now'), icon: undefined },
} as const;

/** Lit while a condition is true in the game beside the list. */
export function ConditionLamp({ id }: { readonly id: string }) {
  const state = useLive(({ conditions }) => {
    const holds = conditions.get(id);
    return holds === undefined ? 'none' : holds ? 'true' : 'false';
  });
  const isStop = useLive(({ stoppedAt }) => stoppedAt === id);
  if (state === undefined) return null;
  const { label, icon: Icon } = conditionStates[state];
  return (
    <i
      className={styles.check}
      role="img"
      aria-label={isStop ? t('{label}, the game has stopped here', { label }) : label}
      title={isStop ? t('The game has stopped here') : label}
      data-lamp={state}
      data-stop={isStop || undefined}
    >
      {Icon ? <Icon aria-hidden size={12} strokeWidth={3} /> : null}
    </i>
  );
}
