import { expect, it } from 'vitest';
import { nudgeEdit } from './nudge.ts';

const frame = { position: { x: 10, y: 20 }, size: { width: 40, height: 2 }, rotation: 30 };
const plain = { code: '', shift: false, alt: false };

it.each([
  [
    { ...plain, key: 'ArrowLeft' },
    { kind: 'instance.move', data: { by: { x: -1, y: 0 } } },
  ],
  [
    { ...plain, key: 'ArrowUp', shift: true },
    { kind: 'instance.move', data: { by: { x: 0, y: 10 } } },
  ],
  [
    { ...plain, key: ',' },
    { kind: 'instance.rotate', data: { by: 1, pivot: { x: 10, y: 20 } } },
  ],
  [
    { ...plain, key: '>', shift: true },
    { kind: 'instance.rotate', data: { by: -15 } },
  ],
  [
    { ...plain, key: ';', code: 'Comma', shift: true },
    { kind: 'instance.rotate', data: { by: 15 } },
  ],
  [
    { ...plain, key: ':', code: 'Period', shift: true },
    { kind: 'instance.rotate', data: { by: -15 } },
  ],
  [
    { ...plain, key: 'و', code: 'Comma' },
    { kind: 'instance.rotate', data: { by: 1 } },
  ],
  [
    { ...plain, key: ',', code: 'KeyM' },
    { kind: 'instance.rotate', data: { by: 1 } },
  ],
  [
    { ...plain, key: 'ArrowRight', alt: true },
    { kind: 'instance.resize', data: { anchor: { x: 10, y: 20 }, scale: { x: 41 / 40, y: 1 }, rotation: 30 } },
  ],
])('turns the key %o into an edit', (key, edit) => {
  expect(nudgeEdit(key, 'id1', ['id2'], frame)).toMatchObject(edit);
});

it.each([
  [{ ...plain, key: 'a' }],
  [{ ...plain, key: ';', code: 'Comma' }],
  [{ ...plain, key: 'ArrowDown', alt: true, shift: true }],
])('ignores the key %o', (key) => {
  expect(nudgeEdit(key, 'id1', ['id2'], frame)).toBeUndefined();
});

it('moves by the grid step with Shift', () => {
  const key = { ...plain, key: 'ArrowRight', shift: true };
  expect(nudgeEdit(key, 'id1', ['id2'], frame, { x: 64, y: 32 })).toMatchObject({ data: { by: { x: 64, y: 0 } } });
});

it('needs a selection', () => {
  expect(nudgeEdit({ ...plain, key: 'ArrowLeft' }, 'id1', [], undefined)).toBeUndefined();
});
