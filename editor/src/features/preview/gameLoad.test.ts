import { describe, expect, test } from 'vitest';
import { averageOf, type LoadReport, longestOf, picturesPerSecond, shownPictures, withLoad } from './gameLoad.ts';

const picture = (steps: number, drawing: number, since = 0) => ({ steps, drawing, since });
const report = (count: number, actors: number): LoadReport => ({
  type: 'measured',
  actors,
  draws: 3,
  pictureBytes: 4,
  pictures: Array.from({ length: count }, () => picture(actors, 0)),
});

describe('the load of a game', () => {
  test('has the last second of pictures and the last counts', () => {
    const load = withLoad(withLoad(undefined, report(50, 1)), report(20, 2));
    expect(load).toMatchObject({ actors: 2, draws: 3, pictureBytes: 4 });
    expect(load.pictures).toHaveLength(shownPictures);
    expect(load.pictures.filter(({ steps }) => steps === 2)).toHaveLength(20);
  });

  test('sums up times', () => {
    const pictures = [picture(1, 2), picture(3, 4, 10), picture(0, 0, 30)];
    expect([averageOf(pictures, 'steps'), averageOf(pictures, 'drawing'), longestOf(pictures)]).toEqual([4 / 3, 2, 7]);
    expect(picturesPerSecond(pictures)).toBe(50);
    expect([picturesPerSecond([]), averageOf([], 'steps'), longestOf([])]).toEqual([0, 0, 0]);
  });
});
