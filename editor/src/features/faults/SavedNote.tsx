import { useContext } from 'react';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import { type OpenProject, SessionContext, useSaveState } from '../../session/SessionContext.ts';
import type { SaveState } from '../../session/saveState.ts';
import { exportOpenProject } from '../projects/exportOpen.ts';
import styles from './PanelFault.module.css';

const words: Readonly<Record<SaveState['kind'], string>> = {
  saved: t('Your game is saved.'),
  saving: t('Your game is being saved.'),
  failed: t('Your last change is not saved yet.'),
  full: t('Your last change is not saved yet.'),
  lost: t('Your last change is not saved yet.'),
};

/** What became of the work in the open project when a part of the page failed. Nothing outside projects. */
export function SavedNote() {
  const project = useContext(SessionContext);
  return project ? <Note project={project} /> : null;
}

function Note({ project }: { readonly project: OpenProject }) {
  const { kind } = useSaveState();
  const isStored = kind === 'saved' || kind === 'saving';
  return (
    <p className={styles.saved} role="status">
      {words[kind]}
      {isStored ? null : (
        <Button size="small" onPress={() => void exportOpenProject(project)}>
          {t('Export')}
        </Button>
      )}
    </p>
  );
}
