import { validateProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { expect, test } from 'vitest';
import { createCheckService } from '../../workers/checkService.ts';
import { missingAsset } from './importMissing.ts';

test('what is missing is found: images, sounds, and the files of listed images', () => {
  const project = buildProject({
    prototypes: [
      {
        id: 'id1',
        attributes: { image: 'hero' },
        behaviors: [
          { id: 'id2', class: 'ChangeImageAction', attributes: { image: 'sword' } },
          { id: 'id3', class: 'PlaySoundAction', attributes: { soundName: 'bang' } },
          { id: 'id4', class: 'SpawnAction' },
        ],
      },
    ],
  });
  const broken = { ...project, assets: { ...project.assets, images: [{ name: 'ghost', files: [] }] } };
  expect(validateProject(broken).issues.length).toBeGreaterThan(3);
  const { problems } = createCheckService().open(broken);
  expect(problems.map(missingAsset).filter((each) => each !== undefined)).toEqual([
    { kind: 'images', name: 'ghost' },
    { kind: 'images', name: 'hero' },
    { kind: 'images', name: 'sword' },
    { kind: 'sounds', name: 'bang' },
  ]);
});
