import { Camera, Film, Image, Images, Video } from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import type { Media } from './useMedia.ts';

export interface MediaMenuProps {
  readonly media: Media;
  readonly isDisabled: boolean;
}

/** Saves pictures and films of the game; one button ends a film. */
export function MediaMenu({ media, isDisabled }: MediaMenuProps) {
  const { isFilming, isMakingGif, savePicture, saveGif, startFilm, endFilm } = media;
  if (isFilming) return <IconButton icon={Video} label={t('Stop and save the film')} isOn onPress={endFilm} />;
  return (
    <Menu
      label={t('Save a picture or film')}
      placement="bottom end"
      isInPalette={!isDisabled && !isMakingGif}
      entries={[
        { id: 'picture', label: t('Save a picture'), hint: 'PNG', icon: Image, onAction: savePicture },
        { id: 'gif', label: t('Save the last 5 seconds'), hint: 'GIF', icon: Images, onAction: saveGif },
        { id: 'film', label: t('Record a film'), hint: 'WebM', icon: Film, onAction: startFilm },
      ]}
    >
      <IconButton
        icon={Camera}
        label={isMakingGif ? t('The GIF is being made') : t('Save a picture or film')}
        isDisabled={isDisabled || isMakingGif}
        hasTooltip={false}
      />
    </Menu>
  );
}
