import { describe, expect, it } from 'vitest';
import { readWavLoop } from './wavLoop.ts';

interface Plan {
  readonly rate?: number;
  readonly channels?: number;
  readonly frames?: number;
  /** Number of loops that the chunk states, and first and last frame of the first one. */
  readonly sampler?: readonly [loops: number, first: number, last: number];
  readonly order?: readonly ('format' | 'data' | 'sampler' | 'odd')[];
}

const words = (...values: number[]) => values.flatMap((value) => [0, 8, 16, 24].map((by) => (value >>> by) & 0xff));
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const chunk = (name: string, contents: number[]) => [
  ...letters(name),
  ...words(contents.length),
  ...contents,
  ...(contents.length % 2 === 1 ? [0] : []),
];

/** A WAV file of 16 bits with the chunks in an order. */
function wav({ rate = 8_000, channels = 1, frames = 100, sampler, order = ['format', 'sampler', 'data'] }: Plan) {
  const [loops = 0, first = 0, last = 0] = sampler ?? [];
  const parts = {
    format: chunk('fmt ', [1, 0, channels, 0, ...words(rate, rate * channels * 2), channels * 2, 0, 16, 0]),
    data: chunk('data', new Array<number>(frames * channels * 2).fill(1)),
    sampler: sampler ? chunk('smpl', words(0, 0, 0, 60, 0, 0, 0, loops, 0, 0, 0, first, last, 0, 0)) : [],
    odd: chunk('note', [1, 2, 3]),
  };
  const body = [...letters('WAVE'), ...order.flatMap((part) => parts[part])];
  return Uint8Array.from([...letters('RIFF'), ...words(body.length), ...body]);
}

describe('the loop of a WAV file', () => {
  it.each<readonly [string, Plan, { start: number; end: number }]>([
    ['mono', { sampler: [1, 20, 59] }, { start: 20 / 8_000, end: 60 / 8_000 }],
    ['stereo at another rate', { rate: 44_100, channels: 2, sampler: [1, 0, 99] }, { start: 0, end: 100 / 44_100 }],
    [
      'behind the samples',
      { sampler: [1, 3, 3], order: ['format', 'data', 'sampler'] },
      { start: 3 / 8_000, end: 4 / 8_000 },
    ],
    [
      'after a chunk of odd length',
      { sampler: [2, 1, 8], order: ['odd', 'format', 'sampler', 'data'] },
      { start: 1 / 8_000, end: 9 / 8_000 },
    ],
  ])('is in seconds: %s', (_, plan, expected) => {
    expect(readWavLoop(wav(plan))).toEqual(expected);
  });

  it.each<readonly [string, Plan]>([
    ['there is no such chunk', {}],
    ['it has no loops', { sampler: [0, 20, 59] }],
    ['it ends after the sound', { sampler: [1, 20, 100] }],
    ['it ends before it starts', { sampler: [1, 60, 20] }],
    ['there are no samples', { sampler: [1, 0, 9], order: ['format', 'sampler'] }],
    ['there is no format', { sampler: [1, 0, 9], order: ['sampler', 'data'] }],
    ['the rate is 0', { rate: 0, sampler: [1, 0, 9] }],
    ['frames have no bytes', { channels: 0, sampler: [1, 0, 9] }],
  ])('is none when %s', (_, plan) => {
    expect(readWavLoop(wav(plan))).toBeUndefined();
  });

  it('is none in other files, and in files cut off anywhere before the samples end', () => {
    expect(readWavLoop(Uint8Array.from(letters('OggS and what follows')))).toBeUndefined();
    const whole = wav({ sampler: [1, 20, 99] });
    for (let length = 0; length < whole.length; length++) {
      expect(readWavLoop(whole.slice(0, length)), `${length} bytes`).toBeUndefined();
    }
    expect(readWavLoop(whole)).toBeDefined();
  });
});
