import type { PasteTarget } from '@playhouse/core';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../components/lazyPart.ts';
import { showToast } from '../../components/toasts.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { isAboutText } from './clipboardEvents.ts';
import { createPasteDesk } from './createPasteDesk.ts';
import { loadPasting } from './loadPasting.ts';
import { saveFile } from './partFile.ts';
import type { PasteAsking } from './pasteAsking.ts';
import { type PasteDesk, PasteDeskContext } from './pasteDesk.ts';
import type { PieceKind } from './pieceCounts.ts';
import { systemClipboard } from './systemClipboard.ts';
import { usePartDrop } from './usePartDrop.ts';

const PasteDialog = lazyPart(async () => (await loadPasting()).PasteDialog);

export interface PasteDeskProviderProps {
  /** The current target of a paste. */
  readonly target: () => PasteTarget;
  /** Selects and focuses what was pasted. */
  readonly onPasted: (kind: PieceKind, ids: readonly string[]) => void;
  readonly children: ReactNode;
}

/** Copying and pasting on a project's page: keys, dialog, and files dropped anywhere. */
export function PasteDeskProvider({ target, onPasted, children }: PasteDeskProviderProps) {
  const { id, session, assets } = useOpenProject();
  const latest = useRef({ target, onPasted });
  latest.current = { target, onPasted };
  const [asking, getAsking] = useAsking();
  const desk = useMemo(
    () =>
      createPasteDesk({
        gameId: id,
        session,
        assets,
        clipboard: systemClipboard,
        target: () => latest.current.target(),
        ask: async (plan) => (await getAsking()).ask(plan),
        async show(kind, ids) {
          const { whenLeft } = await getAsking();
          await showLater(() => latest.current.onPasted(kind, ids), whenLeft());
        },
        tell: showToast,
        save: saveFile,
      }),
    [id, session, assets, getAsking],
  );
  usePasteKey(desk);
  usePartDrop(desk.pasteFile);
  return (
    <PasteDeskContext value={desk}>
      {children}
      {asking ? (
        <Suspense fallback={null}>
          <PasteDialog asking={asking} />
        </Suspense>
      ) : null}
    </PasteDeskContext>
  );
}

/** The dialog of this page, which is loaded with what pasting needs; undefined before that. */
function useAsking(): readonly [PasteAsking | undefined, () => Promise<PasteAsking>] {
  const [asking, setAsking] = useState<PasteAsking>();
  const made = useRef<PasteAsking>(undefined);
  // Nobody is left to answer.
  useEffect(() => () => made.current?.cancel(), []);
  const get = useCallback(async () => {
    const [{ createPasteAsking }] = await Promise.all([loadPasting(), PasteDialog.load()]);
    made.current ??= createPasteAsking();
    setAsking(made.current);
    return made.current;
  }, []);
  return [asking, get];
}

/** Dialogs and menus return the focus when they close; only then can it move to what was pasted. */
async function showLater(show: () => void, left: Promise<void>): Promise<void> {
  await left;
  requestAnimationFrame(() => requestAnimationFrame(show));
}

function usePasteKey(desk: PasteDesk): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || !event.clipboardData || isAboutText(event.target) || isInDialog(event.target))
        return;
      event.preventDefault();
      void desk.paste(event.clipboardData);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [desk]);
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(dialogs) !== null;
}

/** Toasts have the role of a dialog too, but are not modal. */
const dialogs = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"]), [role="menu"]';
