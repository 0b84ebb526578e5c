import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../i18n/t.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { AddAssetsDialog } from '../asset-library/AddAssetsDialog.tsx';
import { AssetLibrary } from '../asset-library/AssetLibrary.tsx';
import { assetPath } from '../assets/assetFiles.ts';
import { assetAddress } from '../assets/assetKinds.ts';
import { useLibraryUploads } from '../assets/useUploads.ts';
import { imageDragType } from '../drawing/dragTypes.ts';
import { libraryCommands } from '../library-panel/libraryCommands.ts';
import { useLibraryCommands } from '../library-panel/useLibraryCommands.ts';
import { ImageThumbnail } from './ImageThumbnail.tsx';
import { WebcamDialog } from './WebcamDialog.tsx';

/** The images of the game. docs/product-rules.md#asset-libraries. */
export default function ImageLibrary({ open }: { readonly open: string | undefined }) {
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const uploads = useLibraryUploads('images');
  const [dialog, setDialog] = useState<'add' | 'webcam'>();
  const close = () => setDialog(undefined);
  const draw = async () => {
    close();
    const { createBlankImage } = await import('./createBlankImage.ts');
    const [drawn] = await uploads.add([await createBlankImage()]);
    if (drawn) await navigate(assetAddress(game, 'images', drawn.asset.name));
  };
  const { addImage, webcam, drawImage } = libraryCommands;
  const deeds = {
    addImage: () => setDialog('add'),
    webcam: () => setDialog('webcam'),
    drawImage: () => void draw(),
  };
  useLibraryCommands(deeds);
  return (
    <>
      <AssetLibrary
        kind="images"
        open={open}
        uploads={uploads}
        add={<IconButton icon={addImage.icon} label={addImage.label} onPress={deeds.addImage} />}
        emptyPicture={<ImagePlus aria-hidden size={52} strokeWidth={1.25} />}
        pictureOf={(asset) => <ImageThumbnail path={assetPath('images', asset)} />}
        dragType={imageDragType}
        onFiles={(files) => void uploads.add(files)}
      />
      <AddAssetsDialog
        kind="images"
        title={t('Add Images')}
        isOpen={dialog === 'add'}
        onClose={close}
        onFiles={(files) => {
          close();
          void uploads.add(files);
        }}
        ways={[
          { ...webcam, onPress: deeds.webcam },
          { ...drawImage, onPress: deeds.drawImage },
        ]}
      />
      {dialog === 'webcam' ? (
        <WebcamDialog
          onClose={close}
          onPicture={(file) => {
            close();
            void uploads.add([file]);
          }}
        />
      ) : null}
    </>
  );
}
