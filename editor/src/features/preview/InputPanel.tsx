import { t } from '../../i18n/t.ts';
import DevicesPanel from '../devices/DevicesPanel.tsx';
import styles from './InputPanel.module.css';
import { PadSection } from './PadSection.tsx';
import { TiltSection } from './TiltSection.tsx';
import { TouchSection, type TouchSectionProps } from './TouchSection.tsx';
import type { SimulatedInput } from './useSimulatedInput.ts';

export interface InputPanelProps extends Omit<TouchSectionProps, 'input'> {
  readonly input: SimulatedInput;
}

/**
 * Simulates unavailable input devices: fingers, a tilted tablet, gamepads. Below is what the game sees of all devices.
 * docs/editor-design.md#preview.
 */
export function InputPanel({ input, ...touch }: InputPanelProps) {
  return (
    <>
      <div className={styles.panel}>
        <p className={styles.hint}>{t('Gamepads, touch screens and tilt sensors work without setup.')}</p>
        <PadSection input={input} />
        <TouchSection input={input} {...touch} />
        <TiltSection input={input} />
      </div>
      <DevicesPanel />
    </>
  );
}
