import { useEffect } from 'react';
import type { FrameCommand } from '../../preview/frameMessages.ts';
import { endDevices, useLiveDevices } from '../../ui-state/liveDevices.ts';

/** Asks the frame for the devices that are shown, after each restart too. What it reports goes to `takeDevices`. */
export function useDevices(send: (command: FrameCommand) => void, loads: number): void {
  const wanted = useLiveDevices((state) => state.wanted);
  useEffect(() => {
    if (loads > 0) send({ type: 'watchDevices', ids: [...wanted] });
  }, [send, wanted, loads]);
  useEffect(() => endDevices, []);
}
