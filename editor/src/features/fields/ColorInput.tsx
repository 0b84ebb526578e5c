import type { Color } from '@playhouse/core';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ColorArea } from 'react-aria-components/ColorArea';
import { ColorPicker } from 'react-aria-components/ColorPicker';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { ColorThumb } from 'react-aria-components/ColorThumb';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { newFieldGesture } from '../../interactions/fieldGesture.ts';
import { cssColor } from '../drawing/pictures.ts';
import styles from './ColorInput.module.css';
import { colorFromHex, fromPicker, hexOf, toPicker } from './colorText.ts';
import frame from './Frame.module.css';
import { NumberInput } from './NumberInput.tsx';
import picker from './Picker.module.css';
import { TextInput } from './TextInput.tsx';

export interface ColorInputProps {
  readonly label: string;
  /** Undefined when the values differ. */
  readonly value: Color | undefined;
  readonly onChange: (value: Color, gesture: string) => void;
  /** Colors that the game already uses. */
  readonly used: readonly Color[];
}

/** A color: swatch, hexadecimal text and alpha; the popover has the area, hue, alpha and the game's own colors. */
export function ColorInput({ label, value, onChange, used }: ColorInputProps) {
  const gesture = useRef<string>('');
  const color = value ?? { red: 1, green: 1, blue: 1, alpha: 1 };
  const words = value ? `${hexOf(color)} ${Math.round(color.alpha * 100)} %` : 'Mixed';
  const drag = (next: Color) => onChange(next, gesture.current);
  return (
    <DialogTrigger
      onOpenChange={() => {
        gesture.current = newFieldGesture();
      }}
    >
      <Button className={picker.button ?? ''} aria-label={`${label}, ${words}`}>
        <span className={styles.swatch} style={{ background: cssColor(color), opacity: value ? 1 : 0 }} />
        <span className={picker.word}>{value ? hexOf(color) : 'Mixed'}</span>{' '}
        <span className={frame.unit}>{value ? `${Math.round(color.alpha * 100)} %` : ''}</span>
      </Button>
      <Popover className={`${picker.popover} ${styles.color}`} placement="left top">
        <Dialog aria-label={label} className={picker.dialog ?? ''}>
          <ColorPicker value={toPicker(color)} onChange={(next) => drag(fromPicker(next, color.alpha))}>
            <ColorArea colorSpace="hsb" xChannel="saturation" yChannel="brightness" className={styles.area ?? ''}>
              <ColorThumb className={styles.thumb ?? ''} />
            </ColorArea>
            <ColorSlider channel="hue" colorSpace="hsb" aria-label="Hue" className={styles.slider ?? ''}>
              <SliderTrack className={styles.track ?? ''}>
                <ColorThumb className={styles.thumb ?? ''} />
              </SliderTrack>
            </ColorSlider>
          </ColorPicker>
          <span className={frame.row}>
            <TextInput
              label="Hexadecimal"
              value={hexOf(color)}
              onChange={(text, typed) => {
                const parsed = colorFromHex(text, color.alpha);
                if (parsed) onChange(parsed, typed);
              }}
            />
            <span className={frame.frame}>
              <NumberInput
                label="Alpha"
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
            <fieldset className={styles.used} aria-label="Colors in this game">
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
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
