import type { FrameRange } from '../sound/range.ts';
import { refuse, type SoundResult, succeed } from '../sound/result.ts';
import { frameCount, type Loop, type Sound } from '../sound/sound.ts';
import { gain, normalize, removeDc, reverse } from './amplify.ts';
import { mixToMono, spreadToStereo } from './channels.ts';
import { deleteRange, insert, insertSilence, replaceRange, silence, trim } from './cut.ts';
import { type FadeCurve, fadeIn, fadeOut } from './fade.ts';
import { crossfadeLoop, setLoop } from './loop.ts';
import { changeSpeed, resample } from './resample.ts';
import { trimSilence } from './trimSilence.ts';

/** A change of a sound as a value. Positions and lengths are in frames, gains in dB, levels in dBFS. */
export type SoundEdit =
  | { readonly kind: 'trim' | 'delete' | 'silence' | 'reverse' | 'removeDc'; readonly range: FrameRange }
  | { readonly kind: 'insert'; readonly at: number; readonly clip: Sound }
  | { readonly kind: 'insertSilence'; readonly at: number; readonly frames: number }
  | { readonly kind: 'replace'; readonly range: FrameRange; readonly clip: Sound }
  | { readonly kind: 'fadeIn' | 'fadeOut'; readonly range: FrameRange; readonly curve: FadeCurve }
  /** `decibels` from -96 to 60. */
  | { readonly kind: 'gain'; readonly range: FrameRange; readonly decibels: number }
  /** `decibels` from -96 to 0. */
  | { readonly kind: 'normalize'; readonly range: FrameRange; readonly decibels: number }
  /** `decibels` from -96 to 0. */
  | { readonly kind: 'trimSilence'; readonly decibels: number }
  | { readonly kind: 'setLoop'; readonly loop: Loop | undefined }
  | { readonly kind: 'crossfadeLoop'; readonly frames: number; readonly curve: FadeCurve }
  | { readonly kind: 'mixToMono' | 'spreadToStereo' }
  /** In Hz; see `soundLimits`. */
  | { readonly kind: 'resample'; readonly sampleRate: number }
  /** From 0.1 to 10; see `changeSpeed`. */
  | { readonly kind: 'changeSpeed'; readonly factor: number };

export const gainLimits = { minimum: -96, maximum: 60 } as const;

type Kind = SoundEdit['kind'];
type EditOf<K extends Kind> = SoundEdit & { readonly kind: K };

const functions: { readonly [K in Kind]: (sound: Sound, edit: EditOf<K>) => Sound | SoundResult<Sound> } = {
  trim: (sound, { range }) => trim(sound, range),
  delete: (sound, { range }) => deleteRange(sound, range),
  silence: (sound, { range }) => silence(sound, range),
  reverse: (sound, { range }) => reverse(sound, range),
  removeDc: (sound, { range }) => removeDc(sound, range),
  insert: (sound, { at, clip }) => insert(sound, at, clip),
  insertSilence: (sound, { at, frames }) => insertSilence(sound, at, frames),
  replace: (sound, { range, clip }) => replaceRange(sound, range, clip),
  fadeIn: (sound, { range, curve }) => fadeIn(sound, range, curve),
  fadeOut: (sound, { range, curve }) => fadeOut(sound, range, curve),
  gain: (sound, { range, decibels }) =>
    within(decibels, gainLimits.minimum, gainLimits.maximum) ?? gain(sound, range, decibels),
  normalize: (sound, { range, decibels }) =>
    within(decibels, gainLimits.minimum, 0) ?? normalize(sound, range, decibels),
  trimSilence: (sound, { decibels }) => within(decibels, gainLimits.minimum, 0) ?? trimSilence(sound, decibels),
  setLoop: (sound, { loop }) => setLoop(sound, loop),
  crossfadeLoop: (sound, { frames, curve }) => crossfadeLoop(sound, frames, curve),
  mixToMono: (sound) => mixToMono(sound),
  spreadToStereo: (sound) => spreadToStereo(sound),
  resample: (sound, { sampleRate }) => resample(sound, sampleRate),
  changeSpeed: (sound, { factor }) => changeSpeed(sound, factor),
};

/** The sound after an edit. Refused when a parameter is out of range, or when nothing or too much would be left. */
export function applySoundEdit(sound: Sound, edit: SoundEdit): SoundResult<Sound> {
  const apply = functions[edit.kind] as (sound: Sound, edit: SoundEdit) => Sound | SoundResult<Sound>;
  const result = apply(sound, edit);
  const wrapped = 'ok' in result ? result : succeed(result);
  if (wrapped.ok && frameCount(wrapped.value) === 0) return refuse('empty', 'Nothing of the sound would be left.');
  return wrapped;
}

function within(decibels: number, minimum: number, maximum: number): SoundResult<Sound> | undefined {
  if (decibels >= minimum && decibels <= maximum) return undefined;
  return refuse('parameter', `The level is ${decibels} dB. Use ${minimum} to ${maximum} dB.`);
}
