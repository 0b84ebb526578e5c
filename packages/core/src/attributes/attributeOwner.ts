import type { Id } from '../generated/entities.ts';

/** Whose custom attributes are meant; an instance has those that its prototype lacks. docs/format.md#overrides. */
export type AttributeOwner =
  | 'game'
  | { readonly scene: Id }
  | { readonly scene: Id; readonly instance: Id }
  | { readonly prototype: Id };
