import { nameIn, type Project } from '@playhouse/core';
import { useMemo } from 'react';
import { ShortList } from '../../components/ShortList.tsx';
import { counted } from '../../i18n/counted.ts';
import { inSentence } from '../../i18n/inSentence.ts';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import { UsesList } from '../find/UsesList.tsx';
import { usesOf } from '../inspector/usesOf.ts';
import { DeleteAnswers } from './DeleteAnswers.tsx';
import type { DeleteDialogProps } from './DeleteDialog.tsx';
import { remainingUses } from './remainingUses.ts';

/** What is deleted, what still refers to it afterward, and the answers. */
export default function DeleteQuestion({ ids, kind, onCancel, onDelete }: DeleteDialogProps) {
  const project = useProject((current) => current);
  const uses = useMemo(() => remainingUses(project, kind, ids), [project, kind, ids]);
  return (
    <>
      <p>{kind === 'scene' ? t('Are you sure?') : t('Removing an actor removes all its instances in all scenes.')}</p>
      <ShortList items={ids} keyOf={(id) => id} lineOf={(id) => lineOf(project, kind, id)} />
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

function lineOf(project: Project, kind: DeleteDialogProps['kind'], id: string): string {
  if (kind === 'actor') {
    const actor = project.actors.get(id);
    return `${actor ? nameIn(actor, t('Actor')) : t('Missing actor')}: ${inSentence(usesOf(project, id))}`;
  }
  const scene = project.scenes.get(id);
  const count = scene?.layers.reduce((sum, { actors }) => sum + actors.length, 0) ?? 0;
  return `${scene ? nameIn(scene, t('Scene')) : t('Missing scene')}: ${counted(count, 'actor')}`;
}
