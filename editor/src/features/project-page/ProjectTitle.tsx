import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { RenameInput } from '../../components/RenameInput.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import { t } from '../../i18n/t.ts';
import { useDispatch, useProject } from '../../session/SessionContext.ts';
import styles from './TopBar.module.css';

/** The name of the project, which becomes a field when it is pressed. */
export function ProjectTitle() {
  const dispatch = useDispatch();
  const title = useProject((project) => project.object.title);
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming) {
    return (
      <RenameInput
        label={t('Project name')}
        value={title}
        className={styles.titleInput ?? ''}
        onDone={(name) => {
          setRenaming(false);
          if (name !== undefined) dispatch({ kind: 'project.setTitle', data: { title: name } });
        }}
      />
    );
  }
  return (
    <Tooltip text={t('Rename the project')}>
      <Button className={styles.title ?? ''} onPress={() => setRenaming(true)}>
        <span className={styles.titleText} dir="auto">
          {title}
        </span>
      </Button>
    </Tooltip>
  );
}
