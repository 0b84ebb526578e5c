import { describe, expect, it } from 'vitest';
import { circleIn } from '../../editor/chunkGraph.ts';

const graph = (arrows: string) =>
  [...Map.groupBy(arrows.split(' '), ([from = '']) => from)].map(
    ([from, all]) => [from, all.map((arrow) => arrow[1] ?? '')] as const,
  );

describe('circles of imports among the files of the editor', () => {
  it.each([
    ['a chain', 'ab bc cd', []],
    ['two ways to one file', 'ab ac bd cd', []],
    ['a file that imports itself', 'ab bb', ['b']],
    ['a circle behind the first file', 'ab bc cd db', ['b', 'c', 'd']],
    ['a circle in a second part', 'ab cd dc', ['c', 'd']],
    ['a circle after a way that was cleared', 'ab bc ad dc da', ['a', 'd']],
  ])('%s', (_, arrows, circle) => {
    expect(circleIn(new Map(graph(arrows)))).toEqual(circle);
  });
});
