import type { Picture } from '@playhouse/paint';

/** A picture with its layers and frames, as it is kept beside the image files of the project. */
export interface StoredDraft {
  readonly picture: Picture;
  /** What the files of the project show: the picture itself when all is saved, undefined when it is not known. */
  readonly saved: Picture | undefined;
  /** The images of the project that hold the frames, by the ids of the frames. */
  readonly frameImages: Readonly<Record<number, string>>;
}
