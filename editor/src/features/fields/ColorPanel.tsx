import type { Color } from '@playhouse/core';
import { Button } from 'react-aria-components/Button';
import { ColorArea } from 'react-aria-components/ColorArea';
import { ColorPicker } from 'react-aria-components/ColorPicker';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { ColorThumb } from 'react-aria-components/ColorThumb';
import { t } from '../../i18n/t.ts';
import { newFieldGesture } from '../../interactions/fieldGesture.ts';
import { cssColor } from '../drawing/cssColor.ts';
import styles from './ColorInput.module.css';
import { ColorNumbers } from './ColorNumbers.tsx';
import { hexOf } from './colorText.ts';
import { fromPicker, toPicker } from './pickerColor.ts';
import { useGameColors } from './useGameValues.ts';

interface ColorPanelProps {
  readonly color: Color;
  /** All changes while the panel is open are one undo step. */
  readonly gesture: string;
  readonly onChange: (value: Color, gesture: string) => void;
}

/** Area, hue, hexadecimal text, alpha, and the colors that the game already uses. */
export default function ColorPanel({ color, gesture, onChange }: ColorPanelProps) {
  const used = useGameColors();
  return (
    <>
      <ColorPicker value={toPicker(color)} onChange={(next) => onChange(fromPicker(next, color.alpha), gesture)}>
        <ColorArea colorSpace="hsb" xChannel="saturation" yChannel="brightness" className={styles.area ?? ''}>
          <ColorThumb className={styles.thumb ?? ''} />
        </ColorArea>
        <ColorSlider channel="hue" colorSpace="hsb" aria-label={t('Hue')} className={styles.slider ?? ''}>
          <SliderTrack className={styles.track ?? ''}>
            <ColorThumb className={styles.thumb ?? ''} />
          </SliderTrack>
        </ColorSlider>
      </ColorPicker>
      <ColorNumbers color={color} onChange={onChange} />
      {used.length > 0 ? (
        <fieldset className={styles.used} aria-label={t('Colors in this game')}>
          {used.map((other) => (
            <Button
              key={hexOf(other)}
              aria-label={hexOf(other)}
              style={{ background: cssColor(other) }}
              onPress={() => onChange({ ...other, alpha: color.alpha }, newFieldGesture())}
            />
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
