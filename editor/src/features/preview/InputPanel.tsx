import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Switch } from '../../components/Switch.tsx';
import { t } from '../../i18n/t.ts';
import type { FrameCommand } from '../../preview/frameMessages.ts';
import { DevicesPanel } from '../devices/DevicesPanel.tsx';
import styles from './InputPanel.module.css';

export interface InputPanelProps {
  readonly isTouch: boolean;
  readonly onTouch: (isOn: boolean) => void;
  readonly send: (command: FrameCommand) => void;
}

const level = { x: 0, y: 0 };
const axes = [
  { id: 'x', label: t('Left and right') },
  { id: 'y', label: t('Toward and away') },
] as const;
const pads = [
  { id: 'dpadLeft', label: t('Left') },
  { id: 'dpadUp', label: t('Up') },
  { id: 'dpadDown', label: t('Down') },
  { id: 'dpadRight', label: t('Right') },
  { id: 'buttonA', label: 'A' },
  { id: 'buttonB', label: 'B' },
  { id: 'buttonX', label: 'X' },
  { id: 'buttonY', label: 'Y' },
] as const;

/**
 * Simulates unavailable input devices: a finger, a tilted tablet, a gamepad. Below is what the game sees of all devices.
 * docs/editor-design.md#preview.
 */
export function InputPanel({ isTouch, onTouch, send }: InputPanelProps) {
  const [tilt, setTilt] = useState(level);
  const hold = (next: typeof level) => {
    setTilt(next);
    const z = -Math.sqrt(Math.max(0, 1 - next.x * next.x - next.y * next.y));
    send({ type: 'input', event: { type: 'accelerometer', ...next, z } });
  };
  const press = (button: (typeof pads)[number]['id'], value: number) =>
    send({ type: 'input', event: { type: 'gamepad', player: 1, button, value } });
  return (
    <>
      <div className={styles.panel}>
        <section>
          <Switch label={t('Use the mouse as a finger')} isOn={isTouch} onChange={onTouch} />
          <p className={styles.hint}>{t('Gamepads, touch screens and tilt sensors work without setup.')}</p>
        </section>
        <section aria-label={t('Tilt')}>
          <h2>{t('Tilt')}</h2>
          {axes.map(({ id, label }) => (
            <label key={id} className={styles.axis}>
              <span>{label}</span>
              <input
                type="range"
                min={-1}
                max={1}
                step={0.05}
                value={tilt[id]}
                onChange={(event) => hold({ ...tilt, [id]: Number(event.target.value) })}
              />
              <output>{t('{tilt} g', { tilt: tilt[id].toFixed(2) })}</output>
            </label>
          ))}
          <Button onPress={() => hold(level)}>{t('Lay flat')}</Button>
        </section>
        <section aria-label={t('Gamepad of player 1')}>
          <h2>{t('Gamepad of player 1')}</h2>
          <div className={styles.pad}>
            {pads.map(({ id, label }) => (
              <Button key={id} onPressStart={() => press(id, 1)} onPressEnd={() => press(id, 0)}>
                {label}
              </Button>
            ))}
          </div>
        </section>
      </div>
      <DevicesPanel />
    </>
  );
}
