import type { DisplaySize, Project, Size } from '@playhouse/core';
import type { FrameCommand, FrameFit } from '../../preview/frameMessages.ts';
import { closestSize } from './shownSizes.ts';

/** `fit` fills the available space; a number is a scale. */
export type Zoom = 'fit' | 0.5 | 1;

/** How a game is displayed and played. */
export interface PreviewLook {
  readonly size: DisplaySize;
  readonly isUpright: boolean;
  readonly zoom: Zoom;
  readonly fit: FrameFit;
  readonly isMuted: boolean;
  readonly speed: number;
  /** Use the mouse as a finger. */
  readonly isTouch: boolean;
  readonly hasPanel: boolean;
  readonly isProfiled: boolean;
}

/** The initial display of a game; the panel is open where there is room for it. */
export function startLook({ object }: Project, pageWidth: number): PreviewLook {
  const display = object.attributes.displaySize;
  return {
    size: closestSize(display),
    isUpright: display.height > display.width,
    zoom: 'fit',
    fit: 'letterbox',
    isMuted: false,
    speed: 1,
    isTouch: false,
    hasPanel: pageWidth >= 1100,
    isProfiled: false,
  };
}

/** The screen of the shown device, in its orientation. */
export function screenOf({ size, isUpright }: Pick<PreviewLook, 'size' | 'isUpright'>): Size {
  const { width, height } = size;
  return isUpright ? { width: height, height: width } : { width, height };
}

/** What the frame is told when the display changes. */
export function lookCommands(part: Partial<PreviewLook>, look: PreviewLook): FrameCommand[] {
  const { fit, isMuted, speed, isTouch, isProfiled, size, isUpright } = part;
  const isTurned = size !== undefined || isUpright !== undefined;
  return [
    ...(isTurned ? [{ type: 'screen', screen: screenOf({ ...look, ...part }) } as const] : []),
    ...(fit === undefined ? [] : [{ type: 'fit', fit } as const]),
    ...(isMuted === undefined ? [] : [{ type: 'mute', isMuted } as const]),
    ...(speed === undefined ? [] : [{ type: 'speed', speed } as const]),
    ...(isTouch === undefined ? [] : [{ type: 'touchByMouse', isOn: isTouch } as const]),
    ...(isProfiled === undefined ? [] : [{ type: 'profile', isOn: isProfiled } as const]),
  ];
}
