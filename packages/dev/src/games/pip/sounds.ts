import type { Sounds } from '../kit/synthesize.ts';

/** Every sound of the game by its asset name. */
export const sounds: Sounds = {
  jump: [{ at: 0, lasts: 0.22, from: 280, to: 620, loudness: 0.5, shape: 1 }],
  boing: [
    { at: 0, lasts: 0.34, from: 180, to: 760, loudness: 0.5, shape: 0 },
    { at: 0.05, lasts: 0.3, from: 360, to: 1100, loudness: 0.2, shape: 0 },
  ],
  lantern: [
    { at: 0, lasts: 0.5, from: 784, to: 784, loudness: 0.35, shape: 0 },
    { at: 0.09, lasts: 0.5, from: 988, to: 988, loudness: 0.35, shape: 0 },
    { at: 0.18, lasts: 0.7, from: 1319, to: 1319, loudness: 0.35, shape: 0 },
  ],
  ouch: [
    { at: 0, lasts: 0.28, from: 420, to: 130, loudness: 0.5, shape: 1 },
    { at: 0, lasts: 0.1, from: 900, to: 300, loudness: 0.2, shape: 2 },
  ],
  stomp: [
    { at: 0, lasts: 0.16, from: 240, to: 80, loudness: 0.6, shape: 0 },
    { at: 0, lasts: 0.08, from: 900, to: 300, loudness: 0.25, shape: 2 },
  ],
  home: [523, 659, 784, 1047, 784, 1047].map((pitch, index) => ({
    at: index * 0.16,
    lasts: index === 5 ? 1.1 : 0.4,
    from: pitch,
    to: pitch,
    loudness: 0.35,
    shape: 0 as const,
  })),
};
