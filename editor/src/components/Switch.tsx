import styles from './Switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
}

/** Turns one thing on or off, with immediate effect. */
export function Switch({ label, isLabelHidden, isOn, onChange, isDisabled = false }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className={styles.input}
        checked={isOn}
        disabled={isDisabled}
        aria-label={isLabelHidden ? label : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className={styles.track} />
      {isLabelHidden ? null : label}
    </label>
  );
}
