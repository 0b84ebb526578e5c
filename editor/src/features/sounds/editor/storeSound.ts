import { encodeWav, type Sound } from '@playhouse/audio';
import { type Asset, freeFileName, type ProjectSession } from '@playhouse/core';
import { t } from '../../../i18n/t.ts';
import type { ProjectAssets } from '../../../session/projectAssets.ts';
import { addAssets } from '../../assets/addAssets.ts';
import { createAssetExaminer } from '../../assets/assetWorker.ts';
import type { ListedSound, WrittenSound } from './soundSaver.ts';
import { sizeFault } from './wavSize.ts';

/** Where sounds are stored: an open project. */
export interface SoundTarget {
  readonly session: ProjectSession;
  readonly assets: ProjectAssets;
}

/**
 * Adds a made sound to the project as a WAV file with the settings that made it, under the name or the next free one, in
 * one step.
 */
export function addSound(target: SoundTarget, name: string, sound: Sound, recipe: string): Promise<ListedSound> {
  return addSoundFile(target, name, encodeWav(sound, { recipe }));
}

/** Adds a WAV file like `addSound`. */
export async function addSoundFile(
  target: SoundTarget,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ListedSound> {
  const fault = sizeFault(bytes.length);
  if (fault !== undefined) return { ok: false, message: fault };
  const file = new File([bytes], `${name}.wav`, { type: 'audio/wav' });
  const examiner = createAssetExaminer();
  const uploads = await addAssets('sounds', [file], { ...target, examiner }).finally(() => examiner.close());
  const [added] = uploads.stored;
  if (added) return { ok: true, name: added.asset.name };
  return { ok: false, message: uploads.refused[0]?.reason ?? t('The sound could not be stored.') };
}

/** Stores a WAV file for the asset that has the file `base`, under a free name; see `listReplacement`. */
export async function writeReplacement(
  { session, assets }: SoundTarget,
  base: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<WrittenSound> {
  if (!assetWith(session, base)) return notThere;
  const tooLarge = sizeFault(bytes.length);
  if (tooLarge !== undefined) return { ok: false, message: tooLarge };
  const wanted = `${base.replace(/(?<=.)\.[^.]*$/, '')}.wav`;
  const file = freeFileName(session.getState().project.assets, 'sounds', wanted, assets.getFiles().keys());
  const fault = await assets.put(`sounds/${file}`, bytes);
  return fault ? { ok: false, message: fault.message } : { ok: true, file };
}

/**
 * Gives the asset that has the file `base` a stored one instead, in one step of the project. The asset keeps its name.
 * The old file stays stored for undo.
 */
export function listReplacement(session: ProjectSession, base: string, file: string, size: number): ListedSound {
  const asset = assetWith(session, base);
  if (!asset) return notThere;
  const { name } = asset;
  const replaced = session.dispatch(
    { kind: 'asset.replace', data: { kind: 'sounds', name, files: [{ name: file, size }] } },
    { label: { what: t('Edited {name}', { name }), where: t('Sounds') } },
  );
  return replaced.ok
    ? { ok: true, name }
    : { ok: false, message: replaced.issues[0]?.message ?? t('The sound could not be stored.') };
}

/** Makes a sound the content of the asset that has the file `base`, as a 16-bit WAV file, in one step of the project. */
export async function replaceSound(
  target: SoundTarget,
  base: string,
  sound: Sound,
  recipe: string,
): Promise<ListedSound> {
  const bytes = encodeWav(sound, { recipe });
  const written = await writeReplacement(target, base, bytes);
  return written.ok ? listReplacement(target.session, base, written.file, bytes.length) : written;
}

const notThere = { ok: false, message: t('The sound is no longer in the project.') } as const;

function assetWith(session: ProjectSession, file: string): Asset | undefined {
  return session.getState().project.assets.sounds.find((asset) => mainFile(asset) === file);
}

/** The file that holds the sound of an asset. */
export function mainFile(asset: Asset): string | undefined {
  return asset.files[0]?.name;
}
