import type { Edit } from '@playhouse/core';
import type { Frame } from './frame.ts';

/** Keys of the stage that change what is selected. docs/editor-design.md#keyboard. */
export interface NudgeKey {
  readonly key: string;
  /** Its place on the keyboard. */
  readonly code: string;
  readonly shift: boolean;
  readonly alt: boolean;
}

/**
 * The edit for a key and the selection, or undefined. Arrows move by 1 (Shift: by `far`), with Alt they resize by 1
 * (Shift: 10); comma and period turn by 1 (Shift: 15).
 */
export function nudgeEdit(
  pressed: NudgeKey,
  scene: string,
  ids: readonly string[],
  frame: Frame | undefined,
  far: { readonly x: number; readonly y: number } = { x: 10, y: 10 },
): Edit | undefined {
  if (!frame || ids.length === 0) return undefined;
  const turn = turnOf(pressed);
  if (turn !== undefined && !pressed.alt) {
    const by = turn * (pressed.shift ? 15 : 1);
    return { kind: 'instance.rotate', data: { scene, ids, by, pivot: frame.position } };
  }
  const direction = arrows[pressed.key];
  if (!direction) return undefined;
  if (pressed.alt) {
    const by = pressed.shift ? 10 : 1;
    return resizeEdit(scene, ids, frame, direction.x * by, direction.y * by);
  }
  const step = pressed.shift ? far : { x: 1, y: 1 };
  const by = { x: direction.x * step.x, y: direction.y * step.y };
  return { kind: 'instance.move', data: { scene, ids, by } };
}

const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

const turns: Readonly<Record<string, number>> = { ',': 1, '<': 1, '.': -1, '>': -1 };
const turnPlaces: Readonly<Record<string, number>> = { Comma: 1, Period: -1 };

/** With Shift, comma and period give < and > on some layouts and ; and : on others; some have neither of them. */
function turnOf({ key, code, shift }: NudgeKey): number | undefined {
  const isOther = key.length === 1 && (shift || key.charCodeAt(0) > 127);
  return turns[key] ?? (isOther ? turnPlaces[code] : undefined);
}

/** True for keys of which several presses can be one step, while they are held down. */
export function isNudgeKey(pressed: NudgeKey): boolean {
  return pressed.key in arrows || turnOf(pressed) !== undefined;
}

function resizeEdit(scene: string, ids: readonly string[], frame: Frame, x: number, y: number): Edit | undefined {
  const { width, height } = frame.size;
  if (width + x < 1 || height + y < 1) return undefined;
  const scale = { x: (width + x) / width, y: (height + y) / height };
  return { kind: 'instance.resize', data: { scene, ids, anchor: frame.position, scale, rotation: frame.rotation } };
}
