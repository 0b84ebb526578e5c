import { Link } from 'react-router';
import { Logo } from '../../components/Logo.tsx';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import { BarTools } from './BarTools.tsx';
import type { MoreCommandsProps } from './MoreCommands.tsx';
import { PlayTools } from './PlayTools.tsx';
import { ProjectTitle } from './ProjectTitle.tsx';
import { SaveNote } from './SaveNote.tsx';
import styles from './TopBar.module.css';

/** The top bar: project, save state, undo and redo, problems, Play. Where it is short, a menu has what does not fit. */
export function TopBar({ commands, here, onGo }: MoreCommandsProps) {
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
      <BarTools commands={commands} here={here} onGo={onGo} />
      <PlayTools onPlay={commands.play} scene={here?.kind === 'scene' ? here.id : undefined} />
    </header>
  );
}
