import { receive } from '@playhouse/player/messages';
import { isConnectMessage, parseCommand } from './frameMessages.ts';
import { createPreviewController } from './previewController.ts';
import { takeWorkerCode } from './startGameWorker.ts';

/** The frame accepts one channel from a page of the editor, once, and no other messages. */
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

/**
 * Whether a message comes from a page of the editor: by its origin, which the sender cannot choose. The window of the
 * sender says less. It is not always the one around this frame, since the editor also connects frames in windows that it
 * has opened for a game. And the page around this frame may be of another site, if the server sends no header against that.
 * Games have an opaque origin; every other page of this origin can do anything to the editor anyway.
 */
function comesFromEditor({ origin }: MessageEvent): boolean {
  return origin !== 'null' && origin === new URL(location.href).origin;
}

/**
 * The one way out of a frame that no policy closes. Games run in a worker, never in this window; this is a second line
 * of defense. A nested frame would have its own origin, whose window cannot be reached from here.
 */
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);

// Without an opaque origin, a game could reach what the editor stores: then nothing runs here.
if (self.origin === 'null') window.addEventListener('message', connect);
