import stringWidth from 'string-width';
import { cleanText } from '../cleanText.ts';

/** The number of terminal columns that a text takes up. */
export function textWidth(text: string): number {
  return stringWidth(cleanText(text));
}

/** The text padded to a width; numbers are right-aligned. */
export function padText(text: string, width: number, side: 'left' | 'right' = 'left'): string {
  const space = ' '.repeat(Math.max(0, width - textWidth(text)));
  return side === 'left' ? `${text}${space}` : `${space}${text}`;
}

/** The text truncated in the middle to a width, with a mark. */
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

/** The text truncated at the end to a width, with a mark. */
export function cutEnd(text: string, width: number): string {
  const shown: string[] = [];
  let used = 0;
  // A grapheme may be many units long, but hardly more than this.
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
