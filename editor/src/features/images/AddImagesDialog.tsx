import { Camera, FolderOpen, Paintbrush } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { fileTypes } from '../assets/useUploads.ts';
import styles from './AddImagesDialog.module.css';

export interface AddImagesDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onWebcam: () => void;
  readonly onDraw: () => void;
}

/** Where new images come from. docs/product-rules.md#adding-images. */
export function AddImagesDialog({ isOpen, onClose, onFiles, onWebcam, onDraw }: AddImagesDialogProps) {
  return (
    <Dialog title="Add Images" isOpen={isOpen} onClose={onClose} actions={<Button onPress={onClose}>Cancel</Button>}>
      <div className={styles.ways}>
        <FileTrigger
          acceptedFileTypes={fileTypes.images}
          allowsMultiple
          onSelect={(list) => (list && list.length > 0 ? onFiles([...list]) : undefined)}
        >
          <Button wide icon={FolderOpen} autoFocus>
            Choose File
          </Button>
        </FileTrigger>
        <Button wide icon={Camera} onPress={onWebcam}>
          Open Webcam
        </Button>
        <Button wide icon={Paintbrush} onPress={onDraw}>
          Draw one
        </Button>
      </div>
    </Dialog>
  );
}
