import type { FrameEvent } from '../../preview/frameMessages.ts';

export type LoadReport = Extract<FrameEvent, { type: 'measured' }>;

type Picture = LoadReport['pictures'][number];

/** What the running game has cost in the last moments. */
export interface GameLoad extends Omit<LoadReport, 'type' | 'pictures'> {
  /** The last pictures, oldest first. */
  readonly pictures: readonly Picture[];
}

/** A second at 60 pictures per second. */
export const shownPictures = 60;

/** The load after a report. */
export function withLoad(load: GameLoad | undefined, { type: _, pictures, ...report }: LoadReport): GameLoad {
  return { ...report, pictures: [...(load?.pictures ?? []), ...pictures].slice(-shownPictures) };
}

/** Pictures per second, by the times between them; 0 before there are two. */
export function picturesPerSecond(pictures: readonly Picture[]): number {
  const times = pictures.flatMap(({ since }) => (since > 0 ? [since] : []));
  const sum = times.reduce((total, each) => total + each, 0);
  return sum > 0 ? (times.length * 1000) / sum : 0;
}

/** The average of a time over pictures, in ms. */
export function averageOf(pictures: readonly Picture[], part: 'steps' | 'drawing'): number {
  return pictures.reduce((sum, picture) => sum + picture[part], 0) / Math.max(1, pictures.length);
}

/** The longest time of a picture, in ms. */
export function longestOf(pictures: readonly Picture[]): number {
  return Math.max(0, ...pictures.map(({ steps, drawing }) => steps + drawing));
}
