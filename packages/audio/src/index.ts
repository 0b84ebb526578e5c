export { gain, normalize, removeDc, reverse } from './edit/amplify.ts';
export { mixToMono, spreadToStereo } from './edit/channels.ts';
export { deleteRange, insert, insertSilence, replaceRange, silence, trim } from './edit/cut.ts';
export { type FadeCurve, fadeCurves, fadeGain, fadeIn, fadeOut } from './edit/fade.ts';
export {
  defaultHistoryBudget,
  editSound,
  historySize,
  redoSoundEdit,
  type SoundHistory,
  startSoundHistory,
  undoSoundEdit,
} from './edit/history.ts';
export { crossfadeLoop, setLoop, snapToZeroCrossing } from './edit/loop.ts';
export { changeSpeed, resample, speedLimits } from './edit/resample.ts';
export { applySoundEdit, gainLimits, type SoundEdit } from './edit/soundEdit.ts';
export { findAudible, trimSilence } from './edit/trimSilence.ts';
export { decibelsOfAmplitude, factorOfDecibels, factorOfSemitones } from './math/decibels.ts';
export { buildPeaks, type PeakPyramid, type Peaks, peaksOf } from './peaks/peaks.ts';
export { countClipped, type Level, levelsOf, peakOf, rmsOf } from './sound/level.ts';
export { type FrameRange, wholeRange } from './sound/range.ts';
export type { SoundFault, SoundFaultCode, SoundResult } from './sound/result.ts';
export {
  checkSize,
  createSilence,
  createSound,
  duration,
  frameCount,
  type Loop,
  type Samples,
  type Sound,
  soundLimits,
} from './sound/sound.ts';
export {
  completeParameters,
  type ParameterDescription,
  type ParameterUnit,
  roundParameter,
  type SynthParameterName,
  type SynthParameters,
  synthParameterNames,
  synthParameters,
  synthRate,
  type Wave,
  waves,
} from './synth/parameters.ts';
export { createPreset, mutate, type PresetName, presetNames } from './synth/presets.ts';
export { renderSound, synthFrames } from './synth/render.ts';
export { parseSynth, serializeSynth } from './synth/serialize.ts';
export { decodeWav, type WavContents } from './wav/decode.ts';
export { encodeWav, type WavOptions, type WavSampleFormat } from './wav/encode.ts';
export { type WavNote, wavNoteTexts } from './wav/notes.ts';
