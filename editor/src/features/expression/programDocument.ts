import { joinParts, type NameScope, type ProgramPart, parseText, scanSource } from '@playhouse/core';

/** An attribute in the text of an editor. */
export interface PlacedChip {
  readonly from: number;
  readonly to: number;
  readonly keypath: string;
}

/** A program as it is edited: its text with names written out, and which of the names are attributes. */
export interface ProgramDocument {
  readonly text: string;
  /** In the order of the text; they neither overlap nor are they empty. */
  readonly chips: readonly PlacedChip[];
}

/** Finds the keypath of a written name, such as `game["my name"]`. Undefined when it means nothing here. */
export type FindKeypath = (name: string) => string | undefined;

/** The document of a stored program. `partsOf` gives the same program again, whatever it is. */
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

/** The program as it is stored. What is no chip stays text, exactly as it is. */
export function partsOf({ text, chips }: ProgramDocument): ProgramPart[] {
  const parts: ProgramPart[] = [];
  let at = 0;
  for (const { from, to, keypath } of chips) {
    parts.push(text.slice(at, from), { keypath });
    at = to;
  }
  return joinParts([...parts, text.slice(at)]);
}

/** The stretches of text beside the chips. */
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

/** Where an offset is for people: counted from 1, each chip as one sign. */
export function countedPosition({ chips }: ProgramDocument, offset: number): number {
  return chips.reduce((at, { from, to }) => (to <= offset ? at - (to - from - 1) : at), offset) + 1;
}

/** The document with a chip for each written name that means an attribute, except where `isOpen` says that it is not done. */
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

/** Looks names up as the core reads them; each is looked up once. */
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
