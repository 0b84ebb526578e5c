import type { Color as GameColor } from '@playhouse/core';
import type { Color } from '@playhouse/paint';
import { useStore } from 'zustand';
import { t } from '../../../i18n/t.ts';
import { ColorInput } from '../../fields/ColorInput.tsx';
import styles from '../ImageEditor.module.css';
import type { ImageEditor } from '../model/imageEditor.ts';

/** The color that tools paint with, and a dialog to choose another one. */
export function ColorButton({ editor }: { readonly editor: ImageEditor }) {
  const color = useStore(editor.store, (state) => state.settings.color);
  return (
    <span className={styles.color}>
      <ColorInput
        label={t('Color')}
        value={toGameColor(color)}
        onChange={(next) => editor.set({ color: fromGameColor(next) })}
      />
    </span>
  );
}

function toGameColor({ r, g, b, a }: Color): GameColor {
  return { red: r / 255, green: g / 255, blue: b / 255, alpha: a / 255 };
}

/** The color of a field, whose parts are 0 to 1. */
export function fromGameColor({ red, green, blue, alpha }: GameColor): Color {
  const part = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);
  return { r: part(red), g: part(green), b: part(blue), a: part(alpha) };
}
