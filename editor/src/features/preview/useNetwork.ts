import { connectServers, createHostConsent, type HostAnswers } from '@playhouse/player/servers';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/t.ts';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { allowServer, forgetServer, isServerAllowed, useAllowedServers } from '../../ui-state/allowedServers.ts';
import { createServerFrame, type ServerFrame } from './serverFrame.ts';
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

interface Question {
  readonly address: URL;
  readonly resolve: (isAllowed: boolean) => void;
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
  const { asked, ask, answer } = useQuestions();
  const runs = useRef(0);
  const servers = useRef<ServerFrame>(undefined);
  useEffect(() => () => servers.current?.close(), []);
  const connect = () => {
    const warn = (text: string) => onWarning({ type: 'warning', frame: now.current, text });
    const mayReach = createHostConsent({
      pageHostname: window.location.hostname,
      answers,
      ask,
      onRefused: (host, reason) => warn(t('The game cannot call {host}: {reason}.', { host, reason })),
    });
    const call = connectServers({
      mayReach,
      call(request) {
        servers.current ??= createServerFrame();
        return servers.current.call(request);
      },
      onFailure: (url, reason) => warn(t('The call to {url} failed: {reason}.', { url, reason })),
    });
    return { mayReach, call };
  };
  const connection = useRef<ReturnType<typeof connect>>(undefined);
  const connected = () => {
    connection.current ??= connect();
    return connection.current;
  };
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

/** Questions to the user, one after the other. */
function useQuestions() {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [question] = questions;
  return {
    asked: question?.address,
    ask: (address: URL) =>
      new Promise<boolean>((resolve) => setQuestions((current) => [...current, { address, resolve }])),
    answer(isAllowed: boolean) {
      question?.resolve(isAllowed);
      setQuestions((current) => current.slice(1));
    },
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
