import { useEffect, useState } from 'react';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import { type GameLoad, withLoad } from './gameLoad.ts';

export interface MeasuredLoad {
  /** Undefined until something was measured. */
  readonly load: GameLoad | undefined;
  /** Measures while something shows it. */
  readonly setShown: (isShown: boolean) => void;
  readonly take: (event: FrameEvent) => void;
}

/** What the game costs, measured only while it is shown; after each restart too. */
export function useGameLoad(send: (command: FrameCommand) => void, loads: number): MeasuredLoad {
  const [load, setLoad] = useState<GameLoad>();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (loads > 0) send({ type: 'measure', isOn: isShown });
    if (!isShown) setLoad(undefined);
  }, [send, isShown, loads]);
  return {
    load,
    setShown,
    take(event) {
      if (event.type === 'measured') setLoad((current) => withLoad(current, event));
    },
  };
}
