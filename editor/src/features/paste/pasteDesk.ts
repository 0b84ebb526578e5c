import type { PasteBundle, PasteTarget, Result } from '@playhouse/core';
import { createContext, useContext } from 'react';

/** The outcome of a paste. By then, a toast or the dialog has already informed the user. */
export type PasteOutcome =
  /** `ids` are the new ids of what was pasted, in its order. */
  | { readonly kind: 'pasted'; readonly ids: readonly string[] }
  /** The user chose "Cancel Paste". The project is unchanged. */
  | { readonly kind: 'canceled' }
  /** Not possible here. The project is unchanged. */
  | { readonly kind: 'refused'; readonly message: string };

/** Options of a paste. */
export interface PasteOptions {
  /** The target; by default what the page shows, in behavior lists after the selection or at the cursor. */
  readonly target?: PasteTarget;
  /** How many damaged pieces were left out when the bundle was read. */
  readonly skipped?: number;
}

/** A selection that can be copied. */
export interface ClipboardSource {
  /** A bundle without the bytes of images; undefined while nothing is selected. */
  copy(): Result<PasteBundle> | undefined;
  /**
   * Removes what `copy` copies, in one undo step; undefined where it cannot be removed. If it asks first, it tells later
   * whether it was removed.
   */
  readonly remove: (() => void) | (() => Promise<boolean>) | undefined;
}

/**
 * Copies, cuts and pastes on the page of an open project. docs/product-rules.md#copy-and-paste.
 *
 * Pasting is the same for every origin (clipboard, file, library): a dialog asks what has to be asked, images are stored
 * for good, everything is one undo step, what was pasted gets selection and focus, and a toast names it and offers Undo.
 */
export interface PasteDesk {
  /**
   * Identifies this copy of the project in bundles and targets: the `gameId` of `copyBehaviors` and similar functions.
   */
  readonly gameId: string;
  /**
   * Pastes a bundle. A bundle of unknown origin has to come through `parseBundle`. One from another project needs
   * `attachImages` before it is stored, or its images stay behind. Only one paste at a time: rejected while the dialog
   * of another one is open.
   */
  pasteBundle(bundle: PasteBundle, options?: PasteOptions): Promise<PasteOutcome>;
  /** Puts a selection on the clipboard; `data` is that of a clipboard event. False when nothing is selected. */
  copy(source: ClipboardSource, data?: DataTransfer): boolean;
  /** Like `copy`, but also removes the selection. */
  cut(source: ClipboardSource, data?: DataTransfer): boolean;
  /** Pastes what is on the clipboard; `data` is that of a clipboard event, without which the browser may ask first. */
  paste(data?: DataTransfer): Promise<void>;
  /** Exports a selection as a file, which can be pasted anywhere later. */
  exportFile(source: ClipboardSource): void;
  /** Pastes a file that `exportFile` made. */
  pasteFile(file: Blob): Promise<void>;
}

export const PasteDeskContext = createContext<PasteDesk | undefined>(undefined);

/** The clipboard of the open project. Available only on its page. */
export function usePasteDesk(): PasteDesk {
  const desk = useContext(PasteDeskContext);
  if (!desk) throw new Error('Nothing can be pasted here: render this on the page of a project.');
  return desk;
}
