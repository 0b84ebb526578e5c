import { Button } from '../../components/Button.tsx';
import { Switch } from '../../components/Switch.tsx';
import { amount } from '../../i18n/amount.ts';
import { t } from '../../i18n/t.ts';
import styles from './InputPanel.module.css';
import { layingFlat } from './simulatedInput.ts';
import type { SimulatedInput } from './useSimulatedInput.ts';

const axes = [
  { id: 'x', label: t('Left and right') },
  { id: 'y', label: t('Toward and away') },
] as const;

/** A tablet that is tilted with sliders. */
export function TiltSection({ input }: { readonly input: Pick<SimulatedInput, 'tilt' | 'hold'> }) {
  const { tilt, hold } = input;
  const turned = `rotateX(${tilt.y * 65}deg) rotateY(${tilt.x * 65}deg)`;
  return (
    <section aria-label={t('Tilt')}>
      <h2>{t('Tilt')}</h2>
      <div className={styles.tablet} aria-hidden>
        <i style={{ transform: turned }} data-down={tilt.isFaceDown || undefined} />
      </div>
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
          <output>{t('{tilt} g', { tilt: amount(tilt[id], 2) })}</output>
        </label>
      ))}
      <Switch label={t('Face down')} isOn={tilt.isFaceDown} onChange={(isFaceDown) => hold({ ...tilt, isFaceDown })} />
      <Button onPress={() => hold(layingFlat)}>{t('Lay flat')}</Button>
    </section>
  );
}
