import type { Edit } from '@playhouse/core';
import { type ShownUploads, useUploads } from '../assets/useUploads.ts';
import { addImage } from './useImageDrop.tsx';

/** Called with the chosen image; `along` adds those that were chosen from files. */
export type ChooseImage = (name: string, along?: readonly Edit[]) => void;

export interface AddedImages extends Pick<ShownUploads, 'refused' | 'forget'> {
  /** Stores files and chooses the first; false when none could be used. */
  readonly add: (files: readonly File[]) => Promise<boolean>;
}

/** Takes image files for a field of one image. */
export function useAddedImages(onChange: ChooseImage): AddedImages {
  const { store, refused, forget } = useUploads('images');
  return {
    async add(files) {
      const assets = (await store(files)).map(({ asset }) => asset);
      const [first] = assets;
      if (first) onChange(first.name, assets.map(addImage));
      return first !== undefined;
    },
    refused,
    forget,
  };
}
