import type { Picture } from '@playhouse/paint';

/** Where a frame is stored. */
export interface FrameTarget {
  /** The image that holds it; undefined for a new one. */
  readonly name: string | undefined;
  /** The image shows the frame already. */
  readonly isSame: boolean;
}

/**
 * The image of each frame. Frames keep their images. The main image holds the first frame that has no other; so it
 * always holds one of them. `known` are the images that exist.
 */
export function planFrames(
  picture: Picture,
  saved: Picture | undefined,
  frameImages: Readonly<Record<number, string>>,
  main: string,
  known: ReadonlySet<string>,
): readonly FrameTarget[] {
  const kept = picture.frames.map(({ id }) => {
    const name = frameImages[id];
    return name !== undefined && known.has(name) ? name : undefined;
  });
  const unheld = kept.includes(main) ? -1 : Math.max(0, kept.indexOf(undefined));
  return picture.frames.map(({ id }, frame) => {
    const name = frame === unheld ? main : kept[frame];
    const before = saved?.frames.findIndex((other) => other.id === id) ?? -1;
    const isHeld = name !== undefined && frameImages[id] === name;
    const looksSame = saved !== undefined && hasSameLayers(saved, picture) && isSameRow(saved, picture, before, frame);
    return { name, isSame: isHeld && looksSame };
  });
}

function hasSameLayers(before: Picture, after: Picture): boolean {
  return (
    before.width === after.width &&
    before.layers.length === after.layers.length &&
    after.layers.every((layer, index) => layer === before.layers[index])
  );
}

function isSameRow(before: Picture, after: Picture, beforeFrame: number, frame: number): boolean {
  const row = before.cels[beforeFrame];
  return row?.every((cel, layer) => cel === after.cels[frame]?.[layer]) ?? false;
}
