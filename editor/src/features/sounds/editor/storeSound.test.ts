import { createCountingIds, createProjectSession, limits } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { createProjectAssets } from '../../../session/projectAssets.ts';
import { addSoundFile, listReplacement, writeReplacement } from './storeSound.ts';

function openProject() {
  const assets = createProjectAssets(new Map([['sounds/Beep.wav', new Uint8Array(3)]]), {
    put: async (path) => (path.includes('full') ? { message: 'There is no room.' } : undefined),
    remove: async () => undefined,
  });
  const project = buildProject({ sounds: ['Beep'] });
  const [asset] = project.assets.sounds;
  const sounds = asset ? [{ ...asset, files: [{ name: 'Beep.wav', size: 3 }] }] : [];
  const session = createProjectSession({
    project: { ...project, assets: { ...project.assets, sounds } },
    ids: createCountingIds([]),
    clock: () => 0,
  });
  return { session, assets };
}

const tooLong = {
  ok: false,
  message:
    'As a WAV file, the sound has 67.1 MB; the limit is 67.1 MB. Make it shorter, mix it to mono, or lower its sample rate.',
};

it('refuses a sound that no project can hold, before it is stored', async () => {
  const target = openProject();
  const bytes = new Uint8Array(limits.entryBytes + 1);
  expect(await writeReplacement(target, 'Beep.wav', bytes)).toEqual(tooLong);
  expect(await addSoundFile(target, 'long', bytes)).toEqual(tooLong);
  expect([...target.assets.getFiles().keys()]).toEqual(['sounds/Beep.wav']);
});

it('stores a replacement beside the old file, and lists it in one step that undo takes back', async () => {
  const target = openProject();
  const before = target.session.getState().project;
  const written = await writeReplacement(target, 'Beep.wav', new Uint8Array(5));
  expect(written).toEqual({ ok: true, file: 'Beep1.wav' });
  expect(target.session.getState().project).toBe(before);
  expect(listReplacement(target.session, 'Beep.wav', 'Beep1.wav', 5)).toEqual({ ok: true, name: 'Beep' });
  expect(target.session.getState().project.assets.sounds).toEqual([
    { name: 'Beep', files: [{ name: 'Beep1.wav', size: 5 }] },
  ]);
  expect(listReplacement(target.session, 'Beep.wav', 'Beep2.wav', 5).ok).toBe(false);
  target.session.undo();
  expect(target.session.getState().project).toEqual(before);
});

it('says that a sound is gone, or that there is no room', async () => {
  const target = openProject();
  const gone = { ok: false, message: 'The sound is no longer in the project.' };
  expect(await writeReplacement(target, 'other.wav', new Uint8Array(5))).toEqual(gone);
  target.session.dispatch({
    kind: 'asset.replace',
    data: { kind: 'sounds', name: 'Beep', files: [{ name: 'full.wav', size: 1 }] },
  });
  expect(await writeReplacement(target, 'full.wav', new Uint8Array(5))).toEqual({
    ok: false,
    message: 'There is no room.',
  });
});
