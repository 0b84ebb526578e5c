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
import { colorFromHex, hexOf } from './colorText.ts';
import frame from './Frame.module.css';
import { NumberInput } from './NumberInput.tsx';
import { fromPicker, toPicker } from './pickerColor.ts';
import { TextInput } from './TextInput.tsx';
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
      <span className={frame.row}>
        <TextInput
          label={t('Hexadecimal')}
          value={hexOf(color)}
          onChange={(text, typed) => {
            const parsed = colorFromHex(text, color.alpha);
            if (parsed) onChange(parsed, typed);
          }}
        />
        <span className={frame.frame}>
          <NumberInput
            label={t('Alpha')}
            letter="A"
            unit="%"
            minimum={0}
            maximum={100}
            value={Math.round(color.alpha * 100)}
            onChange={(percent, typed) => onChange({ ...color, alpha: percent / 100 }, typed)}
          />
        </span>
      </span>
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
