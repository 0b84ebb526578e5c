/** Orientations in which a scene may be shown. docs/runtime-rules.md#scene-attributes. */
export interface Autorotate {
  readonly landscapeLeft: boolean;
  readonly landscapeRight: boolean;
  readonly portrait: boolean;
  readonly portraitUpsidedown: boolean;
}

/** The part of a screen that can lock the orientation. Not every browser supports it, and some devices refuse it. */
export interface LockableScreen {
  lock?(way: ScreenWay): Promise<void>;
  unlock?(): void;
}

type ScreenWay = 'landscape' | 'portrait';

/**
 * Locks the page to the orientation that a scene requires, which browsers allow in full screen only. Devices disagree
 * on which landscape is the left one, so either will do; a scene that allows both orientations is not locked.
 */
export function holdScreen(screen: LockableScreen | undefined, autorotate: Autorotate): void {
  const way = wayOf(autorotate);
  if (way === undefined) screen?.unlock?.();
  else screen?.lock?.(way).catch(() => undefined);
}

function wayOf({ landscapeLeft, landscapeRight, portrait, portraitUpsidedown }: Autorotate): ScreenWay | undefined {
  const isLandscape = landscapeLeft || landscapeRight;
  const isPortrait = portrait || portraitUpsidedown;
  if (isLandscape === isPortrait) return undefined;
  return isLandscape ? 'landscape' : 'portrait';
}
