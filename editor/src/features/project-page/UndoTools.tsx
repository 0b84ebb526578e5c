import { Redo2, Undo2 } from 'lucide-react';
import { useStore } from 'zustand';
import { IconButton } from '../../components/IconButton.tsx';
import { useSession } from '../../session/SessionContext.ts';
import { commandNames } from '../shortcuts/commandNames.ts';
import { useKeysOf } from '../shortcuts/shortcuts.ts';
import type { ProjectCommands } from './useProjectCommands.ts';

const { undo, redo } = commandNames;

/** Undo and redo. */
export function UndoTools({ commands }: { readonly commands: Pick<ProjectCommands, 'undo' | 'redo'> }) {
  const session = useSession();
  const canUndo = useStore(session, ({ history }) => history.undo.length > 0);
  const canRedo = useStore(session, ({ history }) => history.redo.length > 0);
  const [undoKeys, redoKeys] = [useKeysOf('undo'), useKeysOf('redo')];
  return (
    <>
      <IconButton
        icon={Undo2}
        label={undo.label}
        {...(undoKeys && { keys: undoKeys })}
        isDisabled={!canUndo}
        onPress={commands.undo}
      />
      <IconButton
        icon={Redo2}
        label={redo.label}
        {...(redoKeys && { keys: redoKeys })}
        isDisabled={!canRedo}
        onPress={commands.redo}
      />
    </>
  );
}
