import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastVisits, placesOf, readRecent, useVisitedPlaces, withVisit } from './visitedPlaces.ts';

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

describe('visits', () => {
  const key = 'playhouse-recent';
  beforeEach(() => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, text: string) => void items.set(name, text),
    });
  });
  afterEach(() => {
    useVisitedPlaces.setState({ places: [], commands: [] });
    vi.unstubAllGlobals();
  });

  it('are stored at once, and read again', () => {
    useVisitedPlaces.getState().note('g', '/table/id1');
    useVisitedPlaces.setState({ places: [] });
    expect(lastVisits('g')).toEqual(['/table/id1']);
  });

  it('of another tab are kept by a visit and by a command', () => {
    const { note, noteCommand } = useVisitedPlaces.getState();
    note('g', '/scene/id1');
    localStorage.setItem(key, JSON.stringify({ places: [['h', ['/table/id9']]], commands: ['redo'] }));
    noteCommand('undo');
    note('g', '/scene/id2');
    expect(lastVisits('h')).toEqual(['/table/id9']);
    expect(JSON.parse(localStorage.getItem(key) ?? '').commands).toEqual(['undo', 'redo']);
  });
});
