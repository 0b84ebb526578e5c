/** What was mended or left out when a WAV file was read. */
export type WavNote =
  | 'truncated'
  | 'unfinished'
  | 'padding'
  | 'blockAlign'
  | 'partialFrame'
  | 'channels'
  | 'samples'
  | 'loop'
  | 'recipe';

/** The notes in words. */
export const wavNoteTexts: Readonly<Record<WavNote, string>> = {
  truncated: 'The file ends early. The sound up to there was kept.',
  unfinished: 'The recording was not completed. The sound up to the end of the file was kept.',
  padding: 'A padding byte is missing.',
  blockAlign: 'The size of a frame was wrong and was computed from the sample format.',
  partialFrame: 'An incomplete frame at the end was left out.',
  channels: 'Only the first two channels were kept.',
  samples: 'Invalid samples were replaced.',
  loop: 'An invalid loop was left out.',
  recipe: 'Damaged settings of the synthesizer were left out.',
};
