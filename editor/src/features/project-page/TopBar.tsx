import { CircleAlert, CloudUpload, Laptop, Play, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { Button as SmallButton } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import { useOpenProject, useProject, useSaveState, useSession } from '../../session/SessionContext.ts';
import type { SaveState } from '../../session/saveState.ts';
import { RenameInput } from '../library-panel/RenameInput.tsx';
import { ProblemsButton, type ProblemsButtonProps } from '../problems/ProblemsButton.tsx';
import { exportOpenProject } from '../projects/projectDeeds.ts';
import { HistoryButton } from './HistoryButton.tsx';
import { HomeMark } from './HomeMark.tsx';
import styles from './TopBar.module.css';
import type { ProjectDeeds } from './useProjectDeeds.ts';

const saveIcons: Readonly<Record<SaveState['kind'], typeof Laptop>> = {
  saved: Laptop,
  saving: CloudUpload,
  failed: CircleAlert,
  full: CircleAlert,
  lost: CircleAlert,
};

export interface TopBarProps extends ProblemsButtonProps {
  readonly deeds: ProjectDeeds;
}

/** How far the project is saved; where it is not, a way to keep it. */
function SaveNote() {
  const project = useOpenProject();
  const saving = useSaveState();
  const SaveIcon = saveIcons[saving.kind];
  const isTrouble = saving.kind !== 'saved' && saving.kind !== 'saving';
  return (
    <>
      <span className={styles.saving} data-kind={saving.kind} role={isTrouble ? 'alert' : undefined}>
        <SaveIcon aria-hidden size={15} strokeWidth={2} />
        <span className={styles.savingWords}>{saving.text}</span>
      </span>
      {isTrouble ? (
        <SmallButton size="small" onPress={() => void exportOpenProject(project)}>
          Export
        </SmallButton>
      ) : null}
    </>
  );
}

/** The top bar: project, how far it is saved, undo and redo, problems, Play. */
export function TopBar({ deeds, here, onGo }: TopBarProps) {
  const session = useSession();
  const title = useProject((project) => project.object.title);
  const canUndo = useStore(session, ({ history }) => history.undo.length > 0);
  const canRedo = useStore(session, ({ history }) => history.redo.length > 0);
  const [isRenaming, setRenaming] = useState(false);
  return (
    <header className={styles.bar}>
      <Link to="/projects" className={styles.home} aria-label="Playhouse, home">
        <HomeMark />
      </Link>
      {isRenaming ? (
        <RenameInput
          label="Project name"
          value={title}
          className={styles.titleInput ?? ''}
          onDone={(name) => {
            setRenaming(false);
            if (name !== undefined) session.dispatch({ kind: 'project.setTitle', data: { title: name } });
          }}
        />
      ) : (
        <Tooltip text="Rename the project">
          <Button className={styles.title ?? ''} onPress={() => setRenaming(true)}>
            {title}
          </Button>
        </Tooltip>
      )}
      <SaveNote />
      <span className={styles.grow} />
      <IconButton icon={Undo2} label="Undo" keys="Ctrl Z" isDisabled={!canUndo} onPress={deeds.undo} />
      <IconButton icon={Redo2} label="Redo" keys="Ctrl Shift Z" isDisabled={!canRedo} onPress={deeds.redo} />
      <HistoryButton />
      <span className={styles.separator} />
      <ProblemsButton here={here} onGo={onGo} />
      <Tooltip text="Play" keys="Ctrl Enter">
        <Button className={styles.play ?? ''} onPress={deeds.play}>
          <Play aria-hidden size={15} fill="currentColor" strokeWidth={0} />
          Play
        </Button>
      </Tooltip>
    </header>
  );
}
