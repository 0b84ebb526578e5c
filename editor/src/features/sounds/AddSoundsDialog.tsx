import { FolderOpen, Mic, SlidersHorizontal } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { fileTypes } from '../assets/useUploads.ts';
import styles from './AddSoundsDialog.module.css';

export interface AddSoundsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onMake: () => void;
  readonly onRecord: () => void;
}

/** Where new sounds come from. docs/product-rules.md#adding-sounds. */
export function AddSoundsDialog({ isOpen, onClose, onFiles, onMake, onRecord }: AddSoundsDialogProps) {
  return (
    <Dialog title="Add Sounds" isOpen={isOpen} onClose={onClose} actions={<Button onPress={onClose}>Cancel</Button>}>
      <div className={styles.ways}>
        <FileTrigger
          acceptedFileTypes={fileTypes.sounds}
          allowsMultiple
          onSelect={(list) => (list && list.length > 0 ? onFiles([...list]) : undefined)}
        >
          <Button wide icon={FolderOpen} autoFocus>
            Choose File
          </Button>
        </FileTrigger>
        <Button wide icon={SlidersHorizontal} onPress={onMake}>
          Make a Sound
        </Button>
        <Button wide icon={Mic} onPress={onRecord}>
          Record a Sound
        </Button>
      </div>
    </Dialog>
  );
}
