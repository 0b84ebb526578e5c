import { useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../components/Button.tsx';
import { useSession } from '../../session/SessionContext.ts';
import { addPictureActors } from '../assets/addPictureActors.ts';
import { RefusedDialog } from '../assets/RefusedDialog.tsx';
import { fileTypes, useUploads } from '../assets/useUploads.ts';
import styles from './LibraryRows.module.css';
import { libraryCommands } from './libraryCommands.ts';
import { useLibraryCommands } from './useLibraryCommands.ts';

const { icon, label } = libraryCommands.addPictures;

/** Creates an actor from each chosen image. */
export function AddPictures() {
  const session = useSession();
  const files = useRef<HTMLInputElement>(null);
  const { store, refused, forget } = useUploads('images');
  const add = async (files: readonly File[]) => {
    addPictureActors(await store(files), session);
  };
  useLibraryCommands({ addPictures: () => files.current?.click() });
  return (
    <div className={styles.after}>
      <FileTrigger
        ref={files}
        acceptedFileTypes={fileTypes.images}
        allowsMultiple
        onSelect={(list) => void add(list ? [...list] : [])}
      >
        <Button look="quiet" icon={icon}>
          {label}
        </Button>
      </FileTrigger>
      <RefusedDialog names={refused} onClose={forget} />
    </div>
  );
}
