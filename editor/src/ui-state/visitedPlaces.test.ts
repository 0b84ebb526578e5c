import { describe, expect, it } from 'vitest';
import { placesOf, readRecent, withVisit } from './visitedPlaces.ts';

describe('recent places', () => {
  it.each<readonly [string, string | null]>([
    ['nothing', null],
    ['text that is not JSON', '{'],
    ['another shape', '{"places":{"g":["/scene/id1"]},"commands":"undo"}'],
    ['null', 'null'],
  ])('are none for %s', (_, text) => {
    expect(readRecent(text)).toEqual({ places: [], commands: [] });
  });

  it('are read without what is damaged', () => {
    const text = JSON.stringify({ places: [['g', ['/scene/id1', 3]], 'h', [4, []]], commands: ['undo', null] });
    expect(readRecent(text)).toEqual({ places: [['g', ['/scene/id1']]], commands: ['undo'] });
  });

  it('are kept for each project, newest first, each once, at most 20', () => {
    let places: ReturnType<typeof readRecent>['places'] = [['h', ['/scene/id9']]];
    for (const address of ['/a', '/b', '/a']) places = withVisit(places, 'g', address);
    expect(places).toEqual([
      ['g', ['/a', '/b']],
      ['h', ['/scene/id9']],
    ]);
    for (let index = 0; index < 30; index += 1) places = withVisit(places, 'g', `/${index}`);
    expect(placesOf({ places, commands: [] }, 'g')).toHaveLength(20);
    expect(placesOf({ places, commands: [] }, 'h')).toEqual(['/scene/id9']);
    expect(placesOf({ places, commands: [] }, 'other')).toEqual([]);
  });
});
