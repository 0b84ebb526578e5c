import { Link } from 'react-router';
import { Logo } from '../../components/Logo.tsx';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import type { ProblemListProps } from '../problems/ProblemList.tsx';
import { ProblemsButton } from '../problems/ProblemsButton.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { PlayTools } from './PlayTools.tsx';
import { ProjectTitle } from './ProjectTitle.tsx';
import { SaveNote } from './SaveNote.tsx';
import styles from './TopBar.module.css';
import { UndoTools } from './UndoTools.tsx';
import type { ProjectCommands } from './useProjectCommands.ts';

export interface TopBarProps extends ProblemListProps {
  readonly commands: ProjectCommands;
}

/** The top bar: project, save state, undo and redo, problems, Play. */
export function TopBar({ commands, here, onGo }: TopBarProps) {
  const title = useProject((project) => project.object.title);
  return (
    <header className={styles.bar}>
      <h1 className="ph-hidden">{title}</h1>
      <Link to="/projects" className={styles.home} aria-label={t('Playhouse, home')}>
        <Logo />
      </Link>
      <ProjectTitle />
      <SaveNote />
      <span className={styles.grow} />
      <UndoTools commands={commands} />
      <span className={styles.separator} />
      <PaletteButton onPress={commands.palette} />
      <ProblemsButton here={here} onGo={onGo} />
      <PlayTools onPlay={commands.play} scene={here?.kind === 'scene' ? here.id : undefined} />
    </header>
  );
}
