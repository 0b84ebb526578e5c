import { connectServers, createHostConsent } from '@playhouse/player/servers';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/t.ts';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import { createServerFrame, type ServerFrame } from './serverFrame.ts';

/** The user's decision about a host that the game wanted to call. */
export interface HostChoice {
  readonly host: string;
  readonly isAllowed: boolean;
}

export interface Network {
  /** The address whose host the user is being asked about. */
  readonly asked: URL | undefined;
  readonly choices: readonly HostChoice[];
  readonly take: (event: FrameEvent) => void;
  readonly answer: (isAllowed: boolean) => void;
  /** Asks again about every host. */
  readonly forget: () => void;
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
  const warn = (text: string) => onWarning({ type: 'warning', frame: now.current, text });
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [choices, setChoices] = useState<readonly HostChoice[]>([]);
  const runs = useRef(0);
  const servers = useRef<ServerFrame>(undefined);
  useEffect(() => () => servers.current?.close(), []);
  const connect = () => {
    const mayReach = createHostConsent({
      pageHostname: window.location.hostname,
      ask: (address) =>
        new Promise<boolean>((resolve) => setQuestions((current) => [...current, { address, resolve }])),
      onRefused: (host, reason) => warn(t('The game cannot call {host}: {reason}.', { host, reason })),
    });
    return connectServers({
      mayReach,
      call(request) {
        servers.current ??= createServerFrame();
        return servers.current.call(request);
      },
      onFailure: (url, reason) => warn(t('The call to {url} failed: {reason}.', { url, reason })),
    });
  };
  const connection = useRef<ReturnType<typeof connect>>(undefined);
  const [question] = questions;
  return {
    asked: question?.address,
    choices,
    take(event) {
      // A new game restarts the numbering of calls.
      if (event.type === 'loaded') runs.current += 1;
      if (event.type !== 'send') return;
      const run = runs.current;
      connection.current ??= connect();
      void connection.current(event).then((value) => {
        if (run === runs.current) send({ type: 'answer', call: event.call, ...(value !== undefined && { value }) });
      });
    },
    answer(isAllowed) {
      if (!question) return;
      const { host } = question.address;
      question.resolve(isAllowed);
      setQuestions((current) => current.slice(1));
      setChoices((current) => [...current.filter((choice) => choice.host !== host), { host, isAllowed }]);
    },
    forget() {
      for (const { resolve } of questions) resolve(false);
      setQuestions([]);
      setChoices([]);
      connection.current = undefined;
    },
  };
}
