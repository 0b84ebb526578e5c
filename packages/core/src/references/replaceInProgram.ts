import { joinParts, type ProgramPart } from '../expression/programPart.ts';

/** A new text for a part of a program; the range refers to the program's text. */
export interface Replacement {
  readonly range: readonly [start: number, end: number];
  readonly text: string;
}

/** The parts of a program with some ranges of text replaced. References stay; no range may overlap one. */
export function replaceInProgram(
  parts: readonly ProgramPart[],
  replacements: readonly Replacement[],
): readonly ProgramPart[] {
  const late = replacements.toSorted((left, right) => right.range[0] - left.range[0]);
  let offset = 0;
  return joinParts(parts).map((part) => {
    const start = offset;
    const length = typeof part === 'string' ? part.length : part.keypath.length;
    offset += length;
    if (typeof part !== 'string') return part;
    let text = part;
    for (const { range, text: written } of late) {
      const [from, to] = [range[0] - start, range[1] - start];
      if (from >= 0 && to <= length) text = text.slice(0, from) + written + text.slice(to);
    }
    return text;
  });
}
