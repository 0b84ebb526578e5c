/** What the browser says about the storage of this page, in bytes. */
export interface StorageEstimate {
  readonly usage?: number;
  readonly quota?: number;
}

/** Bytes of a picture as people add it. */
const pictureSize = 250_000;
/** Storage is nearly full when less than this is free, or less than a tenth of all of it. */
const scarce = 100_000_000;

/** About how many more pictures fit, to two digits; undefined while storage is not nearly full, or nothing is known. */
export function roomForPictures({ usage, quota }: StorageEstimate): number | undefined {
  if (usage === undefined || quota === undefined || quota <= 0) return undefined;
  const free = Math.max(0, quota - usage);
  if (free >= Math.min(scarce, quota / 10)) return undefined;
  const pictures = Math.floor(free / pictureSize);
  const unit = 10 ** Math.max(0, String(pictures).length - 2);
  return Math.floor(pictures / unit) * unit;
}
