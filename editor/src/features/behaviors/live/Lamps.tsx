import { Check, Minus } from 'lucide-react';
import styles from './Live.module.css';
import { useLive } from './useLive.ts';

/** Lit while a behavior is active in the game beside the list. */
export function BehaviorLamp({ id }: { readonly id: string }) {
  const isActive = useLive(({ active }) => active.has(id));
  const isStop = useLive(({ stoppedAt }) => stoppedAt === id);
  if (isActive === undefined) return null;
  const state = isActive ? 'Active right now' : 'Not active right now';
  return (
    <i
      className={styles.lamp}
      role="img"
      aria-label={isStop ? `${state}, the game has stopped here` : state}
      title={isStop ? 'The game has stopped here' : state}
      data-lamp={isActive ? 'active' : 'idle'}
      data-stop={isStop || undefined}
    />
  );
}

const conditionStates = {
  true: { label: 'True right now', icon: Check },
  false: { label: 'False right now', icon: Minus },
  none: { label: 'Not evaluated right now', icon: undefined },
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
      aria-label={isStop ? `${label}, the game has stopped here` : label}
      title={isStop ? 'The game has stopped here' : label}
      data-lamp={state}
      data-stop={isStop || undefined}
    >
      {Icon ? <Icon aria-hidden size={12} strokeWidth={3} /> : null}
    </i>
  );
}
