import { joinParts, type NameScope, type ProgramPart, parseText, scanSource } from '@playhouse/core';

/** An attribute in the text of an editor. */
export interface PlacedChip {
  readonly from: number;
  readonly to: number;
  readonly keypath: string;
}

/** A program being edited: its text with names written out, and which of the names are attributes. */
export interface ProgramDocument {
  readonly text: string;
  /** In text order; neither overlapping nor empty. */
  readonly chips: readonly PlacedChip[];
}

/** Finds the keypath of a written name, such as `game["my name"]`. Undefined when there is no such name here. */
export type FindKeypath = (name: string) => string | undefined;

/** The document of a stored program. `partsOf` is its inverse. */
export function documentOf(parts: readonly ProgramPart[], names: NameScope): ProgramDocument {
  const chips: PlacedChip[] = [];
  let text = '';
  for (const part of parts) {
    const shown = typeof part === 'string' ? part : names.textOf(part.keypath);
    if (typeof part !== 'string')
      chips.push({ from: text.length, to: text.length + shown.length, keypath: part.keypath });
    text += shown;
  }
  return { text, chips };
}

/** The program as it is stored. Everything except chips stays text, unchanged. */
export function partsOf({ text, chips }: ProgramDocument): ProgramPart[] {
  const parts: ProgramPart[] = [];
  let at = 0;
  for (const { from, to, keypath } of chips) {
    parts.push(text.slice(at, from), { keypath });
    at = to;
  }
  return joinParts([...parts, text.slice(at)]);
}

/** The ranges of text between the chips. */
export function textsBeside({ text, chips }: ProgramDocument): readonly (readonly [from: number, to: number])[] {
  const stretches: [number, number][] = [];
  let at = 0;
  for (const { from, to } of chips) {
    if (from > at) stretches.push([at, from]);
    at = to;
  }
  if (at < text.length) stretches.push([at, text.length]);
  return stretches;
}

/** An offset as shown to people: counted from 1, with each chip as one character. */
export function countedPosition({ chips }: ProgramDocument, offset: number): number {
  return chips.reduce((at, { from, to }) => (to <= offset ? at - (to - from - 1) : at), offset) + 1;
}

/** The document with a chip for each name of an attribute, except names that `isOpen` reports as incomplete. */
export function adoptNames(
  document: ProgramDocument,
  find: FindKeypath,
  isOpen: (from: number, to: number) => boolean = () => false,
): ProgramDocument {
  const added: PlacedChip[] = [];
  for (const [start, end] of textsBeside(document)) {
    for (const token of scanSource(document.text.slice(start, end))) {
      const [from, to] = [start + token.from, start + token.to];
      if (token.kind !== 'name' || isOpen(from, to)) continue;
      const keypath = find(document.text.slice(from, to));
      if (keypath !== undefined) added.push({ from, to, keypath });
    }
  }
  if (added.length === 0) return document;
  return { text: document.text, chips: [...document.chips, ...added].sort((a, b) => a.from - b.from) };
}

/** Looks up names as the core does, each of them once. */
export function createNameFinder(names: NameScope): FindKeypath {
  const known = new Map<string, string | undefined>();
  return (name) => {
    if (known.has(name)) return known.get(name);
    const [part, ...rest] = parseText(name, names).parts;
    const keypath = rest.length === 0 && typeof part === 'object' ? part.keypath : undefined;
    known.set(name, keypath);
    return keypath;
  };
}
