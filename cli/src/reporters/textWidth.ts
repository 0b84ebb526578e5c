import stringWidth from 'string-width';
import { cleanText } from '../cleanText.ts';

/** How many columns of a terminal a text takes as it is shown there. */
export function textWidth(text: string): number {
  return stringWidth(cleanText(text));
}

/** The text with spaces up to a width; numbers are at its right. */
export function padText(text: string, width: number, side: 'left' | 'right' = 'left'): string {
  const space = ' '.repeat(Math.max(0, width - textWidth(text)));
  return side === 'left' ? `${text}${space}` : `${space}${text}`;
}

/** The text cut to a width, its middle marked where something is left out. */
export function shortenText(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  const parts = Array.from(letters.segment(text), ({ segment }) => segment);
  let [head, tail] = ['', ''];
  for (let from = 0, to = parts.length - 1; from < to; from++, to--) {
    if (textWidth(head) + textWidth(tail) + textWidth(`${parts[from]}${parts[to]}…`) > width) break;
    head += parts[from];
    tail = `${parts[to]}${tail}`;
  }
  return `${head}…${tail}`;
}

/** The beginning of a text that fits a width, marked where the rest is left out. */
export function cutEnd(text: string, width: number): string {
  const shown: string[] = [];
  let used = 0;
  // A letter may be many units long, but hardly more than these.
  for (const { segment } of letters.segment(text.slice(0, width * 16))) {
    const wide = textWidth(segment);
    if (used + wide > width) {
      while (used + 1 > width) used -= textWidth(shown.pop() ?? ' ');
      return `${shown.join('')}…`;
    }
    shown.push(segment);
    used += wide;
  }
  return shown.join('');
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
