import { roundParameter, type SynthParameterName, synthParameters } from '@playhouse/audio';
import { currentLanguage } from '../../../i18n/t.ts';
import { unitName } from '../../../i18n/unitNames.ts';

const mostSteps = 1_000;

/** The positions of the slider of a parameter are whole numbers from 0 to this. Each gives another value. */
export function sliderSteps(name: SynthParameterName): number {
  const { minimum, maximum, decimals, scale } = synthParameters[name];
  return scale === 'logarithmic' ? mostSteps : Math.min(mostSteps, Math.round((maximum - minimum) * 10 ** decimals));
}

/** The value at a position, rounded as the parameter is. */
export function valueAtPosition(name: SynthParameterName, position: number): number {
  const { minimum, maximum, scale } = synthParameters[name];
  const part = position / sliderSteps(name);
  const value = scale === 'logarithmic' ? minimum * (maximum / minimum) ** part : minimum + part * (maximum - minimum);
  return roundParameter(name, value);
}

/** The nearest position of a value. */
export function positionOfValue(name: SynthParameterName, value: number): number {
  const { minimum, maximum, scale } = synthParameters[name];
  const part =
    scale === 'logarithmic'
      ? Math.log(value / minimum) / Math.log(maximum / minimum)
      : (value - minimum) / (maximum - minimum);
  return Math.round(part * sliderSteps(name));
}

/** A value with its unit. */
export function valueText(name: SynthParameterName, value: number): string {
  const { unit, decimals } = synthParameters[name];
  const number = value.toLocaleString(currentLanguage().locale, { maximumFractionDigits: decimals });
  return unit === '' ? number : `${number} ${unitName(unit)}`;
}
