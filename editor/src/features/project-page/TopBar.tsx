import { memo } from 'react';
import { Link, useNavigate } from 'react-router';
import { Logo } from '../../components/Logo.tsx';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { BarTools } from './BarTools.tsx';
import { PlayTools } from './PlayTools.tsx';
import { ProjectTitle } from './ProjectTitle.tsx';
import type { ProjectRoute } from './route.ts';
import { SaveNote } from './SaveNote.tsx';
import styles from './TopBar.module.css';
import type { ProjectCommands } from './useProjectCommands.ts';

export interface TopBarProps {
  readonly route: ProjectRoute;
  readonly commands: ProjectCommands;
}

/** The top bar: project, save state, undo and redo, problems, Play. Where it is short, a menu has what does not fit. */
export const TopBar = memo(function TopBar({ route, commands }: TopBarProps) {
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const here = hereOf(route);
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
      <BarTools commands={commands} here={here} onGo={(address) => navigate(`/game/${game}${address}`)} />
      <PlayTools onPlay={commands.play} />
    </header>
  );
});

function hereOf(route: ProjectRoute) {
  if (route.kind === 'prototype') return { kind: 'prototype', id: route.prototype } as const;
  if (route.kind === 'instance') return { kind: 'scene', id: route.scene, instance: route.instance } as const;
  return route.kind === 'scene' ? ({ kind: 'scene', id: route.scene } as const) : undefined;
}
