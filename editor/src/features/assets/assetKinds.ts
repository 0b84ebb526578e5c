import type { AssetFolder, UseTarget } from '@playhouse/core';

interface AssetKind {
  /** "image", for sentences and accessible names. */
  readonly word: 'image' | 'sound' | 'font';
  readonly title: string;
  /** Shown while the library is empty. docs/product-rules.md#asset-libraries. */
  readonly prompt: string;
  /** What the deletion of one or several says. docs/product-rules.md#deletion-warnings. */
  readonly warning: string;
  /** The part of the page's address before the name. */
  readonly page: string;
}

/** Words and addresses of the libraries of images, sounds and fonts. */
export const assetKinds: Readonly<Record<AssetFolder, AssetKind>> = {
  images: {
    word: 'image',
    title: 'Images',
    prompt: 'To add your own png images, drag them here or click on the add button above.',
    warning: 'Whatever uses the image keeps its name and is listed as an error. Undo brings the image back.',
    page: 'assets/image',
  },
  sounds: {
    word: 'sound',
    title: 'Sounds',
    prompt: 'To add your own m4a and ogg sounds, drag them here or click on the add button above.',
    warning: 'Whatever uses the sound keeps its name and is listed as an error. Undo brings the sound back.',
    page: 'assets/sound',
  },
  fonts: {
    word: 'font',
    title: 'Fonts',
    prompt: 'To add your own ttf and otf fonts, drag them here or click on the add button above.',
    warning: 'Texts in this font are then shown in Arimo. Undo brings the font back.',
    page: 'assets/fonts',
  },
};

/** The asset as something that has uses. */
export function targetOfAsset(kind: AssetFolder, name: string): UseTarget {
  return { kind: assetKinds[kind].word, id: name };
}

/** The address of an asset's page inside the application. */
export function assetAddress(game: string, kind: AssetFolder, name: string): string {
  return `/game/${game}/${assetKinds[kind].page}/${encodeURIComponent(name)}`;
}
