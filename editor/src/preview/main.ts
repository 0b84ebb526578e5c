import { connectMessage, parseCommand } from './frameMessages.ts';
import { createGameHost } from './gameHost.ts';

/** The frame takes one channel from the page that made it, once, and listens to nothing else. */
function connect(event: MessageEvent): void {
  const [port] = event.ports;
  if (event.source !== window.parent || event.data !== connectMessage || !port) return;
  window.removeEventListener('message', connect);
  const host = createGameHost(document.getElementById('stage') ?? document.body, (message) =>
    port.postMessage(message),
  );
  port.addEventListener('message', ({ data }: MessageEvent) => {
    const command = parseCommand(data);
    if (command) void host.follow(command);
    else port.close();
  });
  port.start();
  port.postMessage({ type: 'ready' });
}

window.addEventListener('message', connect);
