import { Play, Redo2, Search, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { IconButton } from '../../components/IconButton.tsx';
import { RenameInput } from '../../components/RenameInput.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import { useProject, useSession } from '../../session/SessionContext.ts';
import { ProblemsButton, type ProblemsButtonProps } from '../problems/ProblemsButton.tsx';
import { commandNames } from './commandNames.ts';
import { HistoryButton } from './HistoryButton.tsx';
import { SaveNote } from './SaveNote.tsx';
import styles from './TopBar.module.css';
import type { ProjectCommands } from './useProjectCommands.ts';

/** The logo, which links to the projects. */
function HomeMark() {
  return (
    <svg width="26" height="26" viewBox="0 0 28 28" aria-hidden="true">
      <path
        d="M14 2.2 26 11.400a1 1 0 0 1 .4.8V24a2 2 0 0 1-2 2H3.600a2 2 0 0 1-2-2V12.200a1 1 0 0 1 .4-.8Z"
        fill="var(--ph-spot)"
      />
      <path
        d="M10.500 12v8.600a.8.8 0 0 0 1.200.7l7.300-4.300a.8.8 0 0 0 0-1.400l-7.300-4.300a.8.8 0 0 0-1.200.7Z"
        fill="var(--ph-on-spot)"
      />
    </svg>
  );
}

export interface TopBarProps extends ProblemsButtonProps {
  readonly commands: ProjectCommands;
}

const { undo, redo } = commandNames;

/** The top bar: project, save state, undo and redo, problems, Play. */
export function TopBar({ commands, here, onGo }: TopBarProps) {
  const session = useSession();
  const title = useProject((project) => project.object.title);
  const canUndo = useStore(session, ({ history }) => history.undo.length > 0);
  const canRedo = useStore(session, ({ history }) => history.redo.length > 0);
  const [isRenaming, setRenaming] = useState(false);
  return (
    <header className={styles.bar}>
      <h1 className="ph-hidden">{title}</h1>
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
            <span className={styles.titleText} dir="auto">
              {title}
            </span>
          </Button>
        </Tooltip>
      )}
      <SaveNote />
      <span className={styles.grow} />
      <IconButton icon={Undo2} label={undo.label} keys={undo.keys} isDisabled={!canUndo} onPress={commands.undo} />
      <IconButton icon={Redo2} label={redo.label} keys={redo.keys} isDisabled={!canRedo} onPress={commands.redo} />
      <HistoryButton />
      <span className={styles.separator} />
      <Button className={styles.find ?? ''} onPress={commands.palette}>
        <Search aria-hidden size={16} strokeWidth={1.75} />
        <span className={styles.findWords}>Find or do anything</span>
        <kbd className={styles.findKeys}>{commandNames.palette.keys}</kbd>
      </Button>
      <span className={styles.palette}>
        <IconButton
          icon={Search}
          label={commandNames.palette.label}
          keys={commandNames.palette.keys}
          onPress={commands.palette}
        />
      </span>
      <ProblemsButton here={here} onGo={onGo} />
      <Tooltip text="Play" keys="Ctrl Enter">
        <Button className={styles.play ?? ''} onPress={commands.play} aria-label="Play">
          <Play aria-hidden size={15} fill="currentColor" strokeWidth={0} />
          <span className={styles.playWord}>Play</span>
        </Button>
      </Tooltip>
    </header>
  );
}
