import type { Issue } from '../model/issue.ts';
import type { Fields } from './fields/field.ts';
import type { BehaviorType, Usage } from './usages.ts';

/** Lists that a behavior of this class has besides its attributes. */
export type ChildList = 'conditions' | 'behaviors' | 'elseBehaviors';

/** Catalogue data of a behavior class. CONTRIBUTING.md lists the files of a new one. */
export interface BehaviorDescriptor<Class extends string = string, Descriptions extends Fields = Fields> {
  readonly class: Class;
  readonly type: BehaviorType;
  readonly usage: Usage;
  readonly title: string;
  /** One line for the library. */
  readonly help: string;
  /** Search words besides those in its title and help. */
  readonly searchWords?: readonly string[];
  /** Drawing in the tile of the behavior: an SVG path in strokes, 24 by 24. No two classes share one. */
  readonly glyph: string;
  /** What it does where the specification is silent, in a sentence or two each, for the reference. */
  readonly notes?: readonly string[];
  readonly fields: Descriptions;
  readonly children?: readonly ChildList[];
  /** Names of this class in older files. */
  readonly aliases?: readonly string[];
  /**
   * True for a class that is not in the specification, as every new class is.
   * docs/decisions/0050-behaviors-of-our-own.md.
   */
  readonly extension?: true;
  /** Never runs. */
  readonly editorOnly?: boolean;
  /** Checks across fields. The attributes are unchecked; paths are relative to the behavior. */
  check?(attributes: Readonly<Record<string, unknown>>): readonly Issue[];
}

/** Any descriptor, for iterating over the registry. */
export type AnyBehaviorDescriptor = BehaviorDescriptor;

/** Returns the descriptor with the exact types of its class and fields. */
export function defineBehavior<const Class extends string, const Descriptions extends Fields>(
  descriptor: BehaviorDescriptor<Class, Descriptions>,
): BehaviorDescriptor<Class, Descriptions> {
  return descriptor;
}

/** The attributes of a new behavior or predicate: each field's default, except for legacy fields. */
export function defaultAttributes(descriptor: { readonly fields: Fields }): Record<string, unknown> {
  const fields = Object.entries(descriptor.fields).filter(([, field]) => field.legacy !== true);
  return Object.fromEntries(fields.map(([key, field]) => [key, structuredClone(field.default)]));
}
