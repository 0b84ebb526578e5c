import { expect, test } from 'vitest';
import { playAddress, playModeOf, playModes } from './playMode.ts';

test('an address of the preview carries the mode and the scene', () => {
  for (const mode of playModes) {
    for (const scene of [undefined, 'id20', 'a&b=c']) {
      const { pathname, searchParams } = new URL(playAddress(mode, scene), 'http://playhouse.example');
      expect([pathname, playModeOf(searchParams), searchParams.get('scene')]).toEqual([
        '/preview',
        mode,
        scene ?? null,
      ]);
    }
  }
});

test('an unknown mode plays the open scene', () => {
  expect(playModeOf(new URLSearchParams('play=elsewhere'))).toBe('scene');
});
