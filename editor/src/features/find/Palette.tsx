import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOpenProject, useSession } from '../../session/SessionContext.ts';
import { useFinding } from '../../ui-state/finding.ts';
import { listCommands } from '../../ui-state/offeredCommands.ts';
import { placesOf, useVisitedPlaces } from '../../ui-state/visitedPlaces.ts';
import type { CanOpen } from './findRows.ts';
import { PaletteFrame } from './PaletteFrame.tsx';
import { type ChosenItem, paletteItems } from './paletteItems.ts';

export interface PaletteProps {
  /** True for addresses inside the game that lead to a page. */
  readonly canOpen: CanOpen;
}

/** Finds every command and page of the project by name. docs/editor-design.md#command-palette. */
export default function Palette({ canOpen }: PaletteProps) {
  const session = useSession();
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const current = insideGame(useLocation().pathname, game);
  const [commands] = useState(listCommands);
  const recent = useVisitedPlaces();
  const itemsFor = useCallback(
    (typed: string) => {
      const { project } = session.getState();
      const places = placesOf(recent, game);
      const items = paletteItems(typed, { project, commands, places, current, used: recent.commands, canOpen });
      // The preview has no panel for what was found.
      return current === '/preview' ? items.filter(({ kind }) => kind !== 'find' && kind !== 'uses') : items;
    },
    [session, game, commands, recent, current, canOpen],
  );
  const run = (item: ChosenItem) => {
    if (item.kind === 'command') {
      useVisitedPlaces.getState().noteCommand(item.key);
      item.run();
    } else if (item.kind === 'uses') useFinding.getState().findUses(item.target);
    else if (item.kind === 'find') useFinding.getState().findTexts(item.query);
    else if (item.address !== current) navigate(`/game/${game}${item.address}`);
  };
  return <PaletteFrame itemsFor={itemsFor} onRun={run} />;
}

/** The part of a path that follows the game. */
function insideGame(pathname: string, game: string): string {
  const start = `/game/${game}`;
  return pathname.startsWith(start) ? pathname.slice(start.length) : pathname;
}
