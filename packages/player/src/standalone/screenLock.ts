/** Which ways up a scene may be shown. docs/runtime-rules.md#scene-attributes. */
export interface Autorotate {
  readonly landscapeLeft: boolean;
  readonly landscapeRight: boolean;
  readonly portrait: boolean;
  readonly portraitUpsidedown: boolean;
}

/**
 * What of a screen can hold a page one way up. Not every browser has it, and those that do refuse it where it makes no
 * sense.
 */
export interface LockableScreen {
  lock?(way: ScreenWay): Promise<void>;
  unlock?(): void;
}

type ScreenWay = 'landscape' | 'portrait';

/**
 * Holds the page the way up that a scene wants, which browsers allow in full screen only. Which of the two landscapes
 * is the left one differs between devices, so either will do; a scene that may be shown both ways is not held.
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
