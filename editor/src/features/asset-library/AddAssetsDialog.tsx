import type { AssetFolder } from '@playhouse/core';
import { FolderOpen, type LucideIcon } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { t } from '../../i18n/t.ts';
import { fileTypes } from '../assets/useUploads.ts';
import styles from './AddAssetsDialog.module.css';

export interface AddAssetsDialogProps {
  readonly kind: AssetFolder;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  /** Other ways than choosing files, from top to bottom. */
  readonly ways: readonly { readonly label: string; readonly icon: LucideIcon; readonly onPress: () => void }[];
}

/** Where new assets of a kind come from. docs/product-rules.md#adding-images, docs/product-rules.md#adding-sounds. */
export function AddAssetsDialog({ kind, title, isOpen, onClose, onFiles, ways }: AddAssetsDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} actions={<Button onPress={onClose}>{t('Cancel')}</Button>}>
      <div className={styles.ways}>
        <FileTrigger
          acceptedFileTypes={fileTypes[kind]}
          allowsMultiple
          onSelect={(list) => (list && list.length > 0 ? onFiles([...list]) : undefined)}
        >
          <Button wide icon={FolderOpen} autoFocus>
            {t('Choose File')}
          </Button>
        </FileTrigger>
        {ways.map(({ label, icon, onPress }) => (
          <Button key={label} wide icon={icon} onPress={onPress}>
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
