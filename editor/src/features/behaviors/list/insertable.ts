import type { Id } from '@playhouse/core';

/** Something that can be inserted into a behavior list. */
export type Insertable =
  | { readonly kind: 'class'; readonly class: string }
  /** The example of a class. */
  | { readonly kind: 'example'; readonly class: string }
  /** Saved in the project. */
  | { readonly kind: 'saved'; readonly saved: Id }
  /** Saved on this device, for every project. */
  | { readonly kind: 'own'; readonly own: string };
