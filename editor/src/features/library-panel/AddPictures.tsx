import { ImagePlus } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import { useSession } from '../../session/SessionContext.ts';
import { addPictureActors } from '../assets/addPictureActors.ts';
import { RefusedDialog } from '../assets/RefusedDialog.tsx';
import { fileTypes, useUploads } from '../assets/useUploads.ts';
import styles from './LibraryRows.module.css';

/** Creates an actor from each chosen image. */
export function AddPictures() {
  const session = useSession();
  const { store, refused, forget } = useUploads('images');
  const add = async (files: readonly File[]) => {
    addPictureActors(await store(files), session);
  };
  return (
    <div className={styles.after}>
      <FileTrigger
        acceptedFileTypes={fileTypes.images}
        allowsMultiple
        onSelect={(list) => void add(list ? [...list] : [])}
      >
        <Button look="quiet" icon={ImagePlus}>
          {t('Add images as actors')}
        </Button>
      </FileTrigger>
      <RefusedDialog names={refused} onClose={forget} />
    </div>
  );
}
