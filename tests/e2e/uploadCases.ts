import type { AssetFolder } from '@playhouse/core';

/** A file under a name, with the content of a case in `assetCases`. */
export type Upload = readonly [name: string, kind: AssetFolder, title: string];

/** Files added to a library at once. */
interface UploadCase {
  readonly kind: AssetFolder;
  readonly prompt: string;
  readonly files: readonly Upload[];
  readonly added: readonly string[];
  /** How many of the files, at their end. */
  readonly refused: number;
  /** What is said of them. */
  readonly texts: readonly string[];
}

/** A file of every format, also under wrong names: the content decides. */
export const uploadCases: readonly UploadCase[] = [
  {
    kind: 'images',
    prompt: 'To add your own png images, drag them here or click on the add button above.',
    files: [
      ['dot.png', 'images', 'one pixel'],
      ['photo.jpeg', 'images', 'a gray square'],
      ['photo.gif', 'images', 'a gray square'],
      ['dot.jpg', 'images', 'one pixel'],
      ['dot.png.exe', 'images', 'one pixel'],
      ['walk.png', 'images', 'an animation'],
      ['fake.png', 'images', 'a gif that is a program'],
      ['web.webp', 'images', 'webp'],
      ['draw.svg', 'images', 'a drawing'],
      ['old.bmp', 'images', 'a bitmap'],
      ['page.png', 'images', 'a page'],
      ['none.png', 'images', 'nothing'],
      ['beep.png', 'sounds', 'a hundredth of a second'],
      ['type.png', 'fonts', 'a font'],
      ['bent.png', 'images', 'a wrong sum of the pixels'],
      ['cut.jpg', 'images', 'no end mark'],
      ['wide.png', 'images', '9000 pixels wide'],
    ],
    added: ['dot', 'photo', 'photo1', 'dot1', 'dot2', 'walk'],
    refused: 11,
    texts: [
      'You may only upload file types: png, jpg, jpeg',
      'bent.png is damaged.',
      'cut.jpg is cut off.',
      'wide.png has 9000 × 1 pixels; the limit is 8192 per side.',
    ],
  },
  {
    kind: 'sounds',
    prompt: 'To add your own m4a and ogg sounds, drag them here or click on the add button above.',
    files: [
      ['beep.ogg', 'sounds', 'a hundredth of a second'],
      ['tune.m4a', 'sounds', 'a sound'],
      ['tune.mp4', 'sounds', 'a sound in an mp4'],
      ['tune.ogg', 'sounds', 'vorbis'],
      ['opus.wav', 'sounds', 'opus'],
      ['flac.flac', 'sounds', 'flac'],
      ['film.m4a', 'sounds', 'a video'],
      ['film.ogg', 'sounds', 'theora'],
      ['song.mp3', 'sounds', 'mp3'],
      ['dot.wav', 'images', 'one pixel'],
      ['bought.m4a', 'sounds', 'protected samples'],
      ['bent.ogg', 'sounds', 'a wrong check sum'],
      ['still.wav', 'sounds', 'no samples'],
    ],
    added: ['beep', 'tune', 'tune1', 'tune2', 'opus', 'flac'],
    refused: 7,
    texts: [
      'You may only upload file types: m4a, mp4, ogg, wav',
      'bought.m4a is protected against copying.',
      'bent.ogg is damaged.',
      'still.wav holds no sound.',
    ],
  },
  {
    kind: 'fonts',
    prompt: 'To add your own ttf and otf fonts, drag them here or click on the add button above.',
    files: [
      ['Square.otf', 'fonts', 'a font'],
      ['Cubic.ttf', 'fonts', 'a font with cubic outlines'],
      ['Square.ttf', 'fonts', 'a font'],
      ['net.ttf', 'fonts', 'woff'],
      ['net2.otf', 'fonts', 'woff2'],
      ['many.ttf', 'fonts', 'a collection'],
      ['text.ttf', 'fonts', 'text'],
      ['dot.ttf', 'images', 'one pixel'],
      ['cut.ttf', 'fonts', 'only the start'],
      ['bare.otf', 'fonts', 'two fonts in one'],
    ],
    added: ['Square', 'Cubic', 'Square1'],
    refused: 7,
    texts: [
      'You may only upload file types: otf, ttf',
      'Error parsing font file cut.ttf',
      'Error parsing font file bare.otf',
    ],
  },
];
