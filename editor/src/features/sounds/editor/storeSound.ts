import { encodeWav, type Sound } from '@playhouse/audio';
import { type Asset, freeFileName, type ProjectSession } from '@playhouse/core';
import type { ProjectAssets } from '../../../session/projectAssets.ts';
import { addAssets } from '../../assets/addAssets.ts';
import { createAssetExaminer } from '../../assets/assetWorker.ts';

/** Where sounds are stored: an open project. */
export interface SoundTarget {
  readonly session: ProjectSession;
  readonly assets: ProjectAssets;
}

/** The stored name of a sound, or why there is none. */
export type StoredSound =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly message: string };

/** Adds a sound to the project as a WAV file, under the name or the next free one, in one step. */
export async function addSound(target: SoundTarget, name: string, sound: Sound, recipe?: string): Promise<StoredSound> {
  const file = new File([wavOf(sound, recipe)], `${name}.wav`, { type: 'audio/wav' });
  const examiner = createAssetExaminer();
  const { stored } = await addAssets('sounds', [file], { ...target, examiner }).finally(() => examiner.close());
  const [added] = stored;
  return added ? { ok: true, name: added.asset.name } : { ok: false, message: 'The sound could not be stored.' };
}

/**
 * Makes a sound the content of the asset that has the file `base`, as a 16-bit WAV file, in one step of the project. The
 * asset keeps its name. The old file stays stored for undo.
 */
export async function replaceSound(
  { session, assets }: SoundTarget,
  base: string,
  sound: Sound,
  recipe?: string,
): Promise<StoredSound> {
  const assetOf = () => session.getState().project.assets.sounds.find((asset) => mainFile(asset) === base);
  if (!assetOf()) return { ok: false, message: 'The sound is no longer in the project.' };
  const bytes = wavOf(sound, recipe);
  const wanted = `${base.replace(/(?<=.)\.[^.]*$/, '')}.wav`;
  const file = freeFileName(session.getState().project.assets, 'sounds', wanted, assets.getFiles().keys());
  const fault = await assets.put(`sounds/${file}`, bytes);
  if (fault) return { ok: false, message: fault.message };
  const asset = assetOf();
  if (!asset) return { ok: false, message: 'The sound is no longer in the project.' };
  const { name } = asset;
  const replaced = session.dispatch(
    { kind: 'asset.replace', data: { kind: 'sounds', name, files: [{ name: file, size: bytes.length }] } },
    { label: { what: `Edited ${name}`, where: 'Sounds' } },
  );
  return replaced.ok
    ? { ok: true, name }
    : { ok: false, message: replaced.issues[0]?.message ?? 'The sound could not be stored.' };
}

/** The file that holds the sound of an asset. */
export function mainFile(asset: Asset): string | undefined {
  return asset.files[0]?.name;
}

/** The size of the 16-bit WAV file of a sound, in bytes, without what describes loops and settings. */
export function wavBytes(sound: Sound): number {
  return 44 + (sound.channels[0]?.length ?? 0) * sound.channels.length * 2;
}

function wavOf(sound: Sound, recipe: string | undefined): Uint8Array<ArrayBuffer> {
  return encodeWav(sound, recipe === undefined ? {} : { recipe });
}
