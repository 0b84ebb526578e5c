import { Switch as AriaSwitch } from 'react-aria-components/Switch';
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
    <AriaSwitch
      className={styles.switch ?? ''}
      isSelected={isOn}
      onChange={onChange}
      isDisabled={isDisabled}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      <span className={styles.track} />
      {isLabelHidden ? null : label}
    </AriaSwitch>
  );
}
