/**
 * One piece of information in a project: what it is, and its value. The markup side may allow several forms of the
 * value where the stored form depends on the catalogue; the stored side has exactly one.
 */
export interface Fact {
  readonly key: string;
  readonly forms: readonly string[];
  /** Where it is: the path inside the file or document. */
  readonly path: string;
}

/** A number, distinct from a text with the same characters. */
export function numberForm(number: number): string {
  return `number ${Object.is(number, -0) ? 0 : number}`;
}

export function textForm(text: string): string {
  return `text ${text}`;
}

export function truthForm(truth: boolean): string {
  return `truth ${truth}`;
}

/** The forms in which a number may be stored: as a number, or as typed. */
export function numericForms(text: string): string[] {
  const trimmed = text.trim();
  return trimmed !== '' && Number.isFinite(Number(trimmed))
    ? [numberForm(Number(trimmed)), textForm(text)]
    : [textForm(text)];
}

/** A program as one text in which keypaths are delimited by marks. */
export function programForm(parts: readonly (string | { readonly keypath: string })[]): string {
  return `program ${parts.map((part) => (typeof part === 'string' ? part : `⟦${spellKeypath(part.keypath)}⟧`)).join('')}`;
}

/** Keypaths in the long spelling of the format. docs/format.md#keypaths. */
export function spellKeypath(keypath: string): string {
  return keypath
    .replace(/^devices\./, 'game.devices.')
    .replace(/^tables\./, 'game.attributes.')
    .replace(/(^|\.)aspects\.(graphics|motion|physics)\.(?!attributes\b)/, '$1aspects.$2.attributes.')
    .replace(/betterColisions/, 'betterCollisions')
    .replace(/portraitUpsideDown/, 'portraitUpsidedown');
}
