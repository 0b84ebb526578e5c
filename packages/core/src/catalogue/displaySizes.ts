import type { Size } from '../generated/entities.ts';

/** A display that a game can be made for, in landscape; in portrait, width and height are swapped. */
export interface DisplaySize extends Readonly<Size> {
  readonly id: string;
  /** Aspect ratio in its common notation. */
  readonly label: string;
  /** The part available to the game where bars take some of the screen. */
  readonly viewport?: Readonly<Size>;
  /** Codes from the old editor. */
  readonly landscapeCode: number;
  readonly portraitCode: number;
}

/** The displays that people choose from. docs/product-rules.md#display-sizes. */
export const displaySizes: readonly DisplaySize[] = [
  { id: '16:10 1280', label: '16:10', width: 1280, height: 800, landscapeCode: 6, portraitCode: 18 },
  { id: '16:9 1920', label: '16:9', width: 1920, height: 1080, landscapeCode: 19, portraitCode: 20 },
  {
    id: '16:9 736',
    label: '16:9',
    width: 736,
    height: 414,
    landscapeCode: 16,
    portraitCode: 17,
    viewport: { width: 731, height: 411 },
  },
  { id: '16:9 667', label: '16:9', width: 667, height: 375, landscapeCode: 14, portraitCode: 15 },
  { id: '4:3 1024', label: '4:3', width: 1024, height: 768, landscapeCode: 3, portraitCode: 4 },
  { id: '3:2 480', label: '3:2', width: 480, height: 320, landscapeCode: 0, portraitCode: 1 },
];
