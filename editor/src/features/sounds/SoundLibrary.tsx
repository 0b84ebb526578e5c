import type { Asset } from '@playhouse/core';
import { Ear, Music } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import { AddAssetsDialog } from '../asset-library/AddAssetsDialog.tsx';
import styles from '../asset-library/AssetLibrary.module.css';
import { AssetLibrary } from '../asset-library/AssetLibrary.tsx';
import { extensionOf } from '../assets/assetFiles.ts';
import { useLibraryUploads } from '../assets/useUploads.ts';
import { libraryCommands } from '../library-panel/libraryCommands.ts';
import { useLibraryCommands } from '../library-panel/useLibraryCommands.ts';

const MakeSoundDialog = lazy(() =>
  import('./make/MakeSoundDialog.tsx').then((part) => ({ default: part.MakeSoundDialog })),
);
const RecordSoundDialog = lazy(() =>
  import('./record/RecordSoundDialog.tsx').then((part) => ({ default: part.RecordSoundDialog })),
);

/** The sounds of the game. docs/product-rules.md#asset-libraries. */
export default function SoundLibrary({ open }: { readonly open: string | undefined }) {
  const uploads = useLibraryUploads('sounds');
  const [dialog, setDialog] = useState<'add' | 'make' | 'record'>();
  const close = () => setDialog(undefined);
  const done = (name: string) => {
    close();
    showToast(t('“{name}” was added.', { name }));
  };
  const { addSound, makeSound, recordSound } = libraryCommands;
  const deeds = {
    addSound: () => setDialog('add'),
    makeSound: () => setDialog('make'),
    recordSound: () => setDialog('record'),
  };
  useLibraryCommands(deeds);
  return (
    <>
      <AssetLibrary
        kind="sounds"
        open={open}
        uploads={uploads}
        add={<IconButton icon={addSound.icon} label={addSound.label} onPress={deeds.addSound} />}
        emptyPicture={<Music aria-hidden size={52} strokeWidth={1.25} />}
        pictureOf={(asset) => <SoundIcon asset={asset} />}
        dragType="application/x-playhouse-sound"
        onFiles={(files) => void uploads.add(files)}
      />
      <AddAssetsDialog
        kind="sounds"
        title={t('Add Sounds')}
        isOpen={dialog === 'add'}
        onClose={close}
        onFiles={(files) => {
          close();
          void uploads.add(files);
        }}
        ways={[
          { ...makeSound, onPress: deeds.makeSound },
          { ...recordSound, onPress: deeds.recordSound },
        ]}
      />
      <Suspense>
        {dialog === 'make' ? <MakeSoundDialog onClose={close} onDone={done} /> : null}
        {dialog === 'record' ? <RecordSoundDialog onClose={close} onDone={done} /> : null}
      </Suspense>
    </>
  );
}

/** A note for music, which is m4a, and an ear for other sounds. */
function SoundIcon({ asset }: { readonly asset: Asset }) {
  const isMusic = extensionOf(asset) === 'm4a';
  const Icon = isMusic ? Music : Ear;
  return (
    <span className={styles.icon} data-icon={isMusic ? 'music' : 'hearing'}>
      <Icon aria-hidden strokeWidth={1.75} />
    </span>
  );
}
