import type { InputEvent, ScreenOrientation } from '@playhouse/runtime';

/** Follows the screen on which a game is shown. */
export interface ScreenWatch {
  /** Another game has started: it gets the state of the screen. */
  tell(): void;
  destroy(): void;
}

/** What of a window says how its screen is. */
export type ScreenWindow = Pick<Window, 'addEventListener'> & {
  readonly screen: Pick<Screen, 'width' | 'height'> & { readonly orientation?: Pick<ScreenOrientationSource, 'type'> };
};
type ScreenOrientationSource = Screen['orientation'];

/** Which way up, by the browser's words. docs/runtime-rules.md#device-attributes. */
const orientations: ReadonlyMap<string, ScreenOrientation> = new Map([
  ['portrait-primary', 1],
  ['portrait-secondary', 2],
  ['landscape-primary', 3],
  ['landscape-secondary', 4],
]);

/**
 * Tells of the screen's size and orientation at the beginning and whenever they have changed.
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
  // Turning a screen resizes the window; some browsers report only one of the two.
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
