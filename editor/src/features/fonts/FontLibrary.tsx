import { Type } from 'lucide-react';
import { useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../i18n/t.ts';
import { AssetLibrary } from '../asset-library/AssetLibrary.tsx';
import { assetPath } from '../assets/assetFiles.ts';
import { fileTypes, useLibraryUploads } from '../assets/useUploads.ts';
import { libraryCommands } from '../library-panel/libraryCommands.ts';
import { useLibraryCommands } from '../library-panel/useLibraryCommands.ts';
import styles from './FontLibrary.module.css';
import { useFontFamily } from './fontFaces.ts';
import { IncludedFonts } from './IncludedFonts.tsx';

/** The fonts of the game, and those that every game has. docs/product-rules.md#asset-libraries. */
export default function FontLibrary({ open }: { readonly open: string | undefined }) {
  const uploads = useLibraryUploads('fonts');
  const files = useRef<HTMLInputElement>(null);
  const { icon, label } = libraryCommands.addFont;
  useLibraryCommands({ addFont: () => files.current?.click() });
  return (
    <AssetLibrary
      kind="fonts"
      open={open}
      uploads={uploads}
      add={
        <FileTrigger
          ref={files}
          acceptedFileTypes={fileTypes.fonts}
          allowsMultiple
          onSelect={(list) => void uploads.add(list ? [...list] : [])}
        >
          <IconButton icon={icon} label={label} />
        </FileTrigger>
      }
      emptyPicture={<Type aria-hidden size={52} strokeWidth={1.25} />}
      pictureOf={(asset) => <FontSample path={assetPath('fonts', asset)} />}
      dragType="application/x-playhouse-font"
      onFiles={(files) => void uploads.add(files)}
    >
      <IncludedFonts open={open} />
    </AssetLibrary>
  );
}

/** Two letters in the font itself. */
function FontSample({ path }: { readonly path: string | undefined }) {
  const family = useFontFamily(path);
  return (
    <span
      aria-hidden
      className={styles.sample}
      data-missing={family === null || undefined}
      style={family ? { fontFamily: `"${family}"` } : {}}
    >
      {family === undefined ? '' : t('Aa')}
    </span>
  );
}
