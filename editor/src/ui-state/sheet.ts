import { create } from 'zustand';
import { type ScreenClass, screenClass, useScreenClass } from './screenClass.ts';

/** The heights of the inspector where it is a sheet at the bottom: only its handle, part of the page, all of it. */
export const sheetHeights = ['low', 'half', 'full'] as const;
export type SheetHeight = (typeof sheetHeights)[number];

/** Height of the half-raised sheet as a part of the page's. */
export const halfOfPage = 0.45;

const key = 'playhouse-sheet';

type Heights = Readonly<Record<ScreenClass, SheetHeight>>;

const startHeights: Heights = { phone: 'low', low: 'low', narrow: 'half', wide: 'half' };

interface SheetState {
  readonly heights: Heights;
}

/** The heights that were chosen, remembered in this browser for each class of screens. */
const useSheet = create<SheetState>()(() => ({ heights: readHeights(storedHeights()) }));

/** The height of the sheet on the present screen. */
export function useSheetHeight(): SheetHeight {
  const screen = useScreenClass();
  return useSheet(({ heights }) => heights[screen]);
}

/** Changes the height of the sheet on the present screen. */
export function setSheetHeight(height: SheetHeight): void {
  const heights = { ...useSheet.getState().heights, [screenClass()]: height };
  useSheet.setState({ heights });
  try {
    localStorage.setItem(key, JSON.stringify(heights));
  } catch {
    // Without storage, the height lasts until the page is closed.
  }
}

/** Shows the contents of the sheet, at the present height if they are visible there. */
export function raiseSheet(): void {
  if (sheetHeight() === 'low') setSheetHeight('half');
}

/** Uncovers what is behind a sheet that covers everything. */
export function uncoverEditor(): void {
  if (sheetHeight() === 'full') setSheetHeight('half');
}

/** The next height in a direction; the last one stays. */
export function nextHeight(height: SheetHeight, direction: 1 | -1): SheetHeight {
  return sheetHeights[sheetHeights.indexOf(height) + direction] ?? height;
}

/** The height that a sheet of so many pixels is nearest to. */
export function nearestHeight(pixels: number, sizes: Readonly<Record<SheetHeight, number>>): SheetHeight {
  const distance = (height: SheetHeight) => Math.abs(sizes[height] - pixels);
  return sheetHeights.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

/** Heights from a stored value; missing and unknown ones are those of a first visit. */
export function readHeights(stored: unknown): Heights {
  const known = typeof stored === 'object' && stored !== null ? stored : {};
  const read = (screen: ScreenClass) => {
    const value: unknown = Object.hasOwn(known, screen) ? Reflect.get(known, screen) : undefined;
    return sheetHeights.find((height) => height === value) ?? startHeights[screen];
  };
  return { phone: read('phone'), low: read('low'), narrow: read('narrow'), wide: read('wide') };
}

function sheetHeight(): SheetHeight {
  return useSheet.getState().heights[screenClass()];
}

function storedHeights(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}
