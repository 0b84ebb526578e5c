import { useState } from 'react';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import { useProject } from '../../session/SessionContext.ts';
import { fileNameOf } from '../projects/projectNames.ts';
import { saveFile } from './saveFile.ts';

/** Pictures and films of the game, saved as files. */
export interface Media {
  readonly isFilming: boolean;
  /** True while a GIF is being made, which takes a moment. */
  readonly isMakingGif: boolean;
  readonly savePicture: () => void;
  readonly saveGif: () => void;
  readonly toggleFilm: () => void;
  readonly take: (event: FrameEvent) => void;
}

const endings = { 'image/png': 'png', 'image/gif': 'gif', 'video/webm': 'webm', 'video/mp4': 'mp4' } as const;

export function useMedia(send: (command: FrameCommand) => void): Media {
  const title = useProject(({ object }) => object.title);
  const [isFilming, setFilming] = useState(false);
  const [isMakingGif, setMakingGif] = useState(false);
  const save = ({ mime, bytes }: Extract<FrameEvent, { type: 'media' }>) => {
    if (!mime || !bytes) return showToast(t('This browser cannot make it.'));
    const name = `${fileNameOf(title)}.${endings[mime]}`;
    saveFile(name, new Uint8Array(bytes), mime);
    showToast(t('“{name}” saved', { name }));
  };
  return {
    isFilming,
    isMakingGif,
    savePicture: () => send({ type: 'takeMedia', kind: 'picture' }),
    saveGif() {
      setMakingGif(true);
      send({ type: 'takeMedia', kind: 'gif' });
    },
    toggleFilm() {
      setFilming(!isFilming);
      send({ type: 'takeMedia', kind: isFilming ? 'endFilm' : 'startFilm' });
    },
    take(event) {
      if (event.type === 'loaded' || event.type === 'failed') {
        setFilming(false);
        setMakingGif(false);
      }
      if (event.type !== 'media') return;
      if (event.kind === 'film') setFilming(false);
      if (event.kind === 'gif') setMakingGif(false);
      save(event);
    },
  };
}
