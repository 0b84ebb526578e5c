import { Camera, ImagePlus, Paintbrush, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../components/IconButton.tsx';
import { useOpenProject } from '../../session/SessionContext.ts';
import { AddAssetsDialog } from '../asset-library/AddAssetsDialog.tsx';
import { AssetLibrary } from '../asset-library/AssetLibrary.tsx';
import { listAssets } from '../assets/addAssets.ts';
import { assetPath } from '../assets/assetFiles.ts';
import { assetAddress } from '../assets/assetKinds.ts';
import { useUploads } from '../assets/useUploads.ts';
import { imageDragType } from '../drawing/dragTypes.ts';
import { ImageThumbnail } from './ImageThumbnail.tsx';
import { WebcamDialog } from './WebcamDialog.tsx';

/** The images of the game. docs/product-rules.md#asset-libraries. */
export default function ImageLibrary({ open }: { readonly open: string | undefined }) {
  const { id: game, session } = useOpenProject();
  const navigate = useNavigate();
  const uploads = useUploads('images');
  const [dialog, setDialog] = useState<'add' | 'webcam'>();
  const close = () => setDialog(undefined);
  const add = async (files: readonly File[]) => {
    const stored = await uploads.store(files);
    listAssets('images', stored, session);
    return stored;
  };
  const draw = async () => {
    close();
    const { createBlankImage } = await import('./createBlankImage.ts');
    const [drawn] = await add([await createBlankImage()]);
    if (drawn) await navigate(assetAddress(game, 'images', drawn.asset.name));
  };
  return (
    <>
      <AssetLibrary
        kind="images"
        open={open}
        uploads={uploads}
        add={<IconButton icon={Plus} label="Add image" onPress={() => setDialog('add')} />}
        emptyPicture={<ImagePlus aria-hidden size={52} strokeWidth={1.25} />}
        pictureOf={(asset) => <ImageThumbnail path={assetPath('images', asset)} />}
        dragType={imageDragType}
        onFiles={(files) => void add(files)}
      />
      <AddAssetsDialog
        kind="images"
        title="Add Images"
        isOpen={dialog === 'add'}
        onClose={close}
        onFiles={(files) => {
          close();
          void add(files);
        }}
        ways={[
          { label: 'Open Webcam', icon: Camera, onPress: () => setDialog('webcam') },
          { label: 'Draw one', icon: Paintbrush, onPress: () => void draw() },
        ]}
      />
      {dialog === 'webcam' ? (
        <WebcamDialog
          onClose={close}
          onPicture={(file) => {
            close();
            void add([file]);
          }}
        />
      ) : null}
    </>
  );
}
