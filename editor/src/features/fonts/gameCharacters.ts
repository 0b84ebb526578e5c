import { indexTexts, type OwnText, type PlacedTexts, type Project } from '@playhouse/core';

/** The characters that a game shows or may show, without spaces and repetitions, in ascending order. */
export interface GameCharacters {
  /** Of the texts that are written with the font. */
  readonly written: readonly string[];
  /** Of other texts that the game may show: those with other fonts, cells and attributes. */
  readonly others: readonly string[];
}

/** The characters of a game's texts, seen from one of its fonts. */
export function charactersOfGame(project: Project, font: string): GameCharacters {
  const written = new Set<string>();
  const others = new Set<string>();
  for (const placed of indexTexts(project)) {
    const isDisplay = placed.place.behavior?.class === 'DisplayTextBehavior';
    const own = isDisplay && fontOf(placed) === font ? written : others;
    for (const text of placed.texts) for (const letter of lettersOf(text, isDisplay)) own.add(letter);
  }
  return { written: sorted(written), others: sorted([...others].filter((letter) => !written.has(letter))) };
}

function fontOf({ texts }: PlacedTexts): string | undefined {
  return texts.find(({ rest }) => rest[0] === 'attributes' && rest[1] === 'font')?.text;
}

/** The characters that a text shows: of expressions only their quoted parts. */
function lettersOf({ kind, text, rest }: OwnText, isDisplay: boolean): readonly string[] {
  if (kind === 'expression')
    return [...text.matchAll(/"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'/g)].flatMap(([, a, b]) => [...(a ?? b ?? '')]);
  const isShown = kind === 'text' || kind === 'cell' || (isDisplay && rest[1] === 'text');
  return isShown ? [...text] : [];
}

function sorted(letters: Iterable<string>): readonly string[] {
  return [...new Set(letters)]
    .filter((letter) => !/[\p{Cc}\p{Cs}\p{Zs}\p{Zl}\p{Zp}]/u.test(letter))
    .sort((one, other) => (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0));
}
