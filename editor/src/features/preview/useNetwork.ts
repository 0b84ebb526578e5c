import type { HostAnswers } from '@playhouse/player/servers';
import { useRef, useState } from 'react';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { allowServer, forgetServer, isServerAllowed, useAllowedServers } from '../../ui-state/allowedServers.ts';
import { useServerConnection } from './useServerConnection.ts';
import { type ServerSimulation, useSimulatedServer } from './useSimulatedServer.ts';

export interface Network {
  /** The address whose host the user is being asked about. */
  readonly asked: URL | undefined;
  /** Origins that the game of this project may call, also in the next preview. */
  readonly allowed: readonly string[];
  /** Origins that the user has refused in this preview. */
  readonly refused: readonly string[];
  readonly simulation: ServerSimulation;
  readonly take: (event: FrameEvent) => void;
  readonly answer: (isAllowed: boolean) => void;
  /** Asks about a server that the user names; false when no game on this page can reach it. */
  readonly name: (address: URL) => Promise<boolean>;
  /** Forgets the decision about an origin, so that the game cannot call it before it is asked about again. */
  readonly forget: (origin: string) => void;
}

/** Performs the calls of the game in the frame, which has no network, for hosts that the user allows. */
export function useNetwork(
  send: (command: FrameCommand) => void,
  frame: number,
  onWarning: (event: Extract<FrameEvent, { type: 'warning' }>) => void,
): Network {
  const now = useRef(frame);
  now.current = frame;
  const simulation = useSimulatedServer();
  const { answers, ...decided } = useAnswers();
  const warn = (text: string) => onWarning({ type: 'warning', frame: now.current, text });
  const { asked, answer, connected } = useServerConnection(warn, answers);
  const runs = useRef(0);
  return {
    asked,
    ...decided,
    simulation,
    take(event) {
      simulation.take(event);
      // A new game restarts the numbering of calls.
      if (event.type === 'loaded') runs.current += 1;
      if (event.type !== 'send') return;
      const run = runs.current;
      const reply = (value: string | undefined) => {
        if (run === runs.current) send({ type: 'answer', call: event.call, ...(value !== undefined && { value }) });
      };
      if (simulation.isOn) simulation.serve(event, now.current, reply);
      else void connected().call(event).then(reply);
    },
    answer,
    name: (address) => connected().mayReach(address),
  };
}

/** The user's answers: those that allow a server are kept for the project, the others as long as the preview. */
function useAnswers() {
  const { id } = useOpenProject();
  const allowed = useAllowedServers(id);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const refusals = useRef(new Set<string>());
  const change = (edit: (origins: Set<string>) => void) => {
    edit(refusals.current);
    setRefused([...refusals.current]);
  };
  const answers: HostAnswers = {
    get(origin) {
      if (refusals.current.has(origin)) return false;
      return isServerAllowed(id, origin) || undefined;
    },
    set(origin, isAllowed) {
      if (isAllowed) allowServer(id, origin);
      else change((origins) => origins.add(origin));
    },
  };
  return {
    answers,
    allowed,
    refused,
    forget(origin: string) {
      forgetServer(id, origin);
      change((origins) => origins.delete(origin));
    },
  };
}
