import type { Size } from '@playhouse/core';
import { t } from '../../i18n/t.ts';

/** What is asked of a camera. docs/product-rules.md#limits. */
export const webcamSize: Size = { width: 640, height: 480 };

/** The side of a picture taken with it, in pixels. */
export const pictureSide = 480;

/** The largest central square of a video. */
export function centralSquare({ width, height }: Size): {
  readonly x: number;
  readonly y: number;
  readonly side: number;
} {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** The file name of a picture that was taken at a time. */
export function webcamFileName(now: number): string {
  return `webcamPic_${now}.png`;
}

const advice: Readonly<Record<string, string>> = {
  NotAllowedError: t('The camera is not allowed. Allow it in the browser’s settings for this page, then try again.'),
  SecurityError: t('The camera is not allowed. Allow it in the browser’s settings for this page, then try again.'),
  NotFoundError: t('No camera was found. Connect one, then try again.'),
  OverconstrainedError: t('No camera was found. Connect one, then try again.'),
  NotReadableError: t('The camera is in use by another program. Close that program, then try again.'),
  AbortError: t('The camera is in use by another program. Close that program, then try again.'),
};

/** What to do about a camera that cannot be opened, by the name of the error. */
export function webcamAdvice(name: string): string {
  return advice[name] ?? t('The camera cannot be used here. Choose a file instead.');
}
