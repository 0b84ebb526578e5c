import type { PlayTestDocument } from '@playhouse/core';
import { encodePicture } from './comparePicture.ts';
import type { ComparePicture } from './runPlayTest.ts';

/** Collects the pictures of a test, for its document. */
export interface PictureAlbum {
  /** Used instead of comparing: keeps the picture and always accepts it. */
  readonly keep: ComparePicture;
  /** The test with its pictures replaced by the new ones, if any. */
  document(): PlayTestDocument;
}

export function createAlbum(stored: PlayTestDocument): PictureAlbum {
  const taken: string[] = [];
  return {
    async keep(picture) {
      taken.push(await encodePicture(picture));
      return undefined;
    },
    document() {
      let next = 0;
      const assertions = stored.assertions?.map((assertion) => {
        const png = assertion.type === 'picture' ? taken[next++] : undefined;
        return png === undefined ? assertion : { ...assertion, png };
      });
      return assertions === undefined ? stored : { ...stored, assertions };
    },
  };
}
