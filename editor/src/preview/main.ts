import { connectMessage, parseCommand } from './frameMessages.ts';
import { createGameHost } from './gameHost.ts';
import { receive } from './receive.ts';

/** The frame takes one channel from the page that made it, once, and listens to nothing else. */
function connect(event: MessageEvent): void {
  const [port] = event.ports;
  if (event.source !== window.parent || event.data !== connectMessage || !port) return;
  window.removeEventListener('message', connect);
  const host = createGameHost(document.getElementById('stage') ?? document.body, (message) =>
    port.postMessage(message),
  );
  receive(port, parseCommand, (command) => void host.follow(command));
  port.postMessage({ type: 'ready' });
}

window.addEventListener('message', connect);
