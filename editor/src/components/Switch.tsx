import { t } from '../i18n/t.ts';
import styles from './Switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly isOn: boolean;
  /** Several things, of which some are on and some are off. The next press turns all of them on. */
  readonly isMixed?: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
  /** Id of the element with a description. */
  readonly describedBy?: string | undefined;
}

/** Turns one thing on or off, with immediate effect. */
export function Switch(props: SwitchProps) {
  const { label, isLabelHidden, isOn, isMixed = false, describedBy, onChange, isDisabled = false } = props;
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        // A switch is on or off; only a checkbox can be mixed.
        role={isMixed ? undefined : 'switch'}
        aria-checked={isMixed ? 'mixed' : isOn}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        className={styles.input}
        checked={isOn}
        disabled={isDisabled}
        aria-label={isLabelHidden ? label : undefined}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.checked);
          // The browser has ended this state, also where the change is refused.
          currentTarget.indeterminate = isMixed;
        }}
      />
      <span className={styles.track} />
      {isLabelHidden ? null : label}
      {isMixed ? (
        <span aria-hidden className={styles.mixed}>
          {t('Mixed')}
        </span>
      ) : null}
    </label>
  );
}
