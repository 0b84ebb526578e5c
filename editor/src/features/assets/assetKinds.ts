import type { AssetFolder, UseTarget } from '@playhouse/core';
import { t } from '../../i18n/t.ts';

interface AssetKind {
  /** "image", for sentences and accessible names. */
  readonly word: 'image' | 'sound' | 'font';
  readonly title: string;
  /** The same word for people. */
  readonly name: string;
  /** "Image", on its page. */
  readonly heading: string;
  /** What dropped files do. */
  readonly drop: string;
  /** The title of the dialog in which some are added. */
  readonly add: string;
  /** The undo step that adds this many. */
  added(count: number): string;
  /** The question before this many are deleted. */
  deletion(count: number, names: string): string;
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
    title: t('Images'),
    name: t('image'),
    heading: t('Image'),
    drop: t('Drop to add images'),
    add: t('Add images'),
    added: (count) => t('{count, plural, one {Added # image} other {Added # images}}', { count }),
    deletion: (count, names) =>
      t('{count, plural, one {Delete the image “{names}”?} other {Delete # images: {names}?}}', { count, names }),
    prompt: t('To add your own png images, drag them here or click on the add button above.'),
    warning: t('Whatever uses the image keeps its name and is listed as an error. Undo brings the image back.'),
    page: 'assets/image',
  },
  sounds: {
    word: 'sound',
    title: t('Sounds'),
    name: t('sound'),
    heading: t('Sound'),
    drop: t('Drop to add sounds'),
    add: t('Add sounds'),
    added: (count) => t('{count, plural, one {Added # sound} other {Added # sounds}}', { count }),
    deletion: (count, names) =>
      t('{count, plural, one {Delete the sound “{names}”?} other {Delete # sounds: {names}?}}', { count, names }),
    prompt: t('To add your own m4a and ogg sounds, drag them here or click on the add button above.'),
    warning: t('Whatever uses the sound keeps its name and is listed as an error. Undo brings the sound back.'),
    page: 'assets/sound',
  },
  fonts: {
    word: 'font',
    title: t('Fonts'),
    name: t('font'),
    heading: t('Font'),
    drop: t('Drop to add fonts'),
    add: t('Add fonts'),
    added: (count) => t('{count, plural, one {Added # font} other {Added # fonts}}', { count }),
    deletion: (count, names) =>
      t('{count, plural, one {Delete the font “{names}”?} other {Delete # fonts: {names}?}}', { count, names }),
    prompt: t('To add your own ttf and otf fonts, drag them here or click on the add button above.'),
    warning: t('Texts in this font are then shown in Arimo. Undo brings the font back.'),
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
