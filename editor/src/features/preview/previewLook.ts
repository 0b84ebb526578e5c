import { type DisplaySize, displaySizes, type Project, type Size } from '@playhouse/core';
import type { FrameCommand, FrameFit } from '../../preview/frameMessages.ts';
import type { Preferences } from '../../ui-state/preferenceValues.ts';
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

type KeptLook = Pick<Preferences, 'previewZoom' | 'previewAspect' | 'previewOrientation' | 'previewViewportFit'>;

/**
 * The initial display of a game: as it was left, else the game's own; the panel is open where there is room for it. Where
 * the zoom cannot be changed, the game fits.
 */
export function startLook({ object }: Project, kept: KeptLook, pageWidth: number, canZoom = true): PreviewLook {
  const own = ownScreen(object.attributes.displaySize);
  return {
    size: displaySizes.find(({ id }) => id === kept.previewAspect) ?? own.size,
    isUpright: kept.previewOrientation === null ? own.isUpright : kept.previewOrientation === 'portrait',
    zoom: canZoom ? (kept.previewZoom ?? 'fit') : 'fit',
    fit: kept.previewViewportFit ?? 'letterbox',
    isMuted: false,
    speed: 1,
    isTouch: false,
    hasPanel: pageWidth >= 1100,
    isProfiled: false,
  };
}

function ownScreen(display: Readonly<Size>): Pick<PreviewLook, 'size' | 'isUpright'> {
  return { size: closestSize(display), isUpright: display.height > display.width };
}

/** What is remembered of a changed display for all games; null where it is the game's own. */
export function keptLook({ object }: Project, part: Partial<PreviewLook>): Partial<KeptLook> {
  const own = ownScreen(object.attributes.displaySize);
  const { size, isUpright, zoom, fit } = part;
  return {
    ...(size && { previewAspect: size.id === own.size.id ? null : size.id }),
    ...(isUpright !== undefined && { previewOrientation: orientationOf(isUpright, own.isUpright) }),
    ...(zoom !== undefined && { previewZoom: zoom === 'fit' ? null : zoom }),
    ...(fit !== undefined && { previewViewportFit: fit === 'letterbox' ? null : fit }),
  };
}

function orientationOf(isUpright: boolean, isOwn: boolean): KeptLook['previewOrientation'] {
  if (isUpright === isOwn) return null;
  return isUpright ? 'portrait' : 'landscape';
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
