import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { lastPage } from './lastPage.ts';

function lanterns() {
  const project = buildProject({
    title: 'Lanterns',
    tables: [{ id: 'id70', name: 'Level', rows: [], columns: [] }],
    delegates: [{ id: 'id80', name: 'Morning', event: 'onGameReady', source: '' }],
    prototypes: [{ id: 'id1', name: 'Pip' }],
    scenes: [{ id: 'id2', name: 'Meadow', layers: [{ id: 'id20', actors: [{ id: 'id40', prototype: 'id1' }] }] }],
  });
  const asset = (name: string) => [{ name, files: [] }];
  const assets = { ...project.assets, images: asset('a/b'), sounds: asset('click'), fonts: asset('Mine') };
  return { ...project, assets };
}

describe('the page with which a project opens', () => {
  it.each([
    '/scene/id2',
    '/prototype/id1',
    '/scene/id2/layer/id20/actor/id40',
    '/table/id70',
    '/assets/image/a%2Fb',
    '/assets/sound/click',
    '/assets/fonts/Mine',
    '/assets/fonts/Open%20Sans',
    '/delegate/id80',
    '/controller/8',
  ])('is the last one visited: %s', (address) => {
    expect(lastPage(lanterns(), [address, '/scene/id2'])).toBe(address);
  });

  it.each([
    '/scene/id3',
    '/prototype/id3',
    '/scene/id2/layer/id20/actor/id41',
    '/table/id71',
    '/assets/image/c',
    '/assets/image/50%',
    '/assets/sound/clack',
    '/assets/fonts/Yours',
    '/delegate/id81',
    '/controller/9',
    '/nowhere',
  ])('is the one before where nothing is left of %s', (address) => {
    expect(lastPage(lanterns(), [address, '/table/id70'])).toBe('/table/id70');
    expect(lastPage(lanterns(), [address])).toBe('/scene/id2');
  });

  it('is none without scenes and visits', () => {
    expect(lastPage(buildProject({ title: 'Blank', scenes: [] }), [])).toBeUndefined();
  });
});
