import type { Id } from '../generated/entities.ts';

/** The owner of custom attributes; an instance owns those that its prototype lacks. docs/format.md#overrides. */
export type AttributeOwner =
  | 'game'
  | { readonly scene: Id }
  | { readonly scene: Id; readonly instance: Id }
  | { readonly prototype: Id };
