import type { InputEvent, ScreenOrientation } from '@playhouse/runtime';

/** Tracks the screen on which a game is shown. */
export interface ScreenWatch {
  /** Call when another game has started: it gets the current state of the screen. */
  tell(): void;
  destroy(): void;
}

/** The part of a window that describes its screen. */
export type ScreenWindow = Pick<Window, 'addEventListener'> & {
  readonly screen: Pick<Screen, 'width' | 'height'> & { readonly orientation?: Pick<ScreenOrientationSource, 'type'> };
};
type ScreenOrientationSource = Screen['orientation'];

/** Orientations by the browser's names. docs/runtime-rules.md#device-attributes. */
const orientations: ReadonlyMap<string, ScreenOrientation> = new Map([
  ['portrait-primary', 1],
  ['portrait-secondary', 2],
  ['landscape-primary', 3],
  ['landscape-secondary', 4],
]);

/**
 * Reports the screen's size and orientation at the start and whenever they change.
 * docs/runtime-rules.md#device-attributes.
 */
export function watchScreen(source: ScreenWindow, add: (event: InputEvent) => void): ScreenWatch {
  const listening = new AbortController();
  const { signal } = listening;
  let known = '';
  const follow = () => {
    const { width, height, orientation } = source.screen;
    const way = orientations.get(orientation?.type ?? '') ?? 0;
    const event = { type: 'screen', width, height, deviceOrientation: way, interfaceOrientation: way } as const;
    const text = JSON.stringify(event);
    if (text === known) return;
    known = text;
    add(event);
  };
  // Rotating a screen resizes the window; some browsers report only one of the two.
  for (const type of ['resize', 'orientationchange']) source.addEventListener(type, follow, { signal });
  follow();
  return {
    tell() {
      known = '';
      follow();
    },
    destroy: () => listening.abort(),
  };
}
