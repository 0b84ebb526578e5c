import type { PictureAssertion } from '@playhouse/runtime';
import { loadSharp } from '../thumbnails/loadSharp.ts';
import type { Failure } from './runPlayTest.ts';

/** Pictures are compared at this small size, so that differences in fonts and edges between machines count little. */
const comparedWidth = 160;
/** Maximum difference of a pixel in one color channel, of 255. */
const pixelTolerance = 48;

/** Compares a picture with the one of an assertion: the share of differing pixels must not exceed the tolerance. */
export async function compareWithStored(
  taken: Uint8Array,
  { png, tolerance }: PictureAssertion,
): Promise<Failure | undefined> {
  if (png === '') {
    return {
      code: 'picture.missing',
      message: 'There is no picture to compare with. Run the test with --update to take it.',
    };
  }
  const wanted = Buffer.from(png, 'base64');
  const [now, then] = [await smallPixels(taken), await smallPixels(wanted)];
  if (!now || !then) return { code: 'picture.unreadable', message: 'The picture to compare with cannot be read.' };
  if (now.width !== then.width || now.height !== then.height) {
    const message = 'The picture has a different shape from the stored one.';
    return { code: 'picture.differs', message };
  }
  const share = shareOfDifferences(now.data, then.data);
  if (share <= tolerance) return undefined;
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  return {
    code: 'picture.differs',
    message: `${percent(share)} of the picture differs; ${percent(tolerance)} is allowed.`,
  };
}

/** A picture as stored in an assertion. */
export async function encodePicture(taken: Uint8Array): Promise<string> {
  const sharp = await loadSharp();
  const small = await sharp(taken)
    .resize({ width: comparedWidth * 2, withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer();
  return small.toString('base64');
}

interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

async function smallPixels(bytes: Uint8Array): Promise<Pixels | undefined> {
  const sharp = await loadSharp();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: 64_000_000 })
      .removeAlpha()
      .resize({ width: comparedWidth })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

function shareOfDifferences(first: Uint8Array, second: Uint8Array): number {
  let off = 0;
  for (let at = 0; at < first.length; at += 3) {
    const distance = Math.max(
      ...[0, 1, 2].map((color) => Math.abs((first[at + color] ?? 0) - (second[at + color] ?? 0))),
    );
    if (distance > pixelTolerance) off += 1;
  }
  return off / (first.length / 3);
}
