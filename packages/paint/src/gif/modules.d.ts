declare module 'omggif' {
  export interface GifFrameInfo {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly palette_offset: number | null;
    readonly palette_size: number | null;
    readonly data_offset: number;
    readonly transparent_index: number | null;
    readonly interlaced: boolean;
    /** In 1/100 s. */
    readonly delay: number;
    readonly disposal: number;
  }

  export class GifReader {
    constructor(bytes: Uint8Array);
    readonly width: number;
    readonly height: number;
    numFrames(): number;
    /** The repetitions, 0 for endless; null without repetition. */
    loopCount(): number | null;
    frameInfo(index: number): GifFrameInfo;
  }
}

declare module 'gifenc' {
  export interface GifStream {
    writeFrame(
      indexes: Uint8Array,
      width: number,
      height: number,
      options: {
        palette: number[][];
        transparent: boolean;
        transparentIndex: number;
        delay: number;
        repeat: number;
        dispose: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
    /** What was written and not yet removed by a reset. */
    readonly stream: { reset(): void };
  }

  interface Gifenc {
    GIFEncoder(): GifStream;
    quantize(rgba: Uint8Array | Uint8ClampedArray, maxColors: number): number[][];
  }

  export const GIFEncoder: Gifenc['GIFEncoder'] | undefined;
  export const quantize: Gifenc['quantize'] | undefined;
  const gifenc: Gifenc;
  export default gifenc;
}
