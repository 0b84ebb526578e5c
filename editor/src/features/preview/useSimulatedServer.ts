import { framesPerSecond } from '@playhouse/core';
import { useRef, useState } from 'react';
import type { FrameEvent } from '../../preview/frameMessages.ts';
import { emptyServer, type SimulatedServer, serve, withTable } from './simulatedServer.ts';

type Call = Extract<FrameEvent, { type: 'send' }>;

export interface ServerSimulation {
  /** Whether calls of the game go to the simulated server: none leaves the page then. */
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
  readonly server: SimulatedServer;
  readonly choose: (part: Pick<SimulatedServer, 'outcome'> | Pick<SimulatedServer, 'delay'>) => void;
  /** Answers calls for an address with a table from now on. */
  readonly putTable: (url: string, text: string) => void;
  readonly serve: (call: Call, frame: number, reply: (value: string | undefined) => void) => void;
  readonly take: (event: FrameEvent) => void;
}

interface Due {
  readonly frame: number;
  readonly reply: () => void;
}

/** The simulated server of a preview. It measures time in game time and forgets everything with the preview. */
export function useSimulatedServer(): ServerSimulation {
  const [isOn, turn] = useState(false);
  const [server, setServer] = useState(emptyServer);
  // Calls come one after the other without a rendering in between.
  const now = useRef({ server, due: [] as readonly Due[] });
  const change = (next: SimulatedServer) => {
    now.current.server = next;
    setServer(next);
  };
  return {
    isOn,
    turn,
    server,
    choose: (part) => change({ ...now.current.server, ...part }),
    putTable: (url, text) => change({ ...now.current.server, tables: withTable(now.current.server.tables, url, text) }),
    serve(call, frame, reply) {
      const { answer, server: after } = serve(now.current.server, call, frame);
      change(after);
      if (after.delay === 0) return reply(answer);
      const due = { frame: frame + after.delay * framesPerSecond, reply: () => reply(answer) };
      now.current.due = [...now.current.due, due];
    },
    take(event) {
      if (event.type === 'loaded') now.current.due = [];
      if (event.type !== 'beat') return;
      const { due } = now.current;
      now.current.due = due.filter(({ frame }) => frame > event.frame);
      for (const { frame, reply } of due) if (frame <= event.frame) reply();
    },
  };
}
