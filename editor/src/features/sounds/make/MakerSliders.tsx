import { type SynthParameterName, synthParameterNames, synthParameters, waves } from '@playhouse/audio';
import { useId } from 'react';
import { SegmentedControl } from '../../../components/SegmentedControl.tsx';
import { t } from '../../../i18n/t.ts';
import styles from './MakeSound.module.css';
import { groupWords, waveWords } from './makerWords.ts';
import { positionOfValue, sliderSteps, valueAtPosition, valueText } from './sliderScale.ts';
import { setParameter, setWave } from './soundMaker.ts';
import type { OpenMaker } from './useMaker.ts';

/** The order in which groups are shown. */
const groups = ['envelope', 'pitch', 'filter', 'flanger', 'duty', 'output'] as const;

/** All settings of the synthesizer: the wave, and a slider for each number. */
export function MakerSliders({ open }: { readonly open: OpenMaker }) {
  const { maker } = open;
  const { wave } = maker.current.parameters;
  return (
    <>
      <div className={styles.waves}>
        <SegmentedControl
          label={t('Wave')}
          segments={waves.map((id) => ({ id, label: waveWords[id] }))}
          value={wave}
          onChange={(next) => open.show(setWave(maker, next), true)}
        />
      </div>
      <div className={styles.settings}>
        <div className={styles.groups}>
          {groups
            // Only square waves have a duty cycle.
            .filter((group) => group !== 'duty' || wave === 'square')
            .map((group) => (
              <fieldset key={group} className={styles.group}>
                <legend>{groupWords[group]}</legend>
                {synthParameterNames
                  .filter((name) => synthParameters[name].group === group && name !== 'noiseSeed')
                  .map((name) => (
                    <ParameterSlider key={name} name={name} open={open} />
                  ))}
              </fieldset>
            ))}
        </div>
      </div>
    </>
  );
}

interface ParameterSliderProps {
  readonly name: SynthParameterName;
  readonly open: OpenMaker;
}

/** The sound is heard when the slider is released. */
function ParameterSlider({ name, open }: ParameterSliderProps) {
  const id = useId();
  const { maker } = open;
  const value = maker.current.parameters[name];
  const { title, initial } = synthParameters[name];
  const text = valueText(name, value);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{title}</label>
      <span className={styles.value} data-changed={value !== initial || undefined} aria-hidden>
        {text}
      </span>
      <input
        id={id}
        type="range"
        dir="ltr"
        min={0}
        max={sliderSteps(name)}
        value={positionOfValue(name, value)}
        aria-valuetext={text}
        title={t('Double-click sets it back')}
        onChange={(event) =>
          open.show(setParameter(maker, name, valueAtPosition(name, Number(event.target.value))), false)
        }
        onPointerUp={open.playChange}
        onKeyUp={open.playChange}
        onDoubleClick={() => open.show(setParameter(maker, name, initial), true)}
      />
    </div>
  );
}
