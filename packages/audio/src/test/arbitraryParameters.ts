import fc from 'fast-check';
import {
  completeParameters,
  type SynthParameterName,
  type SynthParameters,
  synthParameterNames,
  synthParameters,
  waves,
} from '../synth/parameters.ts';

/** Parameters anywhere in their ranges; each is initial in half of the cases. Parts of the envelope have a limit in seconds. */
export function arbitraryParameters(longest = 3): fc.Arbitrary<SynthParameters> {
  const arbitraryValue = (name: SynthParameterName) => {
    const { minimum, maximum, initial, group, unit } = synthParameters[name];
    const max = group === 'envelope' && unit === 's' ? Math.min(maximum, longest) : maximum;
    return fc.oneof(fc.constant(Math.min(initial, max)), fc.double({ min: minimum, max, noNaN: true }));
  };
  const values = fc.tuple(...synthParameterNames.map(arbitraryValue));
  return fc.tuple(fc.constantFrom(...waves), values).map(([wave, numbers]) => {
    const parts = Object.fromEntries(synthParameterNames.map((name, index) => [name, (numbers[index] ?? 0) + 0]));
    return completeParameters({ wave, ...parts });
  });
}
