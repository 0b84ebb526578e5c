import { describe, expect, it } from 'vitest';
import { allowServer, forgetServer, isServerAllowed, readServers } from './allowedServers.ts';

describe('allowed servers', () => {
  it('are allowed for one project and one origin, until they are forgotten', () => {
    allowServer('one', 'https://scores.example');
    expect(isServerAllowed('one', 'https://scores.example')).toBe(true);
    expect(isServerAllowed('two', 'https://scores.example')).toBe(false);
    expect(isServerAllowed('one', 'http://scores.example')).toBe(false);
    expect(isServerAllowed('one', 'https://scores.example:8080')).toBe(false);
    forgetServer('one', 'https://scores.example');
    expect(isServerAllowed('one', 'https://scores.example')).toBe(false);
  });

  it('are bounded for each project', () => {
    for (let host = 0; host < 150; host++) allowServer('many', `https://h${host}.example`);
    expect([0, 49, 50, 149].map((host) => isServerAllowed('many', `https://h${host}.example`))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it.each<[string, string | null, object]>([
    ['nothing', null, {}],
    ['no JSON', '{', {}],
    ['a list', '["https://a.example"]', {}],
    ['a project that is no list', '{"one":"https://a.example"}', {}],
    [
      'what is not an origin',
      JSON.stringify({
        one: [4, null, 'a.example', 'https://a.example/path', 'file:///etc', 'https://me:x@a.example'],
      }),
      {},
    ],
    [
      'origins',
      '{"one":["https://a.example","http://localhost:3000"]}',
      { one: ['https://a.example', 'http://localhost:3000'] },
    ],
  ])('are read from %s', (_, text, projects) => {
    expect(readServers(text)).toEqual(projects);
  });
});
