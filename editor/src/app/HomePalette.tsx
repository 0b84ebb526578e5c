import { FilePlus2, FolderInput } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { showToast } from '../components/toasts.ts';
import { PaletteFrame } from '../features/find/PaletteFrame.tsx';
import { type ChosenItem, paletteCommands } from '../features/find/paletteItems.ts';
import { chooseArchives } from '../features/projects/chooseArchives.ts';
import { createEmpty } from '../features/projects/createEmpty.ts';
import { makeProject } from '../features/projects/makeProject.ts';
import { commandEntry } from '../features/shortcuts/commandEntry.ts';
import { t } from '../i18n/t.ts';
import { useArrivingFiles } from '../ui-state/arrivingFiles.ts';
import { commandsOf, listCommands, type OfferedCommand } from '../ui-state/offeredCommands.ts';
import { useShortcutsDialog } from '../ui-state/shortcutsDialog.ts';
import { useVisitedPlaces } from '../ui-state/visitedPlaces.ts';
import { homePlaces } from './homePlaces.ts';

/** Finds every command of the pages outside the editor. docs/editor-design.md#command-palette. */
export default function HomePalette() {
  const navigate = useNavigate();
  const [commands] = useState(() => [...commandsOf(t('Home'), homeCommands(navigate)), ...listCommands()]);
  const used = useVisitedPlaces((state) => state.commands);
  const itemsFor = useCallback((typed: string) => paletteCommands(typed, { commands, used }), [commands, used]);
  const run = (item: ChosenItem) => {
    if (item.kind !== 'command') return;
    useVisitedPlaces.getState().noteCommand(item.key);
    item.run();
  };
  return <PaletteFrame itemsFor={itemsFor} onRun={run} hasPrefixes={false} />;
}

/** What these pages do, wherever one is among them. */
function homeCommands(navigate: NavigateFunction): readonly OfferedCommand[] {
  const places = Object.entries(homePlaces).map(([id, { to, label, icon }]) => ({
    id,
    label,
    icon,
    onAction: () => void navigate(to),
    ...(id === 'templates' && { where: t('Select a starter template') }),
  }));
  return [
    { id: 'new', label: t('New project'), icon: FilePlus2, onAction: () => void makeEmpty(navigate) },
    {
      id: 'import',
      label: t('Import'),
      icon: FolderInput,
      onAction: () => chooseArchives((files) => useArrivingFiles.getState().add(files)),
    },
    ...places,
    commandEntry('shortcuts', () => useShortcutsDialog.getState().show(true)),
  ];
}

async function makeEmpty(navigate: NavigateFunction): Promise<void> {
  const made = await makeProject(createEmpty);
  if ('id' in made) await navigate(`/game/${made.id}`);
  else showToast(made.message);
}
