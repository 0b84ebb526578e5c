import sharp from 'sharp';

/** Pictures of one size, each as red, green, blue and alpha of every pixel. */
export interface Film {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly Uint8Array[];
  /** Duration of each picture in ms. */
  readonly delay: number;
}

/** An animated WebP that plays forever. */
export function animationOf({ width, height, frames, delay }: Film): Promise<Uint8Array> {
  const raw = { width, height: height * frames.length, channels: 4, pageHeight: height } as const;
  return sharp(Buffer.concat(frames), { raw })
    .webp({ loop: 0, delay: frames.map(() => delay), quality: 60, effort: 6, minSize: true })
    .toBuffer();
}

/** A PNG of at most 256 colors. */
export function stillOf(frame: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  return sharp(frame, { raw: { width, height, channels: 4 } })
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** Half the width and height. */
export function halved(frame: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  return sharp(frame, { raw: { width, height, channels: 4 } })
    .resize(width / 2, height / 2, { kernel: 'linear' })
    .raw()
    .toBuffer();
}
