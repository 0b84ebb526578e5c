/** The result of inspecting a file's bytes: facts and how many bytes belong to it, or why it cannot be used. */
export type Inspected<Facts = object> =
  | { readonly ok: true; readonly length: number; readonly facts: Facts }
  | { readonly ok: false; readonly why: string };

/** A file that can be used; bytes after `length` do not belong to it. */
export function sound<Facts>(length: number, facts: Facts): Inspected<Facts> {
  return { ok: true, length, facts };
}

/** A file that cannot be used; `why` continues a sentence that begins with the file's name. */
export function spoiled(why: string): { readonly ok: false; readonly why: string } {
  return { ok: false, why };
}

/** Reasons that several formats share. */
export const reasons = {
  cutOff: 'is cut off',
  damaged: 'is damaged',
  tooManyParts: 'has more parts than an undamaged file of its type',
} as const;
