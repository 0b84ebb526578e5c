import { describe, expect, it } from 'vitest';
import { answerOf, cacheOf, outdated } from './savedBuild.ts';

const files = ['index.html', 'icon.svg', 'samples/pip.playhouse.zip', 'assets/index-a.js'];

describe('a request', () => {
  it.each<[string, string, string, object | undefined]>([
    ['the page', 'GET', '', { kind: 'file', path: 'index.html' }],
    ['the page with a search', 'GET', '?a=b', { kind: 'file', path: 'index.html' }],
    ['a sample', 'GET', 'samples/pip.playhouse.zip', { kind: 'file', path: 'samples/pip.playhouse.zip' }],
    ['a file that is not saved', 'GET', 'samples/other.zip', undefined],
    ['a saved script', 'GET', 'assets/index-a.js', { kind: 'asset', path: 'assets/index-a.js' }],
    ['a script of another version', 'GET', 'assets/index-b.js', { kind: 'asset', path: 'assets/index-b.js' }],
    ['the preview', 'GET', 'preview.html', { kind: 'frame', page: undefined }],
    ['the preview of a version', 'GET', 'preview.html?page=index-a.js', { kind: 'frame', page: 'index-a.js' }],
    ['workers of a version', 'GET', 'preview-worker.js?page=index-a.js', { kind: 'worker', page: 'index-a.js' }],
    ['a change', 'POST', 'index.html', undefined],
    ['the server’s API', 'GET', 'auth/session/check.json', undefined],
  ])('for %s is answered from what is saved, or left to the network', (_words, method, path, wanted) => {
    for (const scope of ['https://a.example/', 'https://a.example/school/editor/'])
      expect(answerOf({ files }, scope, { url: scope + path, method })).toEqual(wanted);
  });

  it.each(['https://b.example/index.html', 'https://a.example/index.html', 'https://a.example:444/school/'])(
    'for %s is outside',
    (url) => {
      expect(answerOf({ files }, 'https://a.example/school/', { url, method: 'GET' })).toBeUndefined();
    },
  );
});

describe('when a version takes over', () => {
  const names = ['other', cacheOf('1'), cacheOf('2'), cacheOf('3')];

  it.each<[string, boolean, readonly string[]]>([
    ['without an open page, all other versions', false, [cacheOf('1'), cacheOf('2')]],
    ['with an open page, all but the version before', true, [cacheOf('1')]],
  ])('%s are deleted', (_words, isAnyPageOpen, wanted) => {
    expect(outdated(names, '3', isAnyPageOpen)).toEqual(wanted);
    expect(outdated(names.slice(0, 2), '1', isAnyPageOpen)).toEqual([]);
  });
});
