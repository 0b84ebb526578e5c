import type { Field, NameScope, ProgramPart, Scalar } from '@playhouse/core';
import { useRef, useState } from 'react';
import { newFieldGesture } from '../../interactions/fieldGesture.ts';
import type { CodeSurface } from './CodeSurface.tsx';
import type { ExpressionDialog } from './ExpressionDialog.tsx';
import { loadCodeSurface, loadExpressionDialog } from './loadEditor.ts';
import { adoptNames, createNameFinder, type ProgramDocument, partsOf } from './programDocument.ts';
import { documentOfValue, literalOf, type StoredValue, valueOfParts } from './storedValue.ts';

/** How editing starts: at a point on the screen, or with the typed text. */
export interface EditingStart {
  readonly at?: { readonly x: number; readonly y: number };
  readonly typed?: string;
}

interface Begun extends EditingStart {
  /** The value before the session. */
  readonly origin: ProgramDocument;
  readonly draft: ProgramDocument;
}

export type EditingSession =
  | (Begun & { readonly mode: 'inline'; readonly Surface: typeof CodeSurface })
  | (Begun & { readonly mode: 'dialog'; readonly Dialog: typeof ExpressionDialog; readonly wasInline: boolean });

export interface EditingOptions {
  readonly value: unknown;
  readonly field: Pick<Field, 'kind' | 'default'>;
  readonly names: NameScope;
  readonly onChange: (value: StoredValue, gesture: string) => void;
  /** The session has ended, and the focus should return to the field. */
  readonly onReturn: () => void;
}

/** What a field can do with the expression being edited. */
export interface Editing {
  readonly session: EditingSession | undefined;
  readonly beginInline: (start: EditingStart) => void;
  /** Continues with the current draft, or with the stored value. */
  readonly openDialog: (draft?: ProgramDocument) => void;
  readonly setDraft: (draft: ProgramDocument) => void;
  /** Commits the draft: one undo step for all changes since the session started. */
  readonly commit: (draft: ProgramDocument, returns: boolean) => void;
  /** Restores the previous value; in a dialog that was opened while typing in the field, the typed draft. */
  readonly cancel: () => void;
  readonly remove: (result: Scalar | undefined) => void;
}

/** Runs one session at a time, from the first key to Enter, Escape or blur. */
export function useEditingSession(options: EditingOptions): Editing {
  const { value, field, names, onChange, onReturn } = options;
  const [session, setSession] = useState<EditingSession>();
  const typed = useRef<string>(undefined);
  const latest = useRef(value);
  latest.current = value;
  const end = (returns: boolean) => {
    setSession(undefined);
    if (returns) onReturn();
  };
  const inline = async (begun: Begun) => {
    const Surface = await loadCodeSurface().catch(() => undefined);
    const before = typed.current ?? '';
    typed.current = undefined;
    if (Surface) setSession({ ...begun, typed: before, mode: 'inline', Surface });
  };
  const beginInline = (start: EditingStart) => {
    const isLoading = typed.current !== undefined;
    typed.current = (typed.current ?? '') + (start.typed ?? '');
    if (isLoading || session) return;
    const origin = documentOfValue(value, names);
    void inline({ ...start, origin, draft: origin });
  };
  const openDialog = async (current?: ProgramDocument) => {
    if (session?.mode === 'dialog') return;
    const Dialog = await loadExpressionDialog().catch(() => undefined);
    if (!Dialog) return;
    // A literal that was being typed has been committed by now.
    const origin = session?.origin ?? documentOfValue(latest.current, names);
    const draft = current ?? session?.draft ?? origin;
    setSession({ origin, draft, mode: 'dialog', Dialog, wasInline: session !== undefined });
  };
  return {
    session,
    beginInline,
    openDialog: (current) => void openDialog(current),
    setDraft: (draft) => setSession((current) => current && { ...current, draft }),
    commit(draft, returns) {
      if (!session) return;
      const adopted = adoptNames(draft, createNameFinder(names));
      if (!isSame(adopted, session.origin)) onChange(valueOfParts(partsOf(adopted), field), newFieldGesture());
      end(returns);
    },
    cancel() {
      if (session?.mode === 'dialog' && session.wasInline)
        void inline({ origin: session.origin, draft: session.draft });
      else end(true);
    },
    remove(result) {
      onChange(literalOf(result, field), newFieldGesture());
      end(true);
    },
  };
}

function isSame(a: ProgramDocument, b: ProgramDocument): boolean {
  const [left, right] = [partsOf(a), partsOf(b)];
  return left.length === right.length && left.every((part, index) => textOf(part) === textOf(right[index]));
}

function textOf(part: ProgramPart | undefined): string | undefined {
  return typeof part === 'object' ? `$${part.keypath}` : part && `"${part}`;
}
