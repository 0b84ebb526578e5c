import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { tinykeys } from 'tinykeys';
import { isTyping } from '../../interactions/isTyping.ts';
import { useOpenProject, useSession } from '../../session/SessionContext.ts';
import { redoStep, undoStep } from '../../session/walkHistory.ts';
import { useFinding } from '../../ui-state/finding.ts';
import { useOfferCommands } from '../../ui-state/offeredCommands.ts';
import { usePalette } from '../../ui-state/palette.ts';
import { useWorkspace } from '../../ui-state/workspace.ts';
import { type LibraryKind, useLibraryUi } from '../library-panel/libraryUi.ts';
import { stepProblem } from '../problems/stepProblem.ts';
import { type CommandId, namedCommands } from './commandNames.ts';
import { type ProjectRoute, showsList } from './route.ts';

/** Commands available on every page of a project. */
export type ProjectCommands = Readonly<Record<CommandId, () => void>>;

/** The commands of the project page, with their shortcuts; the palette offers them too. */
export function useProjectCommands(route: ProjectRoute): ProjectCommands {
  const session = useSession();
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const scene = route.kind === 'scene' || route.kind === 'instance' ? route.scene : undefined;
  const commands = useMemo<ProjectCommands>(() => {
    const go = (address: string) => void navigate(`/game/${game}${address}`);
    return {
      palette: () => togglePalette(),
      find: () => useFinding.getState().findTexts(),
      goTo: () => usePalette.getState().open('@'),
      back: () => navigate(-1),
      forward: () => navigate(1),
      undo: () => undoStep(session),
      redo: () => redoStep(session),
      play: () => navigate(`/game/${game}/preview${scene === undefined ? '' : `?scene=${scene}`}`),
      playBeside() {
        const { isPlaying, setPlaying } = useWorkspace.getState();
        setPlaying(!isPlaying);
      },
      nextProblem: () => stepProblem(session.getState().project, 1, go),
      previousProblem: () => stepProblem(session.getState().project, -1, go),
      library: () => useWorkspace.getState().togglePanel('library'),
      inspector: () => useWorkspace.getState().togglePanel('inspector'),
      actors: () => showLibrary('actors'),
      scenes: () => showLibrary('scenes'),
      behaviors: () => showLibrary('behaviors'),
      projects: () => navigate('/projects'),
      settings: () => navigate('/settings'),
    };
  }, [session, game, navigate, scene]);
  useOfferCommands('Project', () =>
    namedCommands
      .filter(([id]) => id !== 'palette' && (id !== 'playBeside' || showsList(route)))
      .map(([id, { label, icon, keys }]) => ({
        id,
        label,
        icon,
        onAction: commands[id],
        ...(keys === undefined ? {} : { keys }),
      })),
  );
  useCommandKeys(commands);
  return commands;
}

function useCommandKeys(commands: ProjectCommands): void {
  useEffect(() => {
    const bound = namedCommands.flatMap(([id, { bindings = [], worksInFields = false }]) =>
      bindings.map((binding) => {
        const run = (event: KeyboardEvent) => {
          // The focused element may use the keys itself, like the stage with Alt and arrows.
          if (event.defaultPrevented || isBusy(event.target, id) || (!worksInFields && isTyping(event.target))) return;
          event.preventDefault();
          commands[id]();
        };
        return [binding, run] as const;
      }),
    );
    const keys = {
      ...Object.fromEntries(bound),
      F6: (event: KeyboardEvent) => {
        event.preventDefault();
        goToRegion(1);
      },
      'Shift+F6': (event: KeyboardEvent) => {
        event.preventDefault();
        goToRegion(-1);
      },
    };
    return tinykeys(globalThis.window, keys, { ignore: ({ repeat, isComposing }) => repeat || isComposing });
  }, [commands]);
}

/** An open question takes precedence; only the palette can be closed with its own keys. */
function isBusy(target: EventTarget | null, id: CommandId): boolean {
  if (!(target instanceof Element) || (id === 'palette' && usePalette.getState().isOpen)) return false;
  return target.closest('[role="dialog"], [role="alertdialog"]') !== null;
}

function togglePalette(): void {
  const { isOpen, open, close } = usePalette.getState();
  if (isOpen) close();
  else open();
}

function showLibrary(kind: LibraryKind): void {
  const { isLibraryClosed, togglePanel, setDrawer } = useWorkspace.getState();
  useFinding.getState().close();
  useLibraryUi.getState().show(kind);
  if (isLibraryClosed) togglePanel('library');
  setDrawer(true);
}

/** Focus targets in a part of the page, best first. */
const stops = [
  '#stage',
  '[role="row"][tabindex="0"]',
  '[role="tab"][tabindex="0"]',
  '[tabindex="0"]:not([role="separator"])',
  'button:not([disabled]), input, a[href]',
];

/** Moves the focus to the next or previous part of the page. */
export function goToRegion(direction: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(
    (node) => node.offsetParent !== null,
  );
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(at + direction + regions.length) % regions.length];
  for (const selector of stops) {
    const target = next?.querySelector<HTMLElement>(selector);
    if (!target) continue;
    target.focus();
    return;
  }
}
