/** Possible separators of cells, the most likely first. */
export const csvSeparators = [',', ';', '\t', '|'] as const;

export type CsvSeparator = (typeof csvSeparators)[number];

/**
 * The separator of a text: of those in at least half of the first lines, ignoring quoted cells, the one that occurs
 * equally often in most of them; the comma when there is none. Where there are semicolons or tabs, commas between digits
 * do not count: 1,5;2,5 has decimal commas. Reads only the beginning.
 */
export function guessSeparator(text: string): CsvSeparator {
  const lines = countInLines(text.slice(0, lookedAt));
  let best: CsvSeparator = ',';
  let bestScore = 0;
  const isFrequent = (counts: readonly number[]) => counts.filter((count) => count > 0).length * 2 >= lines.length;
  const hasOther = [';', '\t'].some((mark) =>
    isFrequent(lines.map((counts) => counts[separatorLetters.indexOf(mark)] ?? 0)),
  );
  for (const [index, separator] of csvSeparators.entries()) {
    const isIgnored = hasOther && separator === ',';
    const counts = lines.map((line) => (line[index] ?? 0) - (isIgnored ? (line[decimalCommas] ?? 0) : 0));
    const found = counts.filter((count) => count > 0);
    const [first] = found;
    if (first === undefined || !isFrequent(counts)) continue;
    const alike = found.filter((count) => count === first).length;
    const score = alike * (lookedAt + 1) + first;
    if (score > bestScore) [best, bestScore] = [separator, score];
  }
  return best;
}

/** The separator that the first line states as `sep=;`, which spreadsheets write, and where the cells begin. */
export function statedSeparator(
  text: string,
): { readonly separator: CsvSeparator; readonly start: number } | undefined {
  const found = /^sep=([,;\t|])(?:\r\n?|\n|$)/i.exec(text);
  const separator = csvSeparators.find((candidate) => candidate === found?.[1]);
  return found && separator ? { separator, start: found[0].length } : undefined;
}

const lookedAt = 64 * 1024;
const mostLines = 50;
const separatorLetters: readonly string[] = csvSeparators;
/** Where the commas between digits are counted, after those of the separators. */
const decimalCommas = csvSeparators.length;

/**
 * How often each separator is in each of the first lines that are not blank, outside quoted cells; then how many of the
 * commas are between digits.
 */
function countInLines(text: string): number[][] {
  const lines: number[][] = [];
  const noCounts = [...csvSeparators.map(() => 0), 0];
  let counts = [...noCounts];
  let lineStart = 0;
  let isStart = true;
  for (let at = 0; at < text.length && lines.length < mostLines; at += 1) {
    const letter = text.charAt(at);
    if (letter === '"' && isStart) {
      at = endOfQuoted(text, at);
      isStart = false;
      continue;
    }
    const index = separatorLetters.indexOf(letter);
    if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
    if (letter === ',' && /^\d,\d/.test(text.slice(at - 1, at + 2)))
      counts[decimalCommas] = (counts[decimalCommas] ?? 0) + 1;
    const isBreak = letter === '\n' || letter === '\r';
    if (isBreak) {
      if (at > lineStart) lines.push(counts);
      counts = [...noCounts];
      lineStart = at + 1;
    }
    isStart = isBreak || index >= 0;
  }
  const isWhole = lines.length === 0 || text.length < lookedAt;
  return isWhole && lineStart < text.length ? [...lines, counts] : lines;
}

/** The position of a cell's closing quote, or the end of the text. */
function endOfQuoted(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at >= 0 && text.charAt(at + 1) === '"') at = text.indexOf('"', at + 2);
  return at < 0 ? text.length : at;
}
