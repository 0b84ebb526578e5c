import type { RemotePlayer } from '@playhouse/player';
import type { FrameCommand, FrameEvent } from './frameMessages.ts';
import { type GameFilm, startFilm, type TakenMedia, takePicture } from './gameFilm.ts';
import { takeGif } from './gameGif.ts';

/** Makes pictures and films of one player's games. */
export interface MediaDesk {
  take(command: Extract<FrameCommand, { type: 'takeMedia' }>): Promise<void>;
  destroy(): void;
}

/** Seconds of a GIF. */
const gifSeconds = 5;

export function createMediaDesk(player: RemotePlayer, tell: (event: FrameEvent) => void): MediaDesk {
  let film: GameFilm | undefined;
  const hand = (kind: 'picture' | 'gif', taken: TakenMedia | undefined) => tell({ type: 'media', kind, ...taken });
  const tellEnd = () => {
    film = undefined;
    tell({ type: 'filmEnded' });
  };
  return {
    async take({ kind }) {
      if (kind === 'picture') hand('picture', await takePicture(player));
      else if (kind === 'gif') hand('gif', await takeGif(player, gifSeconds));
      else if (kind === 'endFilm') await film?.stop();
      else if (!film) {
        film = startFilm(player, { onPart: (part) => tell({ type: 'filmPart', ...part }), onEnd: tellEnd });
        if (!film) tellEnd();
      }
    },
    destroy() {
      void film?.stop();
    },
  };
}
