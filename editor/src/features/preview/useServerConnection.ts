import { connectServers, createHostConsent, type HostAnswers } from '@playhouse/player/servers';
import { useEffect, useRef, useState } from 'react';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { createServerFrame, type ServerFrame } from './serverFrame.ts';

interface Question {
  readonly address: URL;
  readonly resolve: (isAllowed: boolean) => void;
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

/**
 * Performs calls of a game on hosts that the user allows. Answers are kept in `answers`, else as long as the page; the
 * author reads in `warn` why a call failed.
 */
export function useServerConnection(warn: (text: string) => void, answers?: HostAnswers) {
  const { asked, ask, answer } = useQuestions();
  const servers = useRef<ServerFrame>(undefined);
  useEffect(() => () => servers.current?.close(), []);
  const connect = () => {
    const mayReach = createHostConsent({
      pageHostname: window.location.hostname,
      ...(answers && { answers }),
      ask,
      onRefused: (host, reason) => warn(t('The game cannot call {host}: {reason}.', { host, reason: said(reason) })),
    });
    const call = connectServers({
      mayReach,
      call(request) {
        servers.current ??= createServerFrame();
        return servers.current.call(request);
      },
      onFailure: (url, reason) => warn(t('The call to {url} failed: {reason}.', { url, reason: said(reason) })),
    });
    return { mayReach, call };
  };
  const connection = useRef<ReturnType<typeof connect>>(undefined);
  return {
    /** The address whose host the user is being asked about. */
    asked,
    answer,
    connected() {
      connection.current ??= connect();
      return connection.current;
    },
  };
}
