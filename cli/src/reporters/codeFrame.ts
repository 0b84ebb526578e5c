import type { Line, Style, Styled } from '../terminal.ts';
import type { Region } from './projectReport.ts';
import { cutEnd, textWidth } from './textWidth.ts';

/** How many lines before and after the marked one are shown. */
const around = 2;

/**
 * The lines around a region, with marks below what it covers. Lines that are too wide are cut on both sides, so
 * that the marks stay visible.
 */
export function codeFrame(lines: readonly string[], region: Region, style: Style, width: number): Line[] {
  const first = Math.max(1, region.startLine - around);
  const last = Math.min(lines.length, region.startLine + around);
  const digits = String(last).length;
  const room = Math.max(20, width - digits - 5);
  const marked = lines[region.startLine - 1] ?? '';
  const cut = cutBefore(marked, region, room);
  const frame: Line[] = [];
  for (let number = first; number <= last; number += 1) {
    const isMarked = number === region.startLine;
    const text = lines[number - 1] ?? '';
    if (!isMarked && number === lines.length && text === '') continue;
    const gutter = `${isMarked ? '>' : ' '} ${String(number).padStart(digits)} │`;
    const shown = cutTo(text, cut, room);
    const gutterPart = { style: isMarked ? style : 'faint', text: gutter } as const;
    frame.push(shown === '' ? [gutterPart] : [gutterPart, ` ${shown}`]);
    if (isMarked)
      frame.push([{ style: 'faint', text: `  ${' '.repeat(digits)} │` }, ' ', marks(text, region, cut, room, style)]);
  }
  return frame;
}

/** How many units are cut off at the start of the marked line. */
function cutBefore(text: string, { startColumn, endColumn }: Region, room: number): number {
  if (textWidth(text) <= room) return 0;
  const length = Math.min(endColumn - startColumn, room / 2);
  return Math.max(0, Math.floor(startColumn - 1 - (room - length) / 2));
}

function cutTo(text: string, cut: number, room: number): string {
  const visible = printable(cut > 0 ? text.slice(cut) : text).trimEnd();
  return cutEnd(cut > 0 && visible !== '' ? `…${visible.slice(1)}` : visible, room);
}

function marks(text: string, { startColumn, endColumn }: Region, cut: number, room: number, style: Style): Styled {
  const before = textWidth(printable(text.slice(cut, startColumn - 1)));
  const covered = textWidth(printable(text.slice(startColumn - 1, endColumn - 1)));
  const count = Math.max(1, Math.min(covered, room - before));
  return { style, text: `${' '.repeat(before)}${'^'.repeat(count)}` };
}

/** Tabs are one column wide here, so that marks line up. */
function printable(text: string): string {
  return text.replaceAll('\t', ' ').replace(/\r$/, '');
}
