import { receive } from '@playhouse/player/messages';
import type { CallOutcome } from '@playhouse/player/servers';
import { t } from '../../i18n/t.ts';
import { connectNetwork, parseAnswer, type ServerRequest } from '../../network/serverMessages.ts';

/** A frame that calls servers and can do nothing else. */
export interface ServerFrame {
  call(request: Omit<ServerRequest, 'id'>): Promise<CallOutcome>;
  close(): void;
}

/** Adds the frame to the page, invisibly. */
export function createServerFrame(): ServerFrame {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = t('Network of the game');
  frame.src = './network.html';
  frame.sandbox.add('allow-scripts');
  const { port1: port, port2 } = new MessageChannel();
  const waiting = new Map<number, (outcome: CallOutcome) => void>();
  let calls = 0;
  const answerAll = (failure: string) => {
    for (const answer of waiting.values()) answer({ failure });
    waiting.clear();
  };
  receive(
    port,
    parseAnswer,
    ({ id, outcome }) => {
      waiting.get(id)?.(outcome);
      waiting.delete(id);
    },
    () => answerAll(t('the frame that calls servers has failed')),
  );
  // The frame's origin is opaque, so no origin can be named; the channel goes to exactly this window.
  frame.addEventListener('load', () => frame.contentWindow?.postMessage(connectNetwork, '*', [port2]), { once: true });
  document.body.append(frame);
  return {
    call: ({ method, url, body }) =>
      new Promise((resolve) => {
        calls += 1;
        waiting.set(calls, resolve);
        port.postMessage({ id: calls, method, url, body });
      }),
    close() {
      port.close();
      frame.remove();
      answerAll(t('the preview was closed'));
    },
  };
}
