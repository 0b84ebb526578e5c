import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useOpenProject, useSession } from '../../session/SessionContext.ts';
import { redoStep, undoStep } from '../../session/walkHistory.ts';
import { useVersionsView } from '../../ui-state/versionsView.ts';
import { openPalette, togglePalette } from '../find/openPalette.ts';
import { stepProblem } from '../problems/stepProblem.ts';
import { exportOpenProject } from '../projects/exportOpen.ts';
import type { CommandId } from '../shortcuts/commandNames.ts';
import { panelCommands } from './panelCommands.ts';
import type { ProjectRoute } from './route.ts';
import { useCommandKeys } from './useCommandKeys.ts';
import { useOfferPageCommands } from './useOfferPageCommands.ts';
import { useOfferProjectCommands } from './useOfferProjectCommands.ts';
import { usePlay } from './usePlay.ts';

/** Commands available on every page of a project. */
export type ProjectCommands = Readonly<Record<CommandId, () => void>>;

/** The commands of the project page, with their shortcuts; the palette offers them too. */
export function useProjectCommands(route: ProjectRoute): ProjectCommands {
  const session = useSession();
  const open = useOpenProject();
  const { id: game } = open;
  const navigate = useNavigate();
  const play = usePlay();
  const commands = useMemo<ProjectCommands>(() => {
    const go = (address: string) => void navigate(`/game/${game}${address}`);
    return {
      palette: () => togglePalette(),
      goTo: () => openPalette('@'),
      back: () => navigate(-1),
      forward: () => navigate(1),
      undo: () => undoStep(session),
      redo: () => redoStep(session),
      play,
      nextProblem: () => stepProblem(session.getState().project, 1, go),
      previousProblem: () => stepProblem(session.getState().project, -1, go),
      versions: () => useVersionsView.getState().show(game),
      ...panelCommands,
      exportProject: () => void exportOpenProject(open),
      projects: () => navigate('/projects'),
      settings: () => navigate('/settings'),
    };
  }, [session, open, game, navigate, play]);
  useOfferProjectCommands(route, commands);
  useOfferPageCommands(route);
  useCommandKeys(commands);
  return commands;
}
