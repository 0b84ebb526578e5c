import type { Color } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import { newFieldGesture } from '../../interactions/fieldGesture.ts';
import { colorFromHex, hexOf } from './colorText.ts';
import { EyeDropperButton } from './EyeDropperButton.tsx';
import frame from './Frame.module.css';
import { NumberInput } from './NumberInput.tsx';
import { TextInput } from './TextInput.tsx';

export interface ColorNumbersProps {
  readonly color: Color;
  readonly onChange: (value: Color, gesture: string) => void;
}

/** A color as hexadecimal text and alpha, or taken from the screen. */
export function ColorNumbers({ color, onChange }: ColorNumbersProps) {
  return (
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
      <EyeDropperButton alpha={color.alpha} onPick={(picked) => onChange(picked, newFieldGesture())} />
    </span>
  );
}
