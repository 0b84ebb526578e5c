import { amount } from '../../../i18n/amount.ts';
import { t } from '../../../i18n/t.ts';
import type { FileFacts } from './fileFacts.ts';

/** The length of a number of frames of a sound in seconds, as text with milliseconds. */
export function secondsText(frames: number, sampleRate: number): string {
  return (frames / sampleRate).toFixed(3);
}

/** The length of a sound in words. */
export function durationText(frames: number, sampleRate: number): string {
  const seconds = frames / sampleRate;
  return seconds < 60
    ? t('{seconds} s', { seconds: amount(seconds, 2) })
    : t('{minutes} min {seconds} s', { minutes: Math.floor(seconds / 60), seconds: Math.floor(seconds % 60) });
}

/** A size in words. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return t('{bytes} bytes', { bytes });
  return bytes < 1_000_000
    ? t('{value} KB', { value: amount(bytes / 1000, 1) })
    : t('{value} MB', { value: amount(bytes / 1_000_000, 1) });
}

/** Where a format does not play; undefined for formats that play everywhere. docs/decisions/0064-sound-formats.md. */
export function playingNote({ container, codec }: FileFacts): string | undefined {
  if (container === 'Ogg') {
    return t(
      'Safari plays Ogg files only from version 18.4 on, with macOS 15.4 or iOS 18.4. A WAV file plays everywhere.',
    );
  }
  if (container === 'M4A' && codec !== 'AAC') {
    return t('Not every browser plays m4a files with {codec}. A WAV file plays everywhere.', { codec });
  }
  return undefined;
}
