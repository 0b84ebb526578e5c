import { receive } from '@playhouse/player/messages';
import { isConnectMessage, parseCommand } from './frameMessages.ts';
import { createPreviewController } from './previewController.ts';
import { takeWorkerCode } from './startGameWorker.ts';

/** The frame accepts one channel from the page that created it, once, and no other messages. */
function connect(event: MessageEvent): void {
  const [port] = event.ports;
  if (!comesFromEditor(event) || !isConnectMessage(event.data) || !port) return;
  window.removeEventListener('message', connect);
  if (event.data.workerCode) takeWorkerCode(event.data.workerCode);
  const host = createPreviewController(document.getElementById('stage') ?? document.body, (message) =>
    port.postMessage(message),
  );
  receive(port, parseCommand, (command) => void host.follow(command));
  port.postMessage({ type: 'ready' });
}

/** The page around the frame, or the editor that has opened that page: a window of its own for the game. */
function comesFromEditor({ source, origin }: MessageEvent): boolean {
  if (source === window.parent) return true;
  const opener: unknown = window.parent.opener;
  return source !== null && source === opener && origin === new URL(location.href).origin;
}

/**
 * The one way out of a frame that no policy closes. Games run in a worker, never in this window; this is a second line
 * of defense. A nested frame would have its own origin, whose window cannot be reached from here.
 */
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);

// Without an opaque origin, a game could reach what the editor stores: then nothing runs here.
if (self.origin === 'null') window.addEventListener('message', connect);
