import { ImagePlus, Search } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import { useFinding } from '../../ui-state/finding.ts';
import { fileTypes } from '../assets/useUploads.ts';
import styles from './ImageInput.module.css';

export interface ImageToolsProps {
  /** The chosen image; blank or undefined for none. */
  readonly image: string | undefined;
  /** True when there are images to choose from. */
  readonly onFiles: (files: readonly File[]) => Promise<boolean>;
  readonly onDone: () => void;
}

/** Buttons below the images: add others, and list the uses of the chosen one. */
export function ImageTools({ image, onFiles, onDone }: ImageToolsProps) {
  const findUses = (id: string) => {
    onDone();
    useFinding.getState().findUses({ kind: 'image', id });
  };
  return (
    <span className={styles.foot}>
      <FileTrigger
        acceptedFileTypes={fileTypes.images}
        allowsMultiple
        onSelect={async (list) => {
          if (await onFiles(list ? [...list] : [])) onDone();
        }}
      >
        <Button size="small" icon={ImagePlus}>
          {t('Add images')}
        </Button>
      </FileTrigger>
      {image ? (
        <Button size="small" look="plain" icon={Search} onPress={() => findUses(image)}>
          {t('Find uses')}
        </Button>
      ) : null}
    </span>
  );
}
