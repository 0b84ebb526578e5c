import { nameIn, type Project } from '@playhouse/core';
import { useMemo, useState } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { counted } from '../../i18n/counted.ts';
import { inSentence } from '../../i18n/inSentence.ts';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import { UsesList } from '../find/UsesList.tsx';
import { usesOf } from '../inspector/usesOf.ts';
import { DeleteAnswers } from './DeleteAnswers.tsx';
import { remainingUses } from './remainingUses.ts';

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
  return (
    <Dialog title={t('Warning')} role="alertdialog" isOpen={ids.length > 0} onClose={onCancel}>
      {ids.length > 0 ? <Question {...props} /> : null}
    </Dialog>
  );
}

function Question({ ids, kind, onCancel, onDelete }: DeleteDialogProps) {
  const project = useProject((current) => current);
  const uses = useMemo(() => remainingUses(project, kind, ids), [project, kind, ids]);
  return (
    <>
      <p>{kind === 'scene' ? t('Are you sure?') : t('Removing an actor removes all its instances in all scenes.')}</p>
      <ul>
        {ids.slice(0, mostListed).map((id) => (
          <li key={id} dir="auto">
            {lineOf(project, kind, id)}
          </li>
        ))}
        {ids.length > mostListed ? <li>{t('and {count} more', { count: ids.length - mostListed })}</li> : null}
      </ul>
      {uses.length === 0 ? null : (
        <>
          <h3>{t('Used in')}</h3>
          <UsesList uses={uses} onLeave={onCancel} />
          <p>{t('These uses stay and are listed as errors.')}</p>
        </>
      )}
      <DeleteAnswers isUsed={uses.length > 0} onCancel={onCancel} onDelete={onDelete} />
    </>
  );
}

/** More things than this are only counted. */
const mostListed = 8;

function lineOf(project: Project, kind: DeleteDialogProps['kind'], id: string): string {
  if (kind === 'actor') {
    const actor = project.actors.get(id);
    return `${actor ? nameIn(actor, t('Actor')) : t('Missing actor')}: ${inSentence(usesOf(project, id))}`;
  }
  const scene = project.scenes.get(id);
  const count = scene?.layers.reduce((sum, { actors }) => sum + actors.length, 0) ?? 0;
  return `${scene ? nameIn(scene, t('Scene')) : t('Missing scene')}: ${counted(count, 'actor')}`;
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
