import { accept, type Result, refuse } from '../result.ts';
import { emptyCel } from './cel.ts';
import { moved } from './layers.ts';
import { checkCounts } from './limits.ts';
import { frameOf, type Picture } from './picture.ts';

/** Adds a transparent frame at an index. */
export function addFrame(picture: Picture, index: number): Result<Picture> {
  const cel = emptyCel(picture.width, picture.height);
  return insertFrame(
    picture,
    index,
    picture.layers.map(() => cel),
    undefined,
  );
}

/** Puts a copy directly after a frame; it shares all tiles. */
export function duplicateFrame(picture: Picture, index: number): Result<Picture> {
  const row = picture.cels[index];
  if (!row) return noFrame(index);
  return insertFrame(picture, index + 1, row, picture.frames[index]?.duration);
}

export function removeFrame(picture: Picture, index: number): Result<Picture> {
  if (!picture.frames[index]) return noFrame(index);
  if (picture.frames.length === 1) return refuse('last', 'The last frame cannot be removed.');
  return accept({
    ...picture,
    frames: picture.frames.toSpliced(index, 1),
    cels: picture.cels.toSpliced(index, 1),
  });
}

export function moveFrame(picture: Picture, from: number, to: number): Result<Picture> {
  if (!picture.frames[from] || !picture.frames[to]) return noFrame(picture.frames[from] ? to : from);
  return accept({
    ...picture,
    frames: moved(picture.frames, from, to),
    cels: moved(picture.cels, from, to),
  });
}

/** Sets how long a frame is shown, 10 to 60,000 ms; undefined follows the rate. */
export function setFrameDuration(picture: Picture, index: number, duration: number | undefined): Result<Picture> {
  const frame = picture.frames[index];
  if (!frame) return noFrame(index);
  if (duration !== undefined && !(duration >= 10 && duration <= 60_000)) {
    return refuse('range', 'A frame can be shown for 10 to 60,000 ms.');
  }
  return accept({ ...picture, frames: picture.frames.with(index, frameOf(frame.id, duration)) });
}

/** Sets the frames per second, 1 to 60. */
export function setRate(picture: Picture, rate: number): Result<Picture> {
  if (!(rate >= 1 && rate <= 60)) return refuse('range', 'The rate must be between 1 and 60 frames a second.');
  return accept({ ...picture, rate });
}

function insertFrame(
  picture: Picture,
  index: number,
  row: Picture['cels'][number],
  duration: number | undefined,
): Result<Picture> {
  const fits = checkCounts(picture.layers.length, picture.frames.length + 1);
  if (!fits.ok) return fits;
  return accept({
    ...picture,
    frames: picture.frames.toSpliced(index, 0, frameOf(picture.nextId, duration)),
    cels: picture.cels.toSpliced(index, 0, row),
    nextId: picture.nextId + 1,
  });
}

function noFrame(index: number): Result<never> {
  return refuse('range', `There is no frame ${index}.`);
}
