import { expect, it } from 'vitest';
import { holdScreen, type LockableScreen } from './screenLock.ts';

const none = { landscapeLeft: false, landscapeRight: false, portrait: false, portraitUpsidedown: false };

function heldBy(autorotate: Partial<typeof none>): string[] {
  const calls: string[] = [];
  const screen: LockableScreen = {
    async lock(way) {
      calls.push(way);
      throw new DOMException('This device cannot be turned.', 'NotSupportedError');
    },
    unlock: () => void calls.push('unlock'),
  };
  holdScreen(screen, { ...none, ...autorotate });
  return calls;
}

it.each([
  [{ landscapeLeft: true }, 'landscape'],
  [{ landscapeRight: true }, 'landscape'],
  [{ landscapeLeft: true, landscapeRight: true }, 'landscape'],
  [{ portrait: true }, 'portrait'],
  [{ portraitUpsidedown: true }, 'portrait'],
  [{ landscapeLeft: true, portrait: true }, 'unlock'],
  [{}, 'unlock'],
])('a scene with %o asks the screen for %s', (autorotate, call) => {
  expect(heldBy(autorotate)).toEqual([call]);
});

it('does nothing on screens that cannot be locked', () => {
  expect(() => holdScreen({}, none)).not.toThrow();
  expect(() => holdScreen(undefined, { ...none, portrait: true })).not.toThrow();
});
