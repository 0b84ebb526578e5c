import { imageSize } from './imageSize.ts';
import { largestArea } from './pixelBudget.ts';

/** A decoded image. */
export interface DecodedImage {
  readonly bitmap: ImageBitmap;
  /** Its pixels for one of the image; below 1 where it had to become smaller. */
  readonly resolution: number;
}

export interface DecodedImages {
  /** Those that could be decoded, by stored path, in the order of the paths. */
  readonly images: ReadonlyMap<string, DecodedImage>;
  /** Pixels of all images together where some had to become smaller. */
  readonly reducedFrom: number | undefined;
}

/** Images decoded at the same time, and how many pixels make one wait for its turn among the large ones. */
const lanes = 6;
const largeArea = 4_000_000;

/** Decodes images, the largest ones reduced where all of them together would take too much memory. */
export async function decodeImages(
  paths: readonly string[],
  assets: (path: string) => Promise<Uint8Array | undefined>,
): Promise<DecodedImages> {
  const files = new Map<string, Uint8Array>();
  await inLanes(lanes, paths, async (path) => {
    const bytes = await assets(path);
    if (bytes) files.set(path, bytes);
  });
  const areas = new Map(Array.from(files, ([path, bytes]) => [path, areaOf(bytes)]));
  const most = largestArea([...areas.values()]);
  const found = new Map<string, DecodedImage>();
  const decodeOne = async (path: string): Promise<void> => {
    const image = await decode(files.get(path), most);
    files.delete(path);
    if (image) found.set(path, image);
  };
  const [large, small] = [true, false].map((isLarge) =>
    paths.filter((path) => (areas.get(path) ?? 0) > largeArea === isLarge),
  );
  await Promise.all([inLanes(lanes, small ?? [], decodeOne), inLanes(1, large ?? [], decodeOne)]);
  const images = new Map(
    paths.flatMap((path) => {
      const image = found.get(path);
      return image ? [[path, image] as const] : [];
    }),
  );
  const isReduced = [...images.values()].some(({ resolution }) => resolution < 1);
  const pixels = [...areas.values()].reduce((sum, area) => sum + area, 0);
  return { images, reducedFrom: isReduced ? pixels : undefined };
}

/** Works on all of a list, so many at a time. */
async function inLanes<Item>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items].reverse();
  const lane = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: count }, lane));
}

function areaOf(bytes: Uint8Array): number {
  const { width, height } = imageSize(bytes) ?? { width: 0, height: 0 };
  return width * height;
}

async function decode(bytes: Uint8Array | undefined, most: number): Promise<DecodedImage | undefined> {
  if (!bytes) return undefined;
  const size = imageSize(bytes);
  const area = areaOf(bytes);
  try {
    const blob = new Blob([bytes.slice()]);
    if (!size || area <= most) return { bitmap: await createImageBitmap(blob), resolution: 1 };
    const resizeWidth = Math.max(1, Math.floor(size.width * Math.sqrt(most / area)));
    const bitmap = await createImageBitmap(blob, { resizeWidth, resizeQuality: 'medium' });
    return { bitmap, resolution: bitmap.width / size.width };
  } catch {
    return undefined;
  }
}
