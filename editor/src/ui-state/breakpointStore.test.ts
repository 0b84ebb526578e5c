import { describe, expect, it } from 'vitest';
import { type Breakpoint, breakpointKey, readBreakpoints } from './breakpointStore.ts';

const subject = { actor: 'id40', prototype: 'id1' };

describe('stored breakpoints', () => {
  const list: Breakpoint[] = [
    { kind: 'place', id: 'actors/id1/id50' },
    { kind: 'place', id: 'actors/id1/id51', isOff: true },
    { kind: 'attribute', subject: 'game', id: 'id7', name: 'Count' },
    { kind: 'attribute', subject, id: 'position.x', name: 'Position.X', isOff: true },
  ];

  it('are read as they were written, and have keys of their own', () => {
    expect(readBreakpoints(JSON.stringify({ one: list }))).toEqual({ one: list });
    expect(new Set(list.map(breakpointKey)).size).toBe(list.length);
  });

  it.each<[string, string | null, object]>([
    ['nothing', null, {}],
    ['no JSON', '{', {}],
    ['a list', '[1]', {}],
    ['texts, as earlier versions wrote them', '{"one":["actors/id1/id50"]}', { one: [list[0]] }],
    ['a project that is no list', '{"one":{"id":"a"},"two":["b"]}', { two: [{ kind: 'place', id: 'b' }] }],
    [
      'some that are invalid',
      JSON.stringify({
        one: [
          ...[null, 4, [], { kind: 'place' }, { kind: 'other', id: 'a' }, { kind: 'attribute', id: 'a', name: 'A' }],
          { kind: 'attribute', id: 'a', name: 'A', subject: { actor: 4, prototype: 'b' } },
          list[2],
        ],
      }),
      { one: [list[2]] },
    ],
  ])('are what is valid in %s', (_words, text, wanted) => {
    expect(readBreakpoints(text)).toEqual(wanted);
  });
});
