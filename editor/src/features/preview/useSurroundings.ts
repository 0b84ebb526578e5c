import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import { useGameLoad } from './useGameLoad.ts';
import { useNetwork } from './useNetwork.ts';
import { usePlatform } from './usePlatform.ts';
import { useSimulatedInput } from './useSimulatedInput.ts';

/** What a game finds around it: a platform, servers, devices; and what it costs. */
export function useSurroundings(
  send: (command: FrameCommand) => void,
  frame: number,
  loads: number,
  onWarning: (event: Extract<FrameEvent, { type: 'warning' }>) => void,
) {
  const platform = usePlatform(send);
  const network = useNetwork(send, frame, onWarning);
  const input = useSimulatedInput(send);
  const measured = useGameLoad(send, loads);
  return {
    platform,
    network,
    input,
    measured,
    take(event: FrameEvent) {
      for (const part of [platform, network, input, measured]) part.take(event);
    },
  };
}
