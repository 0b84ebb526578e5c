import type { AssetFolder } from '../model/projectPath.ts';

/**
 * Extensions that people may upload, as the messages list them. docs/product-rules.md#validation and
 * docs/product-rules.md#limits.
 */
const uploadExtensions: Readonly<Record<AssetFolder, readonly string[]>> = {
  images: ['png', 'jpg', 'jpeg'],
  sounds: ['m4a', 'mp4', 'ogg', 'wav'],
  fonts: ['otf', 'ttf'],
};

/** Fixed texts about refused files. docs/product-rules.md#uploads. */
export const uploadTexts = {
  notAdded: 'The following files were not added.',
  allowed: (kind: AssetFolder): string => `You may only upload file types: ${uploadExtensions[kind].join(', ')}`,
  fontFault: (name: string): string => `Error parsing font file ${name}`,
} as const;

/** True when a file's name has an extension that uploads of this kind may have. */
export function isUploadName(kind: AssetFolder, file: string): boolean {
  const ending = /\.([^.]+)$/.exec(file)?.[1]?.toLowerCase();
  return ending !== undefined && uploadExtensions[kind].includes(ending);
}
