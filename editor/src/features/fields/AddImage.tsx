import { ImagePlus, Plus } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import { fileTypes } from '../assets/useUploads.ts';
import { Thumbnail } from '../drawing/Thumbnail.tsx';
import { type FieldControlProps, pickerProps } from './fieldControl.ts';
import { Picker } from './Picker.tsx';

export interface AddImageProps extends Omit<FieldControlProps, 'onChange'> {
  readonly onChange: (name: string) => void;
  readonly onFiles: (files: readonly File[]) => Promise<void>;
}

/** Adds one of the images of the game, or image files, to a list. */
export function AddImage({ onChange, onFiles, ...props }: AddImageProps) {
  const { label } = props;
  const known = useProject((project) => project.assets.images);
  return (
    <Picker
      {...pickerProps(props)}
      label={t('Add an image to {label}', { label })}
      value=""
      options={known.map(({ name }) => ({ id: name, name, picture: <Thumbnail image={name} size="tiny" /> }))}
      blank={t('Add an image')}
      empty={t('This game has no images yet.')}
      icon={ImagePlus}
      onChange={onChange}
      footer={(close) => (
        <FileTrigger
          acceptedFileTypes={fileTypes.images}
          allowsMultiple
          onSelect={(list) => {
            void onFiles(list ? [...list] : []);
            close();
          }}
        >
          <Button size="small" icon={Plus}>
            {t('Add images')}
          </Button>
        </FileTrigger>
      )}
    />
  );
}
