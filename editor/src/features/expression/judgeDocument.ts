import {
  checkProgram,
  type Issue,
  type NameScope,
  type Program,
  type ProgramPart,
  parseProgram,
  parseText,
  type Scalar,
  scanSource,
  type ValueType,
} from '@playhouse/core';
import type { ExpressionScope } from './expressionScope.ts';
import { type PlacedChip, type ProgramDocument, partsOf, textsBeside } from './programDocument.ts';

/** A finding at an offset of a document. */
export interface Finding {
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly isBlocking: boolean;
}

/** The result of checking a document. */
export interface Judgement {
  readonly parts: readonly ProgramPart[];
  readonly findings: readonly Finding[];
  /** Undefined while the program cannot be parsed. */
  readonly type: ValueType | undefined;
  /** The result, when it is constant. */
  readonly constant: Scalar | undefined;
}

/** Parses and checks a document whose names have become chips. Ranges refer to its text. */
export function judgeDocument(document: ProgramDocument, scope: ExpressionScope): Judgement {
  const parts = partsOf(document);
  const unknown = unknownNames(document, scope.names);
  const failed = { parts, type: undefined, constant: undefined };
  if (unknown.length > 0) return { ...failed, findings: unknown };
  const labels = labelsByPart(document, parts);
  const parsed = parseProgram(parts, (keypath, index) => labels.get(index) ?? keypath);
  if (!parsed.ok) return { ...failed, findings: parsed.issues.map((issue) => findingOf(issue, document, (at) => at)) };
  const show = (keypath: string) => scope.names.textOf(keypath);
  const checked = checkProgram(parsed.value, { typeOf: (keypath) => scope.typeOf(keypath), show });
  const toDocument = positionsIn(document.chips, parsed.value, show);
  const findings = checked.issues.map((issue) => findingOf(issue, document, toDocument));
  return { parts, findings, type: checked.type, constant: checked.constant };
}

function unknownNames(document: ProgramDocument, names: NameScope): Finding[] {
  return textsBeside(document).flatMap(([start, end]) =>
    scanSource(document.text.slice(start, end)).flatMap(({ kind, from, to }) => {
      if (kind !== 'name') return [];
      const [issue] = parseText(document.text.slice(start + from, start + to), names).issues;
      return issue ? [{ from: start + from, to: start + to, message: issue.message, isBlocking: true }] : [];
    }),
  );
}

/** The text of each reference, by the index of its part. */
function labelsByPart({ text, chips }: ProgramDocument, parts: readonly ProgramPart[]): ReadonlyMap<number, string> {
  const labels = new Map<number, string>();
  let next = 0;
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'string') continue;
    const chip = chips[next];
    if (chip) labels.set(index, text.slice(chip.from, chip.to));
    next += 1;
  }
  return labels;
}

/** Maps offsets in the checked text, where names are in canonical form, to offsets in the document. */
function positionsIn(
  chips: readonly PlacedChip[],
  { references }: Program,
  show: (keypath: string) => string,
): (position: number) => number {
  const growths = references.map(({ keypath }, index) => {
    const chip = chips[index];
    return { to: chip?.to ?? 0, by: (chip ? chip.to - chip.from : 0) - show(keypath).length };
  });
  return (position) => {
    let at = position;
    for (const { to, by } of growths) if (at + by >= to) at += by;
    return at;
  };
}

function findingOf({ range, message, severity }: Issue, { text }: ProgramDocument, at: (n: number) => number): Finding {
  const from = Math.min(at(range?.[0] ?? 0), text.length);
  const to = Math.min(Math.max(at(range?.[1] ?? text.length), from), text.length);
  return { from, to, message, isBlocking: severity === 'blocking' };
}
