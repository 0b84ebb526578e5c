import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import type { MediaType } from '../../preview/gameFilm.ts';
import { useProject } from '../../session/SessionContext.ts';
import { fileNameOf } from '../projects/projectNames.ts';
import { type FilmParts, isFull, noFilm, withPart } from './filmParts.ts';
import { saveFile } from './saveFile.ts';

/** Pictures and films of the game, saved as files. */
export interface Media {
  /** True until the film is saved. */
  readonly isFilming: boolean;
  /** True while a GIF is being made, which takes a moment. */
  readonly isMakingGif: boolean;
  readonly savePicture: () => void;
  readonly saveGif: () => void;
  readonly startFilm: () => void;
  /** Saves the film once the frame has sent its end. */
  readonly endFilm: () => void;
  /** Saves what the frame has sent of the film, if there is one. */
  readonly cutFilm: () => void;
  readonly take: (event: FrameEvent) => void;
}

const endings = { 'image/png': 'png', 'image/gif': 'gif', 'video/webm': 'webm', 'video/mp4': 'mp4' } as const;
const cannotText = t('This browser cannot make it.');

export function useMedia(send: (command: FrameCommand) => void): Media {
  const [isMakingGif, setMakingGif] = useState(false);
  const name = useFileName();
  const film = useFilm(send, name);
  return {
    ...film,
    isMakingGif,
    savePicture: () => send({ type: 'takeMedia', kind: 'picture' }),
    saveGif() {
      setMakingGif(true);
      send({ type: 'takeMedia', kind: 'gif' });
    },
    take(event) {
      film.take(event);
      if (event.type === 'loaded' || event.type === 'failed') setMakingGif(false);
      if (event.type !== 'media') return;
      if (event.kind === 'gif') setMakingGif(false);
      const { mime, bytes } = event;
      if (!mime || !bytes) return showToast(cannotText);
      saveFile(name(mime), bytes, mime);
      showToast(t('“{name}” saved', { name: name(mime) }));
    },
  };
}

/** Names files after the game. */
function useFileName(): (mime: MediaType) => string {
  const title = useProject(({ object }) => object.title);
  return (mime) => `${fileNameOf(title)}.${endings[mime]}`;
}

/**
 * Keeps what the frame has sent of a film, so that it can be saved however the frame ends. It is saved when the page
 * is left, too.
 */
function useFilm(
  send: (command: FrameCommand) => void,
  name: (mime: MediaType) => string,
): Pick<Media, 'isFilming' | 'startFilm' | 'endFilm' | 'cutFilm' | 'take'> {
  const [isFilming, setFilming] = useState(false);
  const film = useRef<FilmParts>(undefined);
  const endFilm = () => send({ type: 'takeMedia', kind: 'endFilm' });
  const cutFilm = () => {
    const filmed = film.current;
    film.current = undefined;
    setFilming(false);
    if (filmed?.mime === undefined) return;
    const file = name(filmed.mime);
    saveFile(file, new Blob([...filmed.parts]), filmed.mime);
    showToast(
      isFull(filmed)
        ? t('The film ended at 200 MB. “{name}” saved', { name: file })
        : t('“{name}” saved', { name: file }),
    );
  };
  const latest = useRef(cutFilm);
  latest.current = cutFilm;
  useEffect(() => () => latest.current(), []);
  return {
    isFilming,
    startFilm() {
      film.current = noFilm;
      setFilming(true);
      send({ type: 'takeMedia', kind: 'startFilm' });
    },
    endFilm,
    cutFilm,
    take(event) {
      if (!film.current) return;
      if (event.type === 'filmPart') {
        film.current = withPart(film.current, event);
        if (isFull(film.current)) endFilm();
      }
      if (event.type === 'filmEnded' && film.current.mime === undefined) showToast(cannotText);
      if (event.type === 'filmEnded' || event.type === 'failed' || event.type === 'loaded') cutFilm();
    },
  };
}
