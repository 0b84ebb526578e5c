/** What one picture took, in ms. */
export interface PictureTimes {
  /** Computing its steps, until the answer of the simulation. */
  readonly steps: number;
  readonly drawing: number;
  /** Since the picture before; 0 for the first one. */
  readonly since: number;
}

/** Measures the pictures of a running game. */
export interface FrameMeter {
  /** Call around the drawing of a picture. */
  draw(work: () => void): void;
  /** Call before steps; the returned function after them. */
  steps(): () => void;
  /** The pictures since the last call, oldest first. */
  take(): readonly PictureTimes[];
}

/** Four seconds of pictures at 60 per second: whoever measures takes them more often. */
const mostPictures = 240;

/** `now` is in ms. */
export function createFrameMeter(now: () => number): FrameMeter {
  let pictures: PictureTimes[] = [];
  let steps = 0;
  let last: number | undefined;
  return {
    draw(work) {
      const began = now();
      work();
      const since = last === undefined ? 0 : began - last;
      pictures.push({ steps, drawing: now() - began, since });
      if (pictures.length > mostPictures) pictures.shift();
      last = began;
      steps = 0;
    },
    steps() {
      const began = now();
      return () => {
        steps += now() - began;
      };
    },
    take() {
      const taken = pictures;
      pictures = [];
      return taken;
    },
  };
}
