import { Suspense, useEffect, useState } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { type LazyPart, lazyPart } from '../../components/lazyPart.ts';
import { loaded } from '../../components/loaded.ts';
import { t } from '../../i18n/t.ts';

export const DeleteQuestion: LazyPart<DeleteDialogProps> = lazyPart(
  async () => (await import('./DeleteQuestion.tsx')).default,
);

export interface DeleteDialogProps {
  /** What to delete; the dialog is closed when empty. */
  readonly ids: readonly string[];
  readonly kind: 'actor' | 'scene';
  readonly onCancel: () => void;
  readonly onDelete: () => void;
}

/**
 * Asks for confirmation before actors or scenes are deleted, and lists what still refers to them afterward.
 * docs/product-rules.md#deletion-warnings.
 */
export function DeleteDialog(props: DeleteDialogProps) {
  const { ids, onCancel } = props;
  const isAsked = ids.length > 0;
  const [isLoaded, setLoaded] = useState(false);
  // Without its answers, nobody could close the dialog.
  useEffect(() => {
    if (isAsked) void loaded(DeleteQuestion.load).then(() => setLoaded(true));
  }, [isAsked]);
  return (
    <Dialog title={t('Warning')} role="alertdialog" isOpen={isAsked && isLoaded} onClose={onCancel}>
      {isAsked ? (
        <Suspense fallback={null}>
          <DeleteQuestion {...props} />
        </Suspense>
      ) : null}
    </Dialog>
  );
}

/** Rows about to be deleted, and the question whether they really should be. */
export interface Deletion {
  /** Empty while nothing is asked. */
  readonly ids: readonly string[];
  /** Asks for confirmation; true once the rows are deleted, false when the user decided against it. */
  ask(ids: readonly string[]): Promise<boolean>;
  /** The user's answer; after true, the rows have been deleted. */
  answer(isDeleted: boolean): void;
}

const none: readonly string[] = [];

/** The question of one library. A second question replaces the first, which counts as not confirmed. */
export function useDeletion(): Deletion {
  const [asked, setAsked] = useState<{ ids: readonly string[]; resolve: (isDeleted: boolean) => void }>();
  const answer = (isDeleted: boolean) => {
    asked?.resolve(isDeleted);
    setAsked(undefined);
  };
  return {
    ids: asked?.ids ?? none,
    answer,
    ask(ids) {
      answer(false);
      if (ids.length === 0) return Promise.resolve(false);
      return new Promise((resolve) => setAsked({ ids, resolve }));
    },
  };
}
