import { IconButton } from '../../components/IconButton.tsx';
import { type LibraryCommandId, libraryCommands } from './libraryCommands.ts';
import { useLibraryCommands } from './useLibraryCommands.ts';

export interface AddButtonProps {
  readonly command: LibraryCommandId;
  readonly onPress: () => void;
}

/** Makes something new in a library, also when the palette asks for it. */
export function AddButton({ command, onPress }: AddButtonProps) {
  const { icon, label } = libraryCommands[command];
  useLibraryCommands({ [command]: onPress });
  return <IconButton icon={icon} label={label} onPress={onPress} />;
}
