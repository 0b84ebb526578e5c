import { type DecodedImage, decodeImage, imageArea } from './decodeImage.ts';
import { largeArea, largestArea } from './pixelBudget.ts';

export interface DecodedImages {
  /** The decoded images, by stored path, in the order of the paths. */
  readonly images: ReadonlyMap<string, DecodedImage>;
  /** Total pixels of all images when some had to be reduced. */
  readonly reducedFrom: number | undefined;
}

/** Maximum number of images decoded at the same time; large ones wait for each other. */
const lanes = 6;

/** Decodes images and reduces the largest ones when all of them together would take too much memory. */
export async function decodeImages(
  paths: readonly string[],
  assets: (path: string) => Promise<Uint8Array | undefined>,
): Promise<DecodedImages> {
  const files = new Map<string, Uint8Array>();
  await inLanes(lanes, paths, async (path) => {
    const bytes = await assets(path);
    if (bytes) files.set(path, bytes);
  });
  const areas = new Map(Array.from(files, ([path, bytes]) => [path, imageArea(bytes)]));
  const most = largestArea([...areas.values()]);
  const found = new Map<string, DecodedImage>();
  const decodeOne = async (path: string): Promise<void> => {
    const bytes = files.get(path);
    const image = bytes && (await decodeImage(bytes, most));
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

/** Processes a list with limited concurrency. */
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
