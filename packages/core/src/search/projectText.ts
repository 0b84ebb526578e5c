import type { Id } from '../generated/entities.ts';
import type { IssueOwner } from '../model/owner.ts';
import type { Path } from '../model/path.ts';

/** The kind of a text in a project, for filters: names of things and attributes, titles of behaviors, and so on. */
export const textKinds = ['name', 'behavior', 'value', 'expression', 'text', 'cell'] as const;
export type TextKind = (typeof textKinds)[number];

/** One text that can be found, at its place. Plain data. */
export interface OwnText {
  readonly kind: TextKind;
  /** Its label: `Name`, `Speed`, `Condition`. */
  readonly label: string;
  /** As people see it: references by name, expressions as written. */
  readonly text: string;
  /** The result of `foldText` for `text`. */
  readonly folded: string;
  /** From the place to the value. */
  readonly rest: Path;
  /** The condition that contains it. */
  readonly condition?: Id;
}

/** A place with texts: a document, a layer or instance in it, or a behavior. */
export interface TextPlace {
  readonly path: Path;
  /** The document. */
  readonly owner: IssueOwner;
  readonly instance?: { readonly id: Id; readonly name: string };
  readonly behavior?: { readonly id: Id; readonly class: string };
  /** Titles of the blocks around a behavior, outermost first, and its own. */
  readonly trail: readonly string[];
}

/** All texts at one place. */
export interface PlacedTexts {
  readonly place: TextPlace;
  readonly texts: readonly OwnText[];
}

/** A text for case-insensitive comparison. It is as long as the text itself, so that positions are the same. */
export function foldText(text: string): string {
  const folded = text.toLowerCase();
  if (folded.length === text.length) return folded;
  return Array.from(text, (sign) => {
    const lower = sign.toLowerCase();
    return lower.length === sign.length ? lower : sign;
  }).join('');
}

/** Creates a text at a place. */
export function ownText(kind: TextKind, label: string, text: string, rest: Path, condition?: Id): OwnText {
  const base = { kind, label, text, folded: foldText(text), rest };
  return condition === undefined ? base : { ...base, condition };
}
