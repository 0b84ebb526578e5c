import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import { useGameLoad } from './useGameLoad.ts';
import { useMedia } from './useMedia.ts';
import { useNetwork } from './useNetwork.ts';
import { usePlatform } from './usePlatform.ts';
import { useSimulatedInput } from './useSimulatedInput.ts';

export interface PlayedGame {
  readonly frame: number;
  /** How many times a game was loaded. */
  readonly loads: number;
  readonly onWarning: (event: Extract<FrameEvent, { type: 'warning' }>) => void;
}

/** What a game finds around it: a platform, servers, devices; what it costs, and its pictures and films. */
export function useSurroundings(send: (command: FrameCommand) => void, { frame, loads, onWarning }: PlayedGame) {
  const platform = usePlatform(send);
  const network = useNetwork(send, frame, onWarning);
  const input = useSimulatedInput(send);
  const measured = useGameLoad(send, loads);
  const media = useMedia(send);
  return {
    platform,
    network,
    input,
    measured,
    media,
    take(event: FrameEvent) {
      for (const part of [platform, network, input, measured, media]) part.take(event);
    },
  };
}
