import type { Color } from '@playhouse/core';
import { type Color as PickerColor, parseColor } from 'react-aria-components/ColorPicker';
import { hexOf } from './colorText.ts';

/** The stored form of the color in the picker. */
export function fromPicker(color: PickerColor, alpha: number): Color {
  const rgb = color.toFormat('rgb');
  const part = (channel: 'red' | 'green' | 'blue') => Math.round((rgb.getChannelValue(channel) / 255) * 1000) / 1000;
  return { red: part('red'), green: part('green'), blue: part('blue'), alpha };
}

/** A stored color in the picker, without alpha. */
export function toPicker(color: Color): PickerColor {
  return parseColor(`#${hexOf(color)}`).toFormat('hsb');
}
