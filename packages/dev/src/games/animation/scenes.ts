/** Which part of a walkthrough is shown. */
export interface Shown {
  /** Scene that is played; the walkthrough's frames count from its first step. */
  readonly sceneId?: string;
  /** The step after which the first picture is taken. */
  readonly from: number;
  /** Steps from picture to picture. */
  readonly every: number;
  /** Number of the picture that is also the still. */
  readonly still: number;
}

/** How many pictures an animation has, and for how long each is seen. */
export const pictureCount = 36;
export const delay = 100;

/** What is shown of each game, by its folder. */
export const shownParts: Readonly<Record<string, Shown>> = {
  'pip-and-the-lanterns': { sceneId: 'id302', from: 60, every: 9, still: 12 },
  'the-cheese-tower': { from: 120, every: 6, still: 15 },
  'thistle-in-the-maze': { from: 190, every: 10, still: 20 },
  'professor-hoot': { from: 70, every: 10, still: 10 },
  'pebble-on-the-ice': { from: 330, every: 7, still: 16 },
};
