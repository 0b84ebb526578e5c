import type { Project } from '@playhouse/core';
import { useMemo } from 'react';
import { Button } from '../../components/Button.tsx';
import { showToast } from '../../components/toasts.ts';
import { issueText } from '../../i18n/issueText.ts';
import { t } from '../../i18n/t.ts';
import { useDispatch, useProject } from '../../session/SessionContext.ts';
import { type Alternative, alternativesOf, type Met, unmergedAlternatives } from './alternatives.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { documentName } from './documentName.ts';
import styles from './Versions.module.css';

/** Where two versions met: what the project could have instead, to choose from. */
export function MetDetails({ met }: { readonly met: Met }) {
  const project = useProject((current) => current);
  const choices = useMemo(() => choicesOf(project, met), [project, met]);
  const what = documentName(project, met.kind === 'merged' ? met.note.document : met.unmerged.document);
  const copies = met.kind === 'merged' ? met.note.lost.flatMap(({ copy }) => copy ?? []) : [];
  return (
    <>
      <h3 className={styles.name} dir="auto">
        {what}
      </h3>
      <p>
        {met.kind === 'merged'
          ? t('Two devices changed this without knowing of each other. Where they differ, one of them was used.')
          : t(
              'This computer has another version of this that is not merged yet. It is merged as soon as the server can be reached.',
            )}
      </p>
      {copies.map((file) => (
        <p key={file}>{t('The other file is kept as {file}.', { file })}</p>
      ))}
      <div className={styles.scroll}>
        {choices.map((choice) => (
          <Choice key={choice.key} choice={choice} where={what} />
        ))}
      </div>
      {choices.length === 0 && copies.length === 0 ? (
        <p className={styles.muted}>{t('The project has all of it now.')}</p>
      ) : null}
    </>
  );
}

function choicesOf(project: Project, met: Met): readonly Alternative[] {
  return met.kind === 'merged' ? alternativesOf(project, met.note) : unmergedAlternatives(project, met.unmerged);
}

function Choice({ choice, where }: { readonly choice: Alternative; readonly where: string }) {
  const dispatch = useDispatch();
  const choose = () => {
    const done = dispatch(choice.edit, { label: { what: t('Chose the other version'), where } });
    const [issue] = done.ok ? [] : done.issues;
    if (issue) showToast(issueText(issue));
  };
  return (
    <div className={styles.choice}>
      <DifferenceList differences={choice.differences} />
      <Button size="small" onPress={choose}>
        {choice.kind === 'value' ? t('Use this instead') : t('Use this whole version')}
      </Button>
    </div>
  );
}
