import { receive } from '@playhouse/player/messages';
import { callServer } from '@playhouse/player/servers';
import { connectNetwork, parseRequest } from './serverMessages.ts';

/** The frame accepts one channel from the page that created it, once, and no other messages. */
function connect(event: MessageEvent): void {
  const [port] = event.ports;
  if (event.source !== window.parent || event.data !== connectNetwork || !port) return;
  window.removeEventListener('message', connect);
  receive(port, parseRequest, ({ id, ...request }) => {
    void callServer(fetch, request).then((outcome) => port.postMessage({ id, ...outcome }));
  });
}

window.addEventListener('message', connect);
