import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { tinykeys } from 'tinykeys';
import { useOpenProject, useSession } from '../../session/SessionContext.ts';
import { redoStep, undoStep } from '../../session/walkHistory.ts';
import type { ProjectRoute } from './route.ts';
import { useWorkspace } from './workspace.ts';

/** Commands available on every page of a project. */
export interface ProjectCommands {
  undo(): void;
  redo(): void;
  play(): void;
}

/** The commands of the project page, with their shortcuts. */
export function useProjectCommands(route: ProjectRoute): ProjectCommands {
  const session = useSession();
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const scene = route.kind === 'scene' || route.kind === 'instance' ? route.scene : undefined;
  const commands = useMemo<ProjectCommands>(
    () => ({
      undo: () => undoStep(session),
      redo: () => redoStep(session),
      play: () => navigate(`/game/${game}/preview${scene === undefined ? '' : `?scene=${scene}`}`),
    }),
    [session, game, navigate, scene],
  );
  useEffect(() => {
    const free = (command: () => void) => (event: KeyboardEvent) => {
      if (isTyping(event.target)) return;
      event.preventDefault();
      command();
    };
    return tinykeys(globalThis.window, {
      '$mod+KeyZ': free(commands.undo),
      '$mod+Shift+KeyZ': free(commands.redo),
      '$mod+KeyY': free(commands.redo),
      '$mod+Backslash': free(() => useWorkspace.getState().togglePanel('library')),
      '$mod+Enter': (event: KeyboardEvent) => {
        event.preventDefault();
        commands.play();
      },
      F6: (event: KeyboardEvent) => goToRegion(event, 1),
      'Shift+F6': (event: KeyboardEvent) => goToRegion(event, -1),
    });
  }, [commands]);
  return commands;
}

/** Text fields have their own undo. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea') || target.isContentEditable);
}

/** Focus targets in a part of the page, the best first. */
const stops = [
  '#stage',
  '[role="row"][tabindex="0"]',
  '[role="tab"][tabindex="0"]',
  '[tabindex="0"]:not([role="separator"])',
  'button:not([disabled]), input, a[href]',
];

/** Moves the focus to the next or previous part of the page. */
function goToRegion(event: KeyboardEvent, direction: 1 | -1): void {
  event.preventDefault();
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
