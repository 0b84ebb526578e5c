import { limits } from '../model/limits.ts';

/**
 * Why an entry's name is dangerous or unusable, as a phrase to put after the name; undefined for a plain relative path.
 * One slash at the end marks a folder. docs/reliability.md#t2.
 */
export function entryNameFault(name: string): string | undefined {
  if (name === '' || name === '/') return 'is empty';
  if (controls.test(name) || !name.isWellFormed()) return 'holds control characters';
  if (name.includes('\\')) return 'holds a backslash';
  if (name.startsWith('/')) return 'begins at the root of the disk';
  if (/^[a-zA-Z]:/.test(name)) return 'begins with the letter of a drive';
  const segments = name.replace(/\/$/, '').split('/');
  if (segments.includes('..')) return 'leads out of the archive';
  if (segments.includes('.') || segments.includes('')) return 'is no plain path';
  return segments.some((segment) => segment.length > limits.nameLength) ? 'is too long' : undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: names of entries hold none
const controls = /[\u0000-\u001f\u007f-\u009f]/;
