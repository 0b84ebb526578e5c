import type { ScriptPosition } from '../game/game.ts';

/**
 * Finds the loop in which a script ran too long. The interpreter reports the last position it recorded: that may be
 * inside the loop, or before it if the loop records nothing. In that case, the next loop in the text is the right one.
 */
export function findLoop(source: string, noted: ScriptPosition): ScriptPosition {
  const text = blankOut(source);
  const at = offsetOf(text, noted);
  const loops = [...text.matchAll(/\b(?:for|while|do)\b/g)].map(({ index }) => index);
  if (loops.some((start) => start <= at && at <= endOfLoop(text, start))) return noted;
  const next = loops.find((start) => start > at);
  return next === undefined ? noted : positionOf(source, next);
}

/** The text with comments and strings replaced by spaces. */
function blankOut(source: string): string {
  const silent = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g;
  return source.replace(silent, (part) => part.replace(/[^\n]/g, ' '));
}

/** The index after its condition and its body. */
function endOfLoop(text: string, start: number): number {
  let depth = 0;
  let hasCondition = /^do\b/.test(text.slice(start, start + 3));
  for (let at = start; at < text.length; at++) {
    const letter = text[at] ?? '';
    if ('([{'.includes(letter)) depth++;
    else if (')]}'.includes(letter)) {
      depth--;
      if (depth < 0) return at;
      if (depth === 0 && letter === ')' && !hasCondition) hasCondition = true;
      else if (depth === 0 && letter === '}') return at;
    } else if (letter === ';' && depth === 0 && hasCondition) return at;
  }
  return text.length;
}

function offsetOf(text: string, { line, column }: ScriptPosition): number {
  const lines = text.split('\n').slice(0, line - 1);
  return lines.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}

function positionOf(source: string, offset: number): ScriptPosition {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
