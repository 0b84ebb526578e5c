/** Width of a text in px, in a font that is already set. */
export type Measure = (text: string) => number;

export interface TextLine {
  readonly text: string;
  readonly width: number;
}

/** Maximum number of lines, and of characters per line, so that no text can freeze a game. */
const mostLines = 500;
const mostCharacters = 5000;

/**
 * Breaks a text at line ends and, with a width, between words; words that are too long break anywhere.
 * docs/runtime-rules.md#display.
 */
export function layOutText(text: string, measure: Measure, wrapWidth?: number): TextLine[] {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r\n|\r|\n/)) {
    if (lines.length >= mostLines) break;
    const short = paragraph.slice(0, mostCharacters);
    if (wrapWidth === undefined) lines.push(short);
    else lines.push(...wrapped(short, measure, wrapWidth));
  }
  return lines.slice(0, mostLines).map((line) => ({ text: line, width: measure(line) }));
}

function wrapped(paragraph: string, measure: Measure, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of paragraph.split(/(?<=\s)(?=\S)/)) {
    if (measure((line + piece).trimEnd()) <= width) {
      line += piece;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    const broken = broke(piece, measure, width);
    line = broken.pop() ?? '';
    lines.push(...broken);
  }
  lines.push(line.trimEnd());
  return lines;
}

/** A word split into pieces that fit, at least one character each. */
function broke(word: string, measure: Measure, width: number): string[] {
  if (measure(word.trimEnd()) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && measure((piece + character).trimEnd()) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  pieces.push(piece);
  return pieces;
}
