import type { Asset } from '@playhouse/core';
import { Ear, Music, Plus } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { IconButton } from '../../components/IconButton.tsx';
import { useSession } from '../../session/SessionContext.ts';
import styles from '../asset-library/AssetLibrary.module.css';
import { AssetLibrary } from '../asset-library/AssetLibrary.tsx';
import { listAssets } from '../assets/addAssets.ts';
import { extensionOf } from '../assets/assetFiles.ts';
import { fileTypes, useUploads } from '../assets/useUploads.ts';

/** The sounds of the game. docs/product-rules.md#asset-libraries. */
export default function SoundLibrary({ open }: { readonly open: string | undefined }) {
  const session = useSession();
  const uploads = useUploads('sounds');
  const add = async (files: readonly File[]) => listAssets('sounds', await uploads.store(files), session);
  return (
    <AssetLibrary
      kind="sounds"
      open={open}
      uploads={uploads}
      add={
        <FileTrigger
          acceptedFileTypes={fileTypes.sounds}
          allowsMultiple
          onSelect={(list) => void add(list ? [...list] : [])}
        >
          <IconButton icon={Plus} label="Add sound" />
        </FileTrigger>
      }
      emptyPicture={<Music aria-hidden size={52} strokeWidth={1.25} />}
      pictureOf={(asset) => <SoundIcon asset={asset} />}
      dragType="application/x-playhouse-sound"
      onFiles={(files) => void add(files)}
    />
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
